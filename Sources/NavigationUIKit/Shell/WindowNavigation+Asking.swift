import NavigationCore
import UIKit

extension WindowNavigation {
  /// Asks a coordinator for its controller, once, and checks what it gives (R21).
  func ask(_ start: Start, _ landing: Landing, _ reading: Reading) -> WindowMachine.Action {
    if let answer = start.answer { return answerAgain(start, answer, landing, reading) }
    guard let record = records[start.id] else {
      return machine.answerRefused(start, .place(.rootGone), reading)
    }
    if let kind = refusal(of: start, landing) {
      return machine.answerRefused(start, kind, reading)
    }
    let controller = record.controller()
    // It may have ended while it was asked: then nothing is kept of it.
    guard records[start.id] != nil else { return machine.dropped(reading) }
    return answer(start, controller, record, reading)
  }

  /// A start that was taken back: its coordinator is not asked again, but where it lands now a
  /// navigation controller may be needed that was not needed before (R14).
  private func answerAgain(
    _ start: Start, _ answer: Answer, _ landing: Landing, _ reading: Reading
  ) -> WindowMachine.Action {
    guard case .controller = answer, needsNavigation(start, landing),
      let controller = controllers.controller(of: start.id),
      let navigation = records[start.id]?.navigation?()
    else { return machine.answered(start, answer, reading) }
    let check = PreflightCheck(contents: contents, landing: landing, root: start.root)
    if let kind = check.problem(ofStack: navigation) {
      return machine.answerRefused(start, kind, reading)
    }
    let stack = known(stackOf: navigation)
    controllers.add(controller, for: start.id, in: navigation, as: stack)
    return machine.answered(start, .stack(stack), reading)
  }

  /// Where a start lands is asked again: the getter may have started and ended others.
  private func answer(
    _ start: Start, _ controller: UIViewController, _ record: EntryRecord, _ reading: Reading
  ) -> WindowMachine.Action {
    let landing = machine.landing(of: start)
    let navigation = needsNavigation(start, landing) ? record.navigation?() : nil
    let check = PreflightCheck(contents: contents, landing: landing, root: start.root)
    if let kind = refusal(of: start, landing) ?? check.problem(controller, in: navigation) {
      return machine.answerRefused(start, kind, reading)
    }
    let stack = navigation.map { known(stackOf: $0) }
    controllers.add(controller, for: start.id, in: navigation, as: stack)
    let answer = stack.map(Answer.stack) ?? .controller(isAlert: controller is UIAlertController)
    return machine.answered(start, answer, reading)
  }

  private func needsNavigation(_ start: Start, _ landing: Landing) -> Bool {
    switch landing {
    case .presentStack: true
    case .ground: start.placement == .windowRootInNewStack
    case .push, .present, .nowhere: false
    }
  }

  /// A start that has nowhere to go: its coordinator is not even asked.
  private func refusal(of start: Start, _ landing: Landing) -> Issue.Kind? {
    switch landing {
    case .nowhere: return .place(.noStack)
    case .ground: return window == nil ? .place(.noWindow) : nil
    case .push(let stack):
      guard let navigation = controllers.navigation(of: stack) else { return .place(.rootGone) }
      let isEmpty = navigation.viewControllers.isEmpty && machine.unshownCount(in: stack) == 0
      return isEmpty && start.placement != .pushedOnRoot && !isNew(stack)
        ? .place(.emptyStack) : nil
    case .present, .presentStack: return nil
    }
  }

  /// Whether a stack comes with an entry and has not been filled yet.
  private func isNew(_ stack: StackID) -> Bool {
    machine.state.stacks[stack]?.members.first?.entry != nil
  }

  private func known(stackOf navigation: UINavigationController) -> StackID {
    controllers.stack(of: navigation) ?? StackID(Serial.next())
  }
}
