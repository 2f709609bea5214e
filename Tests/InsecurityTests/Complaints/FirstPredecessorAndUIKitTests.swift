import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What version 3 did wrong with UIKit") struct FirstPredecessorAndUIKitTests {
  @Test("Hosts that share what they stand on do not get in each other's way (P10)")
  func sharedGround() {
    let stage = Stage.pushing()
    let stack = stage.navigation ?? UINavigationController()
    for round in 1...3 {
      let hosts = [
        InsecurityHost(navigation: stack), InsecurityHost(navigation: stack),
        InsecurityHost(modal: stack), InsecurityHost(modal: stage.home),
      ]
      hosts[0].start(PushedPage("One"), animated: true, stage.log.handler("One"))
      hosts[1].start(PushedPage("Two"), animated: true, stage.log.handler("Two"))
      hosts[2].start(Page("Three"), animated: true, stage.log.handler("Three"))
      hosts[3].start(Page("Four"), animated: true, stage.log.handler("Four"))
      stage.settle()
      #expect(stage.screens == "Home > One > Two / Three / Four")
      hosts[0].dismissChildren()
      stage.settle()
      #expect(stage.screens == "Home")
      #expect(stage.log.entries.count == 4 * round)
    }
    #expect(stage.log.entries.prefix(4) == ["Four: nil", "Three: nil", "Two: nil", "One: nil"])
    #expect(stage.log.waiting == [])
  }

  @Test("A screen that somebody else holds has ended when it has left (P11)")
  func heldByOthers() throws {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    var held: [UIViewController] = []
    do {
      let list = alive.track(PushedPage("List"), as: "List")
      list.make = { page in
        held.append(NamedScreen(page.name))
        return held[0]
      }
      stage.host.start(list, animated: true, stage.log.handler("List"))
      stage.settle()
      let sheet = alive.track(Page("Sheet"), as: "Sheet")
      sheet.make = { page in
        held.append(NamedScreen(page.name))
        return held[1]
      }
      stage.host.start(sheet, animated: true, stage.log.handler("Sheet"))
    }
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil"])
    try stage.device.user.swipeBack()
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil", "List: nil"])
    #expect(held.map(\.title) == ["List", "Sheet"])
    #expect(alive.alive == [])
  }

  @Test("A host is put on a stack that has several pages already, and leaves them there (P12)")
  func stackOfSeveral() throws {
    let (device, stack) = Fixture.stack("One", "Two", "Three")
    let log = ResultLog()
    let host = InsecurityHost(navigation: stack)
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    #expect(device.screens == "One > Two > Three > List")
    list.finish("x")
    device.settle()
    #expect(device.screens == "One > Two > Three")
    try device.user.holdBack(to: 0)
    device.settle()
    host.start(PushedPage("Again"), animated: true, log.handler("Again"))
    device.settle()
    #expect(device.screens == "One > Again")
    #expect(log.entries == ["List: x"])
    stack.popToRootViewController(animated: true)
    device.settle()
    #expect(log.entries == ["List: x", "Again: nil"])
  }

  @Test("Hosts, stacks and coordinators do not hold each other in a circle (P13)")
  func noCircle() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let alive = LifetimeTracker()
    let page: PushedPage
    do {
      let stack = alive.track(
        UINavigationController(rootViewController: NamedScreen("Home")), as: "stack")
      device.window.rootViewController = stack
      device.settle()
      let host = alive.track(InsecurityHost(navigation: stack), as: "host")
      page = PushedPage("Page")
      host.start(page, animated: true, log.handler("Page"))
      device.settle()
      #expect(device.screens == "Home > Page")
    }
    #expect(alive.alive == ["stack"])
    device.window.rootViewController = nil
    device.settle()
    #expect(alive.alive == [])
    #expect(log.entries == ["Page: nil"])
    #expect(!page.isOnScreen)
  }

  @Test("A page that goes under a flow in a sheet ends that flow, whoever takes it (P14)")
  func pageUnderSheet() {
    let ways: [(UINavigationController) -> Void] = [
      { $0.popViewController(animated: false) },
      { $0.popToRootViewController(animated: true) },
      { $0.setViewControllers([$0.viewControllers[0]], animated: false) },
      { $0.viewControllers = [NamedScreen("New")] },
    ]
    for (index, pop) in ways.enumerated() {
      for isStack in [true, false] {
        let stage = Stage.pushing()
        let page = stage.push("Page")
        stage.settle()
        if isStack {
          let flow = PushedPage("Flow")
          page.navigation.start(
            UINavigationController(), flow, animated: true, stage.log.handler("Flow"))
        } else {
          page.navigation.start(Page("Flow"), animated: true, stage.log.handler("Flow"))
        }
        stage.settle()
        let issues = Issues.collect {
          if let stack = stage.navigation { pop(stack) }
          stage.settle()
        }
        #expect(issues == [], "\(index)")
        #expect(stage.log.entries == ["Flow: nil", "Page: nil"], "\(index)")
        #expect(stage.navigation?.viewControllers.count == 1, "\(index)")
        #expect(stage.host.isIdle, "\(index)")
      }
    }
  }

  @Test("A flow in a tab, a pager or a split gives its result after it was out of sight (P15)")
  func inEveryContainer() {
    for kind in ["tabs", "pager", "split"] {
      let stack = UINavigationController(rootViewController: NamedScreen("Home"))
      let other = NamedScreen("Other")
      let tabs = UITabBarController()
      let split = UISplitViewController()
      var pager: Pager?
      let container: UIViewController
      switch kind {
      case "tabs":
        tabs.viewControllers = [stack, other]
        container = tabs
      case "pager":
        let pages = Pager([stack, other])
        pager = pages
        container = pages
      default:
        split.viewControllers = [stack]
        container = split
      }
      let device = Fixture.device(showing: container)
      let log = ResultLog()
      let host = InsecurityHost(navigation: stack)
      let list = PushedPage("List")
      host.start(list, animated: true, log.handler("List"))
      device.settle()
      list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
      device.settle()
      tabs.selectedIndex = kind == "tabs" ? 1 : tabs.selectedIndex
      pager?.show(1)
      split.showDetailViewController(other, sender: nil)
      device.settle()
      #expect(log.entries == [])
      list.finish("x")
      device.settle()
      #expect(log.entries == ["Item: nil", "List: x"], "\(kind)")
      #expect(!stack.titles.contains("List"), "\(kind)")
    }
  }
}
