import Testing
import UIKit

extension Contract {
  /// Odd but legal code: whatever is refused, everything comes to rest, in balance, and as the hierarchy says.
  @MainActor @Suite("Odd use")
  struct OddUseTests {
    @Test(
      "It comes to rest in balance", arguments: OddUse.all,
      ["version=17", "version=18", "version=26", "version=18,K12=queue", "version=18,K12=apply"])
    func rest(use: OddUse, setting: String) {
      let phone = Phone(setting)
      let scene = OddScene(phone)
      use.course(scene)
      phone.settle()
      #expect(scene.problems.isEmpty)
    }
  }
}

/// Something odd that an app may do.
struct OddUse: Sendable, CustomTestStringConvertible {
  let name: String
  let course: @MainActor @Sendable (OddScene) -> Void

  var testDescription: String { name }

  init(_ name: String, _ course: @escaping @MainActor @Sendable (OddScene) -> Void) {
    self.name = name
    self.course = course
  }

  static let all = inCallbacks + inTheMiddle + withOthers + ofContainers
}

/// A phone with a stack of two in the first of two tabs, and all screens that were made.
@MainActor final class OddScene {
  let phone: Phone
  let tabs = UITabBarController()
  let stack = UINavigationController()
  private var screens: [Recorder] = []

  init(_ phone: Phone) {
    self.phone = phone
    stack.setViewControllers([screen("A"), screen("B")], animated: false)
    tabs.viewControllers = [stack, screen("Other")]
    phone.show(tabs)
  }

  func screen(_ name: String, style: UIModalPresentationStyle = .automatic) -> Recorder {
    let made = phone.screen(name, style: style)
    screens.append(made)
    return made
  }

  /// A screen that does something in one of its callbacks, the first time.
  func screen(
    _ name: String, in moment: String, _ body: @escaping (Recorder) -> Void
  ) -> Recorder {
    let made = screen(name)
    made.during[moment] = {
      $0.during = [:]
      body($0)
    }
    return made
  }

  /// Lets what was asked for begin, and come to a third of its way.
  func begin() { phone.device.advance(by: 0.15) }

  /// What is not as it must be at rest.
  var problems: [String] {
    var found = screens.flatMap(problems(of:))
    let unbalanced = phone.device.unbalancedAppearanceCalls
    if unbalanced > 0 { found.append("\(unbalanced) appearance calls out of balance") }
    for container in [tabs, stack] where container.transitionCoordinator != nil {
      found.append("a container still moves")
    }
    return found
  }

  private func problems(of screen: Recorder) -> [String] {
    let isSeen = screen.viewIfLoaded?.window != nil
    let words = ["WA", "IA", "DA", "WD", "DD"]
    let heard = phone.log.entries.last { entry in
      words.contains { entry == "\(screen.name) \($0)" }
    }
    let expected = isSeen ? "DA" : "DD"
    var found: [String] = []
    // What was there from the beginning has not been told since.
    if let heard, heard != "\(screen.name) \(expected)" { found.append("seen \(isSeen), \(heard)") }
    if heard == nil, isSeen, !["A", "B"].contains(screen.name) {
      found.append("\(screen.name) is seen and was never told")
    }
    if screen.transitionCoordinator != nil { found.append("\(screen.name) still moves") }
    let flags = [
      screen.isBeingPresented, screen.isBeingDismissed, screen.isMovingToParent,
      screen.isMovingFromParent,
    ]
    if flags.contains(true) { found.append("\(screen.name) has flags \(flags)") }
    return found
  }
}
