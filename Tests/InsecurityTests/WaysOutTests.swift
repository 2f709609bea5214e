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
  func replacedInTheMiddle() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.settle()
    guard let navigation = stage.navigation else { return }
    var pages = navigation.viewControllers
    pages[1] = NamedScreen("Foreign")
    navigation.setViewControllers(pages, animated: false)
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: nil"])
  }

  @Test("Being covered, or in a hidden tab, is no end")
  func hiddenTab() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let first = UINavigationController(rootViewController: NamedScreen("First"))
    let second = UINavigationController(rootViewController: NamedScreen("Second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    device.window.rootViewController = tabs
    device.settle()
    let host = InsecurityHost(navigation: first)
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    tabs.selectedIndex = 1
    device.settle()
    #expect(log.entries == [])
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(first.viewControllers.count == 3)
    tabs.selectedIndex = 0
    device.settle()
    #expect(device.screens == "First > List > Item")
    list.finish("x")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: x"])
    #expect(device.screens == "First")
  }

  @Test("A tap on the selected tab pops its stack and ends what it took (I4, C135)")
  func selectedTab() throws {
    let device = HeadlessDevice()
    let log = ResultLog()
    let first = UINavigationController(rootViewController: NamedScreen("First"))
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let second = NamedScreen("Second")
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    device.window.rootViewController = tabs
    device.settle()
    let host = InsecurityHost(navigation: first)
    host.start(PushedPage("List"), animated: true, log.handler("List"))
    host.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    try device.user.tap("One")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: nil"])
    #expect(device.screens == "First")
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
    let device = HeadlessDevice()
    let log = ResultLog()
    let first = UINavigationController(rootViewController: NamedScreen("First"))
    let second = UINavigationController(rootViewController: NamedScreen("Second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    device.window.rootViewController = tabs
    device.settle()
    let one = InsecurityHost(navigation: first)
    let two = InsecurityHost(navigation: second)
    let list = PushedPage("List")
    one.start(list, animated: true, log.handler("List"))
    device.settle()
    tabs.selectedIndex = 1
    device.settle()
    two.start(Page("Cart"), animated: true, log.handler("Cart"))
    device.settle()
    list.finish("x")
    #expect(log.entries == ["List: x"])
    device.settle()
    #expect(device.screens == "Second / Cart")
    #expect(first.viewControllers.count == 1)
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

  @Test("Starts from the first callbacks of a screen are carried out in order (P2, J2, J3)")
  func startInCallbacks() {
    for moment in CallbackScreen.Moment.allCases {
      let stage = Stage()
      let page = Page("Cart")
      page.make = { page in
        CallbackScreen(moment) {
          page.navigation.start(Page("Inner"), animated: true, stage.log.handler("Inner"))
        }
      }
      stage.host.start(page, animated: true, stage.log.handler("Cart"))
      stage.settle()
      #expect(stage.screens == "Home / Cart / Inner", "\(moment)")
      #expect(stage.device.warnings == [], "\(moment)")
    }
  }

  @Test("A finish from the first callbacks of a screen takes it away, with its result (C27)")
  func finishInCallbacks() {
    for moment in CallbackScreen.Moment.allCases {
      let stage = Stage()
      let page = Page("Cart")
      page.make = { page in CallbackScreen(moment) { page.finish("cached") } }
      stage.host.start(page, animated: true, stage.log.handler("Cart"))
      stage.settle()
      #expect(stage.log.entries == ["Cart: cached"], "\(moment)")
      #expect(stage.screens == "Home", "\(moment)")
      #expect(stage.device.warnings == [], "\(moment)")
    }
  }
}

/// A screen that runs a closure in the first of its callbacks of one kind.
private final class CallbackScreen: UIViewController {
  enum Moment: CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  }

  private let moment: Moment
  private var body: (() -> Void)?

  init(_ moment: Moment, _ body: @escaping () -> Void) {
    self.moment = moment
    self.body = body
    super.init(nibName: nil, bundle: nil)
    title = "Cart"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func pass(_ moment: Moment) {
    guard moment == self.moment else { return }
    let body = body
    self.body = nil
    body?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pass(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pass(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    pass(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pass(.viewDidAppear)
  }
}
