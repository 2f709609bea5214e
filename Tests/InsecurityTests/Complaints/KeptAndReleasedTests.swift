import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Kept as long as its screens, and no longer") struct KeptAndReleasedTests {
  @Test("A coordinator that nobody holds lives from its start to its end (C114)")
  func livesMeanwhile() {
    for pushes in [true, false] {
      let stage = Stage.pushing()
      let alive = LifetimeTracker()
      if pushes { stage.push("Before") } else { stage.present("Before") }
      do {
        let host = InsecurityHost(navigation: stage.navigation ?? UINavigationController())
        if pushes {
          let page = alive.track(PushedPage("Page"), as: "Page")
          host.start(page, animated: true, stage.log.handler("Page"))
        } else {
          let page = alive.track(Page("Page"), as: "Page")
          host.start(page, animated: true, stage.log.handler("Page"))
        }
      }
      #expect(alive.alive == ["Page"])
      stage.device.advance(by: 0.6)
      #expect(alive.alive == ["Page"])
      stage.settle()
      #expect(alive.alive == ["Page"])
      #expect(stage.screens == (pushes ? "Home > Before > Page" : "Home / Before / Page"))
      stage.navigation?.dismiss(animated: true)
      stage.navigation?.popToRootViewController(animated: true)
      stage.device.advance(by: 0.1)
      stage.settle()
      #expect(alive.alive == [])
    }
  }

  @Test("What an ended coordinator starts is answered nil and told in one sentence (C115)")
  func endedStarts() {
    let stage = Stage.pushing()
    let page = stage.push("Page")
    stage.settle()
    let navigation: any NavigationControllerNavigation & AdaptiveNavigation = page.navigation
    page.finish("x")
    stage.settle()
    let late = Page("Late")
    let issues = Issues.collect {
      navigation.start(late, animated: true, stage.log.handler("Late"))
      page.navigation.start(Page("Later"), animated: true, stage.log.handler("Later"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Page: x", "Late: nil", "Later: nil"])
    #expect(late.asked == 0)
    #expect(
      issues.map(\.description) == [
        "A coordinator has no navigation now, so the start was answered with nil: "
          + "start from a coordinator between its own start and its end.",
        "PushedPage has no navigation now, so the start was answered with nil: "
          + "start from a coordinator between its own start and its end.",
      ])
    #expect(stage.screens == "Home")
  }

  @Test("On a shared stack each coordinator goes with its own pages (C116, C119)")
  func sharedStack() throws {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    for round in 1...10 {
      do {
        let flow = alive.track(stage.push("Flow"), as: "Flow")
        let page = alive.track(PushedPage("Page"), as: "Page")
        flow.navigation.start(page, animated: true, stage.log.handler("Page"))
      }
      stage.settle()
      #expect(alive.alive == ["Flow", "Page"])
      try stage.device.user.tapBack()
      stage.settle()
      #expect(alive.alive == ["Flow"])
      if round.isMultiple(of: 2) {
        try stage.device.user.swipeBack()
      } else {
        stage.navigation?.popToRootViewController(animated: false)
      }
      stage.settle()
      #expect(alive.alive == [])
    }
    #expect(stage.log.entries.count == 20)
    #expect(stage.navigation?.titles == ["Home"])
  }

  @Test("A pager's pages and what they had shown are released with it (C118)")
  func pager() {
    let stage = Stage()
    let alive = LifetimeTracker()
    for _ in 1...5 {
      do {
        let pager = alive.track(Page("Pager"), as: "Pager")
        pager.make = { _ in Pager(["One", "Two"].map { alive.track(NamedScreen($0), as: $0) }) }
        stage.host.start(pager, animated: true, stage.log.handler("Pager"))
        stage.settle()
        let controller = stage.home.presentedViewController as? Pager
        let first = InsecurityHost(modal: controller?.pages[0] ?? UIViewController())
        first.start(
          alive.track(Page("Detail"), as: "Detail"), animated: true, stage.log.handler("Detail"))
        stage.settle()
        #expect(Set(alive.alive) == ["Pager", "One", "Two", "Detail"])
        pager.finish("x")
      }
      stage.settle()
      #expect(alive.alive == [])
    }
    #expect(stage.log.entries.count == 10)
    #expect(stage.log.entries.prefix(2) == ["Detail: nil", "Pager: x"])
  }

  @Test("A flow in a stack of its own is released however the stack goes (C121, C122)")
  func ownStack() throws {
    for pulls in [true, false] {
      let stage = Stage()
      let alive = LifetimeTracker()
      do {
        let stack = alive.track(UINavigationController(), as: "stack")
        let flow = alive.track(PushedPage("Flow"), as: "Flow")
        stage.host.start(stack, flow, animated: true, stage.log.handler("Flow"))
        stage.settle()
        let step = alive.track(PushedPage("Step"), as: "Step")
        step.make = { alive.track(NamedScreen($0.name), as: "Step's controller") }
        flow.navigation.start(step, animated: true, stage.log.handler("Step"))
      }
      stage.settle()
      #expect(alive.alive == ["stack", "Flow", "Step", "Step's controller"])
      if pulls {
        try stage.device.user.dragSheetDown()
      } else {
        stage.home.dismiss(animated: true)
      }
      stage.settle()
      #expect(stage.log.entries == ["Step: nil", "Flow: nil"])
      #expect(alive.alive == [])
    }
  }

  @Test("Tabs with flows in each are released after each logout (C123, C215)")
  func logout() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let alive = LifetimeTracker()
    let app = WindowCoordinator(device.window)
    for _ in 1...4 {
      do {
        let tabs = alive.track(TabsCoordinator(), as: "tabs")
        app.navigation.start(tabs, animated: true, log.handler("tabs"))
        device.settle()
        for host in tabs.hosts {
          host.start(
            alive.track(PushedPage("Page"), as: "Page"), animated: true, log.handler("Page"))
          device.settle()
        }
        tabs.navigation.start(
          alive.track(Page("Sheet"), as: "Sheet"), animated: true, log.handler("Sheet"))
        device.settle()
        #expect(device.screens == "First > Page / Sheet")
      }
      log.clear()
      app.navigation.start(
        alive.track(Page("Login"), as: "Login"), animated: true, log.handler("Login"))
      device.settle()
      #expect(log.entries.first == "Sheet: nil")
      #expect(log.entries.last == "tabs: nil")
      #expect(log.entries.count == 4)
      #expect(alive.alive == ["Login"])
      log.clear()
    }
    #expect(device.screens == "Login")
  }

  @Test("A child's end drops the child and keeps its parent, without anybody's help (C126)")
  func dropsTheChild() {
    let stage = Stage()
    let alive = LifetimeTracker()
    let parent = alive.track(stage.present("Parent"), as: "Parent")
    stage.settle()
    do {
      let child = alive.track(Page("Child"), as: "Child")
      parent.navigation.start(child, animated: true, stage.log.handler("Child"))
      stage.settle()
      child.finish("x")
    }
    stage.settle()
    #expect(alive.alive == ["Parent"])
    #expect(parent.isOnScreen)
    #expect(stage.host.top === parent)
    #expect(stage.log.entries == ["Child: x"])
  }

  @Test("A screen that makes itself the stack's delegate breaks nothing (C127)")
  func delegateOfItself() throws {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    for round in 1...3 {
      do {
        let page = alive.track(PushedPage("\(round)"), as: "\(round)")
        page.make = { SelfAppointed($0.name) }
        stage.host.start(page, animated: true, stage.log.handler("\(round)"))
      }
      stage.settle()
      #expect(stage.navigation?.delegate === stage.navigation?.topViewController)
      switch round {
      case 1: try stage.device.user.swipeBack()
      case 2: try stage.device.user.tapBack()
      default: stage.host.dismissChildren()
      }
      stage.settle()
      #expect(alive.alive == [])
    }
    #expect(stage.log.entries == ["1: nil", "2: nil", "3: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("Logging in and out, and adding and closing, leave nothing behind (C215)")
  func cycles() {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    for round in 1...12 {
      let login = alive.track(Page("Login"), as: "Login")
      stage.host.start(login, animated: true, stage.log.handler("Login"))
      stage.settle()
      let add = alive.track(PushedPage("Add"), as: "Add")
      login.navigation.start(
        UINavigationController(), add, animated: round.isMultiple(of: 2), stage.log.handler("Add"))
      stage.settle()
      add.finish("added")
      stage.settle()
      login.finish("in")
      stage.settle()
      #expect(stage.screens == "Home")
    }
    #expect(stage.log.entries.count == 24)
    #expect(alive.alive == [])
  }
}

/// A page controller that keeps its pages.
final class Pager: UIPageViewController {
  let pages: [UIViewController]

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    title = "Pager"
    show(0, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ index: Int, animated: Bool = true) {
    setViewControllers([pages[index]], direction: .forward, animated: animated)
  }
}

/// Two tabs with a stack and a host in each.
private final class TabsCoordinator: ModalCoordinator<String> {
  private(set) var hosts: [InsecurityHost] = []

  override var viewController: UIViewController {
    let stacks = ["First", "Second"].map {
      UINavigationController(rootViewController: NamedScreen($0))
    }
    hosts = stacks.map { InsecurityHost(navigation: $0) }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    return tabs
  }
}

/// A page that is the delegate of its stack while it is in it.
private final class SelfAppointed: UIViewController, UINavigationControllerDelegate {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }
}
