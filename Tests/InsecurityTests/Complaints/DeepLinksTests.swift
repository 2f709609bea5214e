import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Links into the middle of an app") struct DeepLinksTests {
  @Test("A chain goes through coordinators that have not been shown yet (C151, C160)")
  func throughUnshown() {
    let stage = Stage.pushing()
    stage.push("Old")
    stage.settle()
    let counter = CallCounter(stage.device)
    let list = PushedPage("List")
    let sheet = PushedPage("Sheet")
    stage.host.batch {
      stage.host.popToRoot()
      stage.host.start(list, animated: true, stage.log.handler("List"))
      list.navigation.start(
        UINavigationController(), sheet, animated: true, stage.log.handler("Sheet"))
      sheet.navigation.start(PushedPage("Deep"), animated: true, stage.log.handler("Deep"))
    }
    stage.settle()
    #expect(stage.screens == "Home > List / Sheet > Deep")
    #expect(stage.log.entries == ["Old: nil"])
    #expect(counter.seen == 1)
    #expect(counter.animated == 1)
  }

  @Test("A link kept until a login goes on after it, and is dropped if nobody logs in (C153)")
  func afterLogin() throws {
    for logsIn in [true, false] {
      let stage = Stage.pushing()
      let login = Page("Login")
      let order = Page("Order")
      stage.host.start(
        login, animated: true,
        stage.log.handler("Login") { [host = stage.host, log = stage.log] (name: String?) in
          guard name != nil else { return }
          host.start(order, animated: true, log.handler("Order"))
        })
      stage.settle()
      if logsIn { login.finish("Ann") } else { try stage.device.user.dragSheetDown() }
      stage.settle()
      #expect(stage.log.entries == [.init("Login", logsIn ? "Ann" : "nil")])
      #expect(stage.screens == (logsIn ? "Home / Order" : "Home"))
      #expect(order.asked == (logsIn ? 1 : 0))
    }
  }

  @Test("A link that clears what is in the way keeps what it starts itself (C156)")
  func neverInterleaved() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.present("Sheet")
    stage.settle()
    let target = Page("Target")
    stage.host.batch {
      stage.host.dismissChildren()
      let found = stage.push("Found")
      stage.host.batch {
        found.dismissChildren()
        found.navigation.start(target, animated: true, stage.log.handler("Target"))
      }
    }
    stage.settle()
    #expect(stage.screens == "Home > Found / Target")
    #expect(stage.log.waiting == ["Found", "Target"])
    stage.host.batch {
      stage.host.dismissChildren()
      stage.push("Found again")
      stage.present("Target again")
    }
    stage.settle()
    #expect(stage.screens == "Home > Found again / Target again")
    #expect(stage.log.waiting == ["Found again", "Target again"])
  }

  @Test("A sheet whose link comes while it is up, or moves, is shown anew (C157)")
  func shownAnew() {
    for pause in [0, 0.2, 1] {
      for leaves in [true, false] {
        let stage = Stage()
        let old = stage.present("Search")
        if leaves {
          stage.settle()
          old.finish("old")
        }
        if pause > 0 { stage.device.advance(by: pause) }
        let new = Page("Search")
        stage.host.batch {
          stage.host.dismissChildren()
          stage.host.start(new, animated: true, stage.log.handler("new"))
        }
        stage.settle()
        #expect(stage.screens == "Home / Search")
        #expect(new.isOnScreen)
        #expect(!old.isOnScreen)
        #expect(stage.log.entries == [.init("Search", leaves ? "old" : "nil")])
      }
    }
  }

  @Test("A link that comes before the window is carried out with it, step by step (C159, C165)")
  func coldStart() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let stack = UINavigationController(rootViewController: NamedScreen("Home"))
    let host = InsecurityHost(navigation: stack)
    host.batch {
      host.start(PushedPage("List"), animated: true, log.handler("List"))
      let sheet = Page("Sheet")
      host.start(sheet, animated: true, log.handler("Sheet"))
      sheet.navigation.start(Page("Sheet on it"), animated: true, log.handler("Sheet on it"))
    }
    device.settle()
    #expect(stack.titles == ["Home", "List"])
    #expect(stack.presentedViewController == nil)
    device.window.rootViewController = stack
    device.settle()
    #expect(device.screens == "Home > List / Sheet / Sheet on it")
    #expect(log.entries == [])
  }

  @Test("A sheet on a sheet on a new root needs no waiting in the app (C165)")
  func sheetOnSheetOnRoot() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let app = WindowCoordinator(device.window)
    let home = Page("Home")
    let sheet = Page("Sheet")
    app.navigation.start(home, animated: false, log.handler("Home"))
    home.navigation.start(sheet, animated: true, log.handler("Sheet"))
    sheet.navigation.start(Page("On it"), animated: true, log.handler("On it"))
    device.settle()
    #expect(device.screens == "Home / Sheet / On it")
    #expect(log.entries == [])
  }

  @Test("A step that the root takes is taken once, whatever flows are below it (C161)")
  func takenOnce() {
    let stage = Stage.pushing()
    var taken: [String] = []
    let flow = PushedPage("Flow")
    let inner = PushedPage("Inner")
    stage.host.start(flow, animated: true) { _ in taken.append("root") }
    flow.navigation.start(inner, animated: true) { _ in taken.append("flow") }
    inner.navigation.start(PushedPage("Deep"), animated: true) { _ in taken.append("inner") }
    stage.settle()
    inner.finish("step")
    stage.settle()
    #expect(taken == ["inner", "flow"])
    #expect(stage.screens == "Home > Flow")
    flow.finish("step")
    stage.settle()
    #expect(taken == ["inner", "flow", "root"])
    #expect(stage.screens == "Home")
  }

  @Test(
    "A controller in a tab of a pushed tab bar starts, and ends with what is below (C162, C163)")
  func inPushedTabs() {
    let stage = Stage.pushing()
    let pages = ["One", "Two"].map { NamedScreen($0) }
    let shop = PushedPage("Shop")
    shop.make = { _ in
      let tabs = UITabBarController()
      tabs.title = "Shop"
      tabs.viewControllers = pages
      return tabs
    }
    stage.host.start(shop, animated: true, stage.log.handler("Shop"))
    stage.settle()
    let host = InsecurityHost(modal: pages[0])
    let sheet = Page("Sheet")
    host.start(sheet, animated: true, stage.log.handler("Sheet"))
    stage.settle()
    #expect(stage.device.screens.top == ["Sheet"])
    #expect(sheet.isOnScreen)
    #expect(stage.host.top === sheet)
    shop.navigation.start(Page("On it"), animated: true, stage.log.handler("On it"))
    stage.settle()
    #expect(stage.device.screens.top == ["On it"])
    shop.finish("closed")
    #expect(stage.log.entries == ["On it: nil", "Sheet: nil", "Shop: closed"])
    stage.settle()
    #expect(stage.screens == "Home")
  }
}
