import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Ways out, and ways that are not out") struct WaysOutTests {
  @Test("A root that is deallocated ends all that was started from it (R10)")
  func rootDeallocated() {
    let device = HeadlessDevice()
    let log = ResultLog()
    do {
      let home = NamedScreen("Home")
      device.window.rootViewController = home
      device.settle()
      let host = InsecurityHost(modal: home)
      host.start(Page("Cart"), animated: true, log.handler("Cart"))
      device.settle()
    }
    #expect(device.screens == "Home / Cart")
    device.window.rootViewController?.dismiss(animated: false)
    device.window.rootViewController = NamedScreen("Other")
    device.settle()
    #expect(log.entries == ["Cart: nil"])
    #expect(device.screens == "Other")
  }

  @Test("A stack that is dismissed whole ends every page of it, and what stands on them (C2)")
  func stackDismissed() {
    let stage = Stage()
    let list = PushedPage("List")
    stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("List"))
    stage.settle()
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    stage.settle()
    stage.present("Pay")
    stage.settle()
    #expect(stage.screens == "Home / List > Item / Pay")
    stage.home.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Item: nil", "List: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("A host on a presented foreign stack ends when that is dismissed (carrier gone)")
  func carrierGone() {
    let stage = Stage()
    let foreign = UINavigationController(rootViewController: NamedScreen("Foreign"))
    stage.home.present(foreign, animated: true)
    stage.settle()
    let host = InsecurityHost(navigation: foreign)
    host.start(PushedPage("List"), animated: true, stage.log.handler("List"))
    stage.settle()
    #expect(stage.screens == "Home / Foreign > List")
    stage.home.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.entries == ["List: nil"])
    withExtendedLifetime(foreign) {}
  }

  @Test("A page that foreign code replaced in the middle of a stack ends with all above it")
  func replacedInTheMiddle() throws {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.settle()
    let navigation = try #require(stage.navigation)
    var pages = navigation.viewControllers
    pages[1] = NamedScreen("Foreign")
    navigation.setViewControllers(pages, animated: false)
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: nil"])
  }

  @Test("Being covered, or in a hidden tab, is no end")
  func hiddenTab() {
    let app = TwoTabs()
    let list = app.push("List", on: app.one)
    app.controller.selectedIndex = 1
    app.settle()
    #expect(app.log.entries == [])
    list.navigation.start(PushedPage("Item"), animated: true, app.log.handler("Item"))
    app.settle()
    #expect(app.first.titles == ["First", "List", "Item"])
    app.controller.selectedIndex = 0
    app.settle()
    #expect(app.screens == "First > List > Item")
    list.finish("x")
    app.settle()
    #expect(app.log.entries == ["Item: nil", "List: x"])
    #expect(app.screens == "First")
  }

  @Test("A tap on the selected tab pops its stack and ends what it took (I4, C135)")
  func selectedTab() throws {
    let app = TwoTabs()
    app.one.start(PushedPage("List"), animated: true, app.log.handler("List"))
    app.one.start(PushedPage("Item"), animated: true, app.log.handler("Item"))
    app.settle()
    try app.device.user.tap("One")
    app.settle()
    #expect(app.log.entries == ["Item: nil", "List: nil"])
    #expect(app.screens == "First")
  }

  @Test("A tab that is dropped and released ends what was started in it")
  func droppedTab() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let tabs = UITabBarController()
    do {
      let first = UINavigationController(rootViewController: NamedScreen("First"))
      tabs.viewControllers = [first, NamedScreen("Second")]
      device.window.rootViewController = tabs
      device.settle()
      InsecurityHost(navigation: first)
        .start(PushedPage("List"), animated: true, log.handler("List"))
      device.settle()
    }
    tabs.viewControllers = [NamedScreen("Second")]
    device.settle()
    #expect(log.entries == ["List: nil"])
  }

  @Test("A modal from one tab is not above a page of another tab (R2)")
  func otherBranch() {
    let app = TwoTabs()
    let list = app.push("List", on: app.one)
    app.controller.selectedIndex = 1
    app.settle()
    app.present("Cart", from: app.two)
    list.finish("x")
    #expect(app.log.entries == ["List: x"])
    app.settle()
    #expect(app.screens == "Second / Cart")
    #expect(app.first.titles == ["First"])
  }

  @Test("An alert's handler gives the result, not nil, and its coordinator ends with it (E24)")
  func alertButton() throws {
    let stage = Stage()
    let ask = Page("Ask")
    ask.make = { page in
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in page.finish("yes") })
      return alert
    }
    stage.host.start(ask, animated: true, stage.log.handler("Ask"))
    stage.settle()
    try stage.device.user.tap("Yes")
    stage.settle()
    #expect(stage.log.entries == ["Ask: yes"])
    #expect(stage.screens == "Home")
    #expect(stage.host.isIdle)
  }

  @Test("A start waits behind an alert, and that is told once (R11)")
  func behindAlert() throws {
    let stage = Stage()
    let alert = UIAlertController(title: "Hm", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    stage.home.present(alert, animated: true)
    stage.settle()
    let issues = Issues.collect {
      stage.present("Cart")
      stage.settle()
      stage.device.advance(by: 1)
    }
    #expect(
      issues.map(\.description) == [
        "Page waits behind an alert and is shown when that is gone: start it from the alert's result."
      ])
    try stage.device.user.tap("OK")
    stage.settle()
    #expect(stage.screens == "Home / Cart")
  }

  @Test("An active search is no level: a start presents through it (I15)")
  func search() {
    let stage = Stage()
    let search = UISearchController(searchResultsController: nil)
    stage.home.navigationItem.searchController = search
    stage.home.definesPresentationContext = true
    stage.home.present(search, animated: true)
    stage.settle()
    let page = stage.present("Cart")
    stage.settle()
    #expect(search.presentedViewController?.title == "Cart")
    page.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Cart: x"])
    #expect(stage.home.presentedViewController === search)
  }
}
