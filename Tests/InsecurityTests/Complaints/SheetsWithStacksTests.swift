import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Sheets with stacks, and sheets on stacks") struct SheetsWithStacksTests {
  @Test("A page that is replaced in the stack of a sheet is answered once (C205)")
  func replacedInSheet() {
    let stage = Stage()
    let list = PushedPage("List")
    let stack = UINavigationController()
    stage.host.start(stack, list, animated: true, stage.log.handler("List"))
    stage.settle()
    let before = stage.device.transitions.count
    for name in ["One", "Two"] {
      list.dismissChildren()
      list.navigation.start(PushedPage(name), animated: true, stage.log.handler(name))
      stage.settle()
    }
    #expect(stage.log.entries == ["One: nil"])
    #expect(stage.screens == "Home / List > Two")
    #expect(stage.device.transitions.count == before + 2)
    stack.setViewControllers([stack.viewControllers[0], NamedScreen("Foreign")], animated: true)
    stage.settle()
    #expect(stage.log.entries == ["One: nil", "Two: nil"])
    stack.setViewControllers([NamedScreen("Other")], animated: true)
    stage.settle()
    #expect(stage.log.entries == ["One: nil", "Two: nil", "List: nil"])
    #expect(stage.screens == "Home / Other")
  }

  @Test(
    "A sheet closed while a login stands on it takes that along, and touches get through (C211)")
  func loginOnTop() throws {
    for style in [UIModalPresentationStyle.automatic, .overFullScreen, .overCurrentContext] {
      var touched = 0
      let home = NamedScreen("Home", rows: [NamedScreen.button("Touch") { touched += 1 }])
      let device = Fixture.device(showing: home)
      let host = InsecurityHost(modal: home)
      let log = ResultLog()
      let sheet = Page("Sheet")
      host.start(sheet, animated: true, log.handler("Sheet"))
      device.settle()
      let login = Page("Login")
      login.make = { page in
        let screen = NamedScreen(page.name)
        screen.modalPresentationStyle = style
        return screen
      }
      sheet.navigation.start(login, animated: true, log.handler("Login"))
      device.advance(by: 0.1)
      sheet.finish("closed")
      device.settle()
      #expect(log.entries == ["Login: nil", "Sheet: closed"])
      #expect(device.screens == "Home")
      #expect(device.window.subviews.count == 1)
      try device.user.tap("Touch")
      #expect(touched == 1)
    }
  }

  @Test("A foreign sheet that goes takes the flows on it along, and each is told (C212)")
  func foreignSheetGoes() throws {
    for pulls in [true, false] {
      let stage = Stage.pushing()
      let list = stage.push("List")
      stage.settle()
      stage.navigation?.present(NamedScreen("Foreign"), animated: true)
      stage.settle()
      let flow = PushedPage("Flow")
      list.navigation.start(
        UINavigationController(), flow, animated: true, stage.log.handler("Flow"))
      stage.settle()
      flow.navigation.start(PushedPage("Step"), animated: true, stage.log.handler("Step"))
      stage.settle()
      #expect(stage.screens == "Home > List / Foreign / Flow > Step")
      if pulls {
        try stage.device.user.dragSheetDown()
        stage.settle()
        #expect(stage.screens == "Home > List / Foreign")
      } else {
        stage.navigation?.dismiss(animated: true)
        stage.settle()
        #expect(stage.screens == "Home > List")
      }
      #expect(stage.log.entries == ["Step: nil", "Flow: nil"])
      #expect(stage.host.top === list)
      #expect(stage.log.waiting == ["List"])
    }
  }

  @Test("A sheet with a stack of its own is closed from any depth of it (C216)")
  func closedFromDepth() throws {
    for depth in 1...3 {
      let stage = Stage()
      let list = PushedPage("1")
      stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("1"))
      stage.settle()
      var top = list
      for level in 2..<(depth + 2) {
        let page = PushedPage("\(level)")
        page.make = { page in
          NamedScreen(page.name, rows: [NamedScreen.button("Close") { list.finish("closed") }])
        }
        top.navigation.start(page, animated: true, stage.log.handler("\(level)"))
        stage.settle()
        top = page
      }
      let before = stage.device.transitions.count
      try stage.device.user.tap("Close")
      stage.settle()
      #expect(stage.screens == "Home")
      #expect(stage.device.transitions.count == before + 1)
      #expect(
        stage.log.entries
          == (2..<(depth + 2)).reversed().map { .init("\($0)", "nil") } + ["1: closed"])
    }
  }

  @Test("A child that is dismissed twice is dismissed once, and the late call is told (C217)")
  func dismissedTwice() {
    for pushes in [true, false] {
      let stage = Stage.pushing()
      let dismiss: () -> Void
      if pushes {
        let page = stage.push("Child")
        dismiss = { page.dismiss() }
      } else {
        let page = stage.present("Child")
        dismiss = { page.dismiss() }
      }
      stage.settle()
      let race = Issues.collect {
        dismiss()
        dismiss()
        stage.settle()
      }
      let misuse = Issues.collect { dismiss() }
      #expect(race == [])
      #expect(
        misuse.map(\.description) == [
          (pushes ? "PushedPage" : "Page")
            + " was finished or dismissed again after it had ended, so nothing happened: "
            + "finish it once, and drop what still calls it."
        ])
      #expect(stage.log.entries == ["Child: nil"])
      #expect(stage.screens == "Home")
    }
  }

  @Test("Back to the root of a stack from a sheet on it is one operation and one movement (C221)")
  func backToRootFromSheet() throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.settle()
    let sheet = PushedPage("Sheet")
    sheet.make = { [host = stage.host] _ in
      NamedScreen("Sheet", rows: [NamedScreen.button("To the start") { host.popToRoot() }])
    }
    list.navigation.start(
      UINavigationController(), sheet, animated: true, stage.log.handler("Sheet"))
    stage.settle()
    let before = stage.device.transitions.count
    try stage.device.user.tap("To the start")
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.log.entries == ["Sheet: nil", "Item: nil", "List: nil"])
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test("A pop from inside a sheet acts on the sheet's own stack (C221)")
  func popsOwnStack() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.settle()
    let sheet = PushedPage("Sheet")
    stage.host.start(UINavigationController(), sheet, animated: true, stage.log.handler("Sheet"))
    stage.settle()
    let step = PushedPage("Step")
    sheet.navigation.start(step, animated: true, stage.log.handler("Step"))
    stage.settle()
    sheet.returnHere()
    stage.settle()
    #expect(stage.screens == "Home > List / Sheet")
    #expect(stage.log.entries == ["Step: nil"])
    sheet.returnHere()
    stage.settle()
    #expect(stage.screens == "Home > List / Sheet")
    #expect(stage.log.entries == ["Step: nil"])
  }
}
