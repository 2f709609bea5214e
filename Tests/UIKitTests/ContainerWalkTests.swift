import Testing
import UIKit

extension Contract {
  /// Random choices of tabs, pages and columns, at random moments.
  @MainActor @Suite("Random walks over containers")
  struct ContainerWalkTests {
    @Test("At rest exactly what a person can see has appeared (A38, A39)", arguments: 0..<60)
    func walk(seed: UInt64) {
      let walk = ContainerWalk(seed: seed)
      for _ in 0..<100 {
        walk.step()
        if let problem = walk.problem {
          Issue.record("\(problem)\n\(walk.history.suffix(25).joined(separator: "\n"))")
          return
        }
      }
    }
  }
}

/// Gives one page after another, without end.
@MainActor private final class EndlessBook: NSObject, UIPageViewControllerDataSource {
  private let make: () -> UIViewController

  init(_ make: @escaping () -> UIViewController) { self.make = make }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    make()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    make()
  }
}

/// One walk over a tab bar controller with stacks, pages, columns and plain screens in it.
@MainActor private final class ContainerWalk {
  let phone: Phone
  var history: [String] = []
  var problem: String?
  private var random: SeededRandom
  private let tabs = UITabBarController()
  private let stack = WalkStack()
  private let pages: UIPageViewController
  private let split = UISplitViewController()
  private lazy var book = EndlessBook { [unowned self] in screen() }
  private let all: [UIViewController]
  private var made: [WalkScreen] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    phone = Phone(seed % 2 == 0 ? "" : "K9=old")
    pages = UIPageViewController(
      transitionStyle: seed % 3 == 0 ? .pageCurl : .scroll,
      navigationOrientation: .horizontal
    )
    let plain = (0..<3).map { WalkScreen(name: "P\($0)") }
    let stacked = WalkScreen(name: "N0")
    let page = WalkScreen(name: "B0")
    let columns = (list: WalkScreen(name: "L"), detail: WalkScreen(name: "D"))
    stack.setViewControllers([stacked], animated: false)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let list = WalkStack()
    list.setViewControllers([columns.list], animated: false)
    split.viewControllers = [list, columns.detail]
    all = [stack, plain[0], pages, split, plain[1], plain[2]]
    made = plain + [stacked, page, columns.list, columns.detail]
    pages.dataSource = book
    tabs.viewControllers = Array(all.prefix(4))
    phone.window.rootViewController = tabs
    phone.window.makeKeyAndVisible()
  }

  func step() {
    switch random.below(14) {
    case 0...1: perform("select") { tabs.selectedIndex = random.below(all.count) }
    case 2: perform("tap") { tap() }
    case 3: perform("tabs") { replaceTabs() }
    case 4: perform("push") { stack.pushViewController(screen(), animated: random.flip()) }
    case 5: perform("pop") { _ = stack.popViewController(animated: random.flip()) }
    case 6: perform("page") { turnByCode() }
    case 7: perform("swipe") { pages.simulateSwipe(.forward, cancelled: random.flip()) }
    case 8: turnPhone()
    case 9: perform("cover") { tabs.present(cover(), animated: random.flip()) }
    case 10: perform("uncover") { tabs.dismiss(animated: random.flip()) }
    case 11: perform("turn") { phone.device.endTurn() }
    case 12: perform("time") { phone.device.advance(by: 0.15) }
    default: rest()
    }
  }

  private func perform(_ what: String, _ body: () -> Void) {
    history.append(what)
    body()
  }

  /// A phone is turned when nothing moves: a stack refuses a change while something does (D12b).
  private func turnPhone() {
    rest()
    perform("turn the phone") { phone.device.traits = random.flip() ? .pad : .phone }
  }

  private func tap() {
    guard let item = tabs.reachableItems.randomElement(using: &random) else { return }
    tabs.simulateTap(on: item)
    if let tab = tabs.moreTabs.randomElement(using: &random), random.flip() {
      history.append("choose in more")
      tabs.simulateChoiceInMore(tab)
    }
  }

  private func replaceTabs() {
    let some = all.filter { _ in random.below(4) > 0 }
    tabs.setViewControllers(random.flip() ? some : some.reversed(), animated: random.flip())
  }

  private func turnByCode() {
    pages.setViewControllers([screen()], direction: .forward, animated: random.flip())
  }

  private func screen() -> WalkScreen {
    let screen = WalkScreen(name: "S\(made.count)")
    made.append(screen)
    return screen
  }

  private func cover() -> WalkScreen {
    let cover = screen()
    cover.modalPresentationStyle = random.flip() ? .fullScreen : .pageSheet
    return cover
  }

  private func rest() {
    perform("rest") { phone.settle() }
    let seen = Set(levels().flatMap { shown(in: $0) }.map(ObjectIdentifier.init))
    for screen in made {
      let isSeen = seen.contains(ObjectIdentifier(screen))
      if let broken = screen.state.broken { return problem = "\(screen.name): \(broken)" }
      if screen.state.state != (isSeen ? .appeared : .disappeared) {
        return problem = "\(screen.name) is \(screen.state.state), seen: \(isSeen)"
      }
      if (screen.viewIfLoaded?.window != nil) != isSeen {
        return problem = "\(screen.name): view in window is not \(isSeen)"
      }
    }
    if phone.device.unbalancedAppearanceCalls > 0 { problem = "unbalanced appearance calls" }
  }

  /// The controllers that cover the screen, lowest first; full screen takes away what is below.
  private func levels() -> [UIViewController] {
    guard let cover = tabs.presentedViewController else { return [tabs] }
    return cover.modalPresentationStyle == .fullScreen ? [cover] : [tabs, cover]
  }

  private func shown(in root: UIViewController) -> [UIViewController] {
    let inside: [UIViewController] =
      switch root {
      case let tabs as UITabBarController: [shownTab(of: tabs)].compactMap { $0 }
      case let stack as UINavigationController: [stack.topViewController].compactMap { $0 }
      case let pages as UIPageViewController: pages.viewControllers ?? []
      case let split as UISplitViewController: split.viewControllers
      default: root.children
      }
    return [root] + inside.flatMap { shown(in: $0) }
  }

  private func shownTab(of tabs: UITabBarController) -> UIViewController? {
    guard let chosen = tabs.selectedViewController else { return nil }
    let isInMore = tabs.moreTabs.contains { $0.viewController === chosen }
    return isInMore ? tabs.moreNavigationController : chosen
  }
}
