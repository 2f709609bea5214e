import Foundation
import Insecurity
import InsecurityTesting
import NavigationCore
import NavigationUIKit
import UIKit

extension Run {
  /// A task that starts and waits for the result; it begins when the main queue is served.
  ///
  /// There is one at a time: one that is given its result goes through the pool of threads before it
  /// comes to the main queue, and of several nobody could say which comes first.
  func startAwaited(
    _ kind: Step.Kind, _ asker: Step.Asker, animated: Bool, then: [Step]
  ) {
    guard runningTasks == 0 else {
      return start(kind, asker, animated: animated, then: then.filter { !$0.waits }, asked: [])
    }
    runningTasks += 1
    let task = Task { @MainActor [self] in
      defer { runningTasks -= 1 }
      see()
      guard let taker = taker(of: asker) else { return }
      guard !Task.isCancelled else { return await startTooLate(kind, taker) }
      let number = begin(kind, taker)
      started[number].awaiting = .waits
      if taker.isWindow { model.replaceAll(for: number) }
      wentOn(number, with: await result(of: number, kind, taker, animated))
      for step in then where !step.waits { perform(step) }
    }
    tasks.append(task)
  }

  private func wentOn(_ number: Int, with result: String?) {
    switch started[number].awaiting {
    case .answered(let ending):
      if (ending == .finished) != (result == "\(number)") {
        model.object("\(number) ended as \(ending) and its task got \(result ?? "nil")")
      }
    case .waits, .none, .wentOn: model.object("\(number) goes on and was not told")
    }
    started[number].awaiting = .wentOn
  }

  /// Whether a task was given its result and has not gone on.
  private var isOnItsWay: Bool {
    started.contains {
      switch $0.awaiting {
      case .answered: true
      case .none, .waits, .wentOn: false
      }
    }
  }

  private func result(
    of number: Int, _ kind: Step.Kind, _ taker: Taker, _ animated: Bool
  ) async -> String? {
    let give: Giver = { [unowned self] in controller(of: number, kind, []) }
    let navigation = taker.navigation
    switch kind {
    case .modal, .fullScreen, .alert:
      return await navigation.start(keep(ModalActor(give), number), animated: animated)
    case .pushed:
      let actor = keep(PushedActor(give), number)
      if let chain = navigation as? ChainNavigation {
        return await chain.start(actor, animated: animated)
      }
      return await navigation.start(UINavigationController(), actor, animated: animated)
    case .newStack:
      return await navigation.start(
        UINavigationController(), keep(PushedActor(give), number), animated: animated)
    case .current, .adaptiveModal, .adaptiveNew, .fallback:
      return await navigation.start(
        keep(AdaptiveActor(give), number), in: kind.context, animated: animated)
    }
  }

  /// A task that was cancelled before it started anything shows nothing.
  private func startTooLate(_ kind: Step.Kind, _ taker: Taker) async {
    let actor = ModalActor { [unowned self] in
      model.object("a cancelled task has shown a screen")
      return UIViewController()
    }
    let result = await taker.navigation.start(actor, animated: true)
    if result != nil { model.object("a cancelled task got \(result ?? "")") }
  }

  /// The cancellation arrives when the main queue is served.
  func cancel(_ pick: Int) {
    guard !tasks.isEmpty else { return }
    model.hasActed = true
    model.isCancelling = true
    tasks[pick % tasks.count].cancel()
  }

  /// No task outlives its program.
  func finishTasks() {
    for task in tasks { task.cancel() }
    for _ in 0..<100 where runningTasks > 0 {
      serveTasks()
      world.device.settle()
    }
    if runningTasks > 0 { model.object("\(runningTasks) tasks wait for ever") }
  }

  /// Lets tasks go on, where this thread serves the main queue.
  func serveTasks() {
    guard runningTasks > 0 else { return }
    while MainQueue.drainIfServedHere(), isOnItsWay {}
  }

  /// Lets tasks go on until none does more.
  func settleTasks() {
    for _ in 0..<4 where runningTasks > 0 {
      serveTasks()
      world.device.settle()
    }
  }

  /// An awaited start was answered: its task goes on later.
  fileprivate func answered(_ coordinator: AnyObject, _ ending: NavigationCore.Ending) {
    let number = started.lastIndex { $0.coordinator === coordinator }
    guard let number, case .waits = started[number].awaiting else { return }
    see()
    started[number].awaiting = .answered(ending)
    trace("  \(number) \(word(ending)), awaited")
    model.called(number, word(ending), ending == .finished ? "\(number)" : nil)
    model.returned(number)
  }

  private func word(_ ending: NavigationCore.Ending) -> String {
    switch ending {
    case .finished: "finished"
    case .dismissed: "dismissed"
    case .left: "left"
    case .endedBelow: "endedBelow"
    case .replaced: "replaced"
    case .rootGone: "rootGone"
    case .refused: "refused"
    }
  }
}

/// Hears when awaited starts are answered.
final class AnswerObserver: ChainObserver {
  weak var run: Run?

  func asked(_ coordinator: AnyObject) {}
  func started(_ coordinator: AnyObject) {}
  func ended(
    _ coordinator: AnyObject, _ ending: NavigationCore.Ending, _ source: SourceLocation
  ) {
    run?.answered(coordinator, ending)
  }
  func willMove(_ steps: [String]) { run?.trace("  plan: \(steps.joined(separator: ", "))") }
  func settled(_ levels: [[String]]) {}
}
