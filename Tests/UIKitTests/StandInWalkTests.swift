import Testing
import UIKit

extension Contract {
  /// Random calls and fingers at random moments, under random answers to the open questions.
  @MainActor @Suite("Random walks over the stand-in")
  struct StandInWalkTests {
    @Test("At rest everything is as the hierarchy says (A4, A5, B1, F1)", arguments: 0..<60)
    func walk(seed: UInt64) {
      let walk = StandInWalk(seed: seed)
      for _ in 0..<80 {
        walk.step()
        if let problem = walk.problem {
          Issue.record("\(problem)\n\(walk.history.suffix(25).joined(separator: "\n"))")
          return
        }
      }
    }
  }
}

/// One walk: what it has done, what it has made, what is wrong.
@MainActor final class StandInWalk {
  let phone: Phone
  var history: [String] = []
  var problem: String?
  private var random: SeededRandom
  private var made: [WalkScreen] = []
  private var stacks: [WalkStack] = []
  private var fingers: [InteractiveTransition] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    phone = Phone("seed=\(seed)")
    history.append("\(phone.device.behaviour)")
    phone.window.rootViewController = stack(of: 2)
    phone.window.makeKeyAndVisible()
  }

  func step() {
    switch random.below(18) {
    case 0...1: present()
    case 2: dismiss()
    case 3...4: push()
    case 5: pop()
    case 6: popTo()
    case 7: replace()
    case 8: swipe()
    case 9: pullSheet()
    case 10...11: release()
    case 12: perform("tap outside") { self.anyVisible()?.tapOutsidePresentation() }
    case 13: perform("back") { self.stacks.randomElement(using: &self.random)?.tapBackButton() }
    case 14: perform("turn") { self.phone.device.endTurn() }
    case 15: perform("time") { self.phone.device.advance(by: 0.1) }
    default: rest()
    }
  }

  private func perform(_ what: String, _ body: () -> Void) {
    history.append(what)
    body()
  }

  // MARK: Calls

  private func present() {
    guard let asker = anyVisible() else { return }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .overFullScreen, .pageSheet, .popover, .currentContext, .custom,
    ]
    let style = styles[random.below(styles.count)]
    let next: UIViewController = random.flip() ? stack(of: 1) : screen()
    next.modalPresentationStyle = style
    perform("present \(style) on \(name(asker))") { asker.present(next, animated: random.flip()) }
  }

  private func dismiss() {
    guard let asker = anyVisible() else { return }
    perform("dismiss by \(name(asker))") { asker.dismiss(animated: random.flip()) }
  }

  private func push() {
    guard let stack = stacks.randomElement(using: &random) else { return }
    let next = screen()
    perform("push \(next.name) on \(name(stack))") {
      stack.pushViewController(next, animated: random.flip())
    }
  }

  private func pop() {
    guard let stack = stacks.randomElement(using: &random) else { return }
    perform("pop \(name(stack))") { _ = stack.popViewController(animated: random.flip()) }
  }

  private func popTo() {
    guard let stack = stacks.randomElement(using: &random),
      let target = stack.viewControllers.randomElement(using: &random),
      stack.isStillMember(target)
    else { return }
    perform("popTo on \(name(stack))") {
      _ = stack.popToViewController(target, animated: random.flip())
    }
  }

  private func replace() {
    guard let stack = stacks.randomElement(using: &random) else { return }
    var next = stack.viewControllers.filter { stack.isStillMember($0) && random.flip() }
    if next.isEmpty || random.flip() { next.append(screen()) }
    if random.flip() { next.reverse() }
    perform("replace on \(name(stack))") { stack.setViewControllers(next, animated: random.flip()) }
  }

  // MARK: Fingers

  private func swipe() {
    guard let stack = stacks.randomElement(using: &random) else { return }
    perform("swipe on \(name(stack))") {
      if let finger = stack.beginInteractivePop() { fingers.append(finger) }
    }
  }

  private func pullSheet() {
    guard let sheet = anyVisible() else { return }
    perform("pull \(name(sheet))") {
      if let finger = sheet.beginSheetDrag() { fingers.append(finger) }
    }
  }

  private func release() {
    guard !fingers.isEmpty else { return }
    let finger = fingers.removeFirst()
    perform("release") { random.flip() ? finger.finish() : finger.cancel() }
  }

  // MARK: Rest

  private func rest() {
    while !fingers.isEmpty { release() }
    perform("rest") { phone.settle() }
    check()
    letGo()
  }

  private func check() {
    let visible = Set(visibleControllers().map(ObjectIdentifier.init))
    for controller in made.map({ $0 as UIViewController }) + stacks {
      let isVisible = visible.contains(ObjectIdentifier(controller))
      let state = (controller as? WalkScreen)?.state ?? (controller as? WalkStack)?.state
      if let broken = state?.broken { return problem = "\(name(controller)): \(broken)" }
      if state?.state != (isVisible ? .appeared : .disappeared) {
        return problem =
          "\(name(controller)) is \(String(describing: state?.state)), visible: \(isVisible)"
      }
      if (controller.viewIfLoaded?.window != nil) != isVisible {
        return problem = "\(name(controller)): view in window is not \(isVisible)"
      }
      if controller.flags != "-" { return problem = "\(name(controller)) is \(controller.flags)" }
      if controller.transitionCoordinator != nil {
        return problem = "\(name(controller)) has a coordinator at rest"
      }
    }
    if phone.device.unbalancedAppearanceCalls > 0 { problem = "unbalanced appearance calls" }
  }

  /// What a person can see, by the rules of the hierarchy alone.
  private func visibleControllers() -> [UIViewController] {
    var levels: [[UIViewController]] = []
    var level = phone.window.rootViewController
    while let root = level {
      if let manager = root.presentingViewController.flatMap({ _ in root.presentationController }),
        [.fullScreen, .currentContext].contains(manager.presentationStyle)
      {
        levels.removeLast()
      }
      levels.append(shown(in: root))
      level = root.presentedViewController
    }
    return levels.flatMap { $0 }
  }

  private func shown(in root: UIViewController) -> [UIViewController] {
    let top = (root as? UINavigationController)?.topViewController
    return [root] + (top.map { [$0] } ?? [])
  }

  private func letGo() {
    let alive = Set(allInTree().map(ObjectIdentifier.init))
    made.removeAll { !alive.contains(ObjectIdentifier($0)) }
    stacks.removeAll { !alive.contains(ObjectIdentifier($0)) }
  }

  private func allInTree() -> [UIViewController] {
    var all: [UIViewController] = []
    var level = phone.window.rootViewController
    while let root = level {
      all += [root] + ((root as? UINavigationController)?.viewControllers ?? [])
      level = root.presentedViewController
    }
    return all
  }

  // MARK: Making

  private func anyVisible() -> UIViewController? {
    visibleControllers().randomElement(using: &random)
  }

  private func screen() -> WalkScreen {
    let made = WalkScreen(name: "S\(self.made.count)-\(history.count)")
    self.made.append(made)
    return made
  }

  private func stack(of count: Int) -> WalkStack {
    let made = WalkStack()
    made.title = "N\(stacks.count)-\(history.count)"
    made.setViewControllers((0..<count).map { _ in screen() }, animated: false)
    stacks.append(made)
    return made
  }

  private func name(_ controller: UIViewController) -> String { controller.title ?? "?" }
}
