import CoordinatorBridge
import CoordinatorPattern
import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A tree coordinator that ends with a number.
private final class Counting: BasePresentingCoordinator, OutputCoordinator {
  typealias Output = Int

  override func start() {
    present(Leaf("Count"), by: presentingViewController)
  }
}

@MainActor @Suite("The bridge") struct BridgeTests {
  @Test("A tree coordinator starts an Insecurity coordinator as its child and gets its result (C6)")
  func guest() {
    let grove = Grove()
    let log = ResultLog()
    let page = PushedPage("Pay")
    grove.top.coordinate(with: page, log.handler("pay"))
    grove.settle()
    #expect(grove.screens == "Home > Pay")
    #expect((grove.top.childCoordinators.first as? GuestCoordinator)?.guest === page)
    page.finish("paid")
    #expect(log.entries == ["pay: paid"])
    #expect(grove.log == ["GuestCoordinator: nil"])
    #expect(grove.top.childCoordinators.isEmpty)
    grove.settle()
    #expect(grove.screens == "Home")
  }

  @Test("A guest that the user leaves gives nil, once, and is dropped (C6, P1)")
  func guestLeft() throws {
    let grove = Grove()
    let log = ResultLog()
    grove.top.coordinate(with: PushedPage("Pay"), log.handler("pay"))
    grove.settle()
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(log.entries == ["pay: nil"])
    #expect(grove.top.childCoordinators.isEmpty)
  }

  @Test("Guests are presented alone, in a stack, and as they like (C6, C4)")
  func presentedGuests() {
    let grove = Grove()
    let log = ResultLog()
    let branch = Branch("Branch", over: grove.home, below: grove.top)
    grove.top.add(childCoordinator: branch)
    branch.coordinate(with: Page("Alone"), log.handler("alone"))
    grove.settle()
    branch.coordinate(
      with: PushedPage("First"), in: UINavigationController(), log.handler("first"))
    grove.settle()
    branch.coordinate(with: FlexPage("Flex"), log.handler("flex"))
    grove.settle()
    #expect(grove.screens == "Home / Alone / First > Flex")
    grove.home.dismiss(animated: true)
    grove.settle()
    #expect(log.entries == ["flex: nil", "first: nil", "alone: nil"])
    #expect(branch.childCoordinators.isEmpty)
  }

  @Test("A tree that ends below leaves its guest its result (C6, P1)")
  func treeEndsFirst() {
    let grove = Grove()
    let log = ResultLog()
    let branch = grove.push("Branch")
    grove.settle()
    let page = PushedPage("Pay")
    branch.coordinate(with: page, log.handler("pay"))
    grove.settle()
    branch.didFinish()
    #expect(grove.log == ["GuestCoordinator: nil", "Branch: nil"])
    #expect(log.entries == [])
    page.finish("paid")
    grove.settle()
    #expect(log.entries == ["pay: paid"])
    #expect(grove.screens == "Home > Branch")
  }

  @Test("A guest without what it is to be shown on gives nil, and that is told (C6, P8)")
  func nowhere() {
    let grove = Grove()
    let log = ResultLog()
    let branch = Branch("Branch", on: nil, below: nil)
    let issues = Issues.collect {
      branch.coordinate(with: Page("Pay"), log.handler("pay"))
      branch.coordinate(with: PushedPage("Pay"), log.handler("push"))
      branch.coordinate(with: FlexPage("Pay"), log.handler("flex"))
      grove.settle()
    }
    #expect(issues.count == 3)
    #expect(log.entries == ["pay: nil", "push: nil", "flex: nil"])
  }

  /// An Insecurity coordinator's sheet over the home screen, at rest.
  private func wallet(in grove: Grove, _ log: ResultLog) -> Page {
    let page = Page("Wallet")
    InsecurityHost(modal: grove.home).start(page, log.handler("wallet"))
    grove.settle()
    return page
  }

  @Test("An Insecurity coordinator starts a tree coordinator and is told when it has finished (C6)")
  func treeAsChild() throws {
    let grove = Grove()
    let log = ResultLog()
    let page = wallet(in: grove, log)
    let presenter = try #require(grove.home.presentedViewController)
    let branch = Branch("Branch", over: presenter, below: nil)
    page.coordinate(with: branch) { (info: [AnyHashable: Any]?) in
      log.record("branch", info?["from"] as? String)
    }
    grove.settle()
    #expect(grove.screens == "Home / Wallet / Branch")
    try grove.device.user.dragSheetDown()
    grove.settle()
    #expect(log.entries == ["branch: Branch"])
    page.finish("done")
    grove.settle()
    #expect(log.entries == ["branch: Branch", "wallet: done"])
  }

  @Test("What an Insecurity coordinator gets from a tree has its type (C6, C5)")
  func typed() throws {
    let grove = Grove()
    let log = ResultLog()
    let page = wallet(in: grove, log)
    let presenter = try #require(grove.home.presentedViewController)
    let counting = Counting(presentingViewController: presenter, parent: nil)
    page.coordinate(with: counting) { log.record("count", $0) }
    grove.settle()
    #expect(grove.screens == "Home / Wallet / Count")
    counting.finish(7)
    #expect(log.entries == ["count: 7"])
  }

  @Test("A tree on an Insecurity coordinator that ends is told before it (C6, P6)")
  func ownerEnds() throws {
    let grove = Grove()
    let log = ResultLog()
    let page = wallet(in: grove, log)
    let presenter = try #require(grove.home.presentedViewController)
    page.coordinate(with: Branch("Branch", over: presenter, below: nil)) {
      (_: [AnyHashable: Any]?) in
      log.record("branch", nil as Int?)
    }
    let idle = BaseCoordinator()
    page.coordinate(with: idle) { (_: [AnyHashable: Any]?) in log.record("idle", nil as Int?) }
    grove.settle()
    page.finish("done")
    #expect(log.entries == ["branch: nil", "idle: nil", "wallet: done"])
    grove.settle()
    #expect(grove.screens == "Home")
  }

  @Test("Nothing of a bridge stays alive (P5)")
  func releases() {
    let grove = Grove()
    let log = ResultLog()
    let alive = LifetimeTracker()
    do {
      let page = alive.track(wallet(in: grove, log), as: "page")
      let branch = Branch("Branch", over: grove.home.presentedViewController, below: nil)
      alive.track(branch, as: "branch")
      page.coordinate(with: branch) { (_: [AnyHashable: Any]?) in }
      branch.coordinate(with: Page("Guest"), log.handler("guest"))
      branch.childCoordinators.first.map { _ = alive.track($0, as: "guest") }
      grove.settle()
      #expect(grove.screens == "Home / Wallet / Branch / Guest")
    }
    #expect(alive.alive.count == 3)
    grove.home.dismiss(animated: true)
    grove.settle()
    #expect(alive.alive == [])
    #expect(log.entries == ["guest: nil", "wallet: nil"])
  }

  @Test("A foreign coordinator tree starts Insecurity chains in it and gets typed results")
  func foreignTree() throws {
    let grove = Grove()
    let tree = ForeignFlow(on: grove.navigation)
    tree.begin()
    grove.settle()
    #expect(grove.screens == "Home > Shop")
    try grove.device.user.tap("Buy")
    grove.settle()
    #expect(grove.screens == "Home > Shop / Pay")
    tree.pay?.finish("visa")
    grove.settle()
    #expect(tree.bought == ["visa"])
    try grove.device.user.tap("Buy")
    grove.settle()
    try grove.device.user.dragSheetDown()
    grove.settle()
    #expect(tree.bought == ["visa", "nothing"])
    #expect(grove.screens == "Home > Shop")
  }
}

/// A coordinator of neither system, as an app may have many.
@MainActor private final class ForeignFlow {
  private let navigation: UINavigationController
  private(set) weak var pay: Page?
  private(set) var bought: [String] = []

  init(on navigation: UINavigationController) {
    self.navigation = navigation
  }

  func begin() {
    let shop = NamedScreen(
      "Shop", rows: [NamedScreen.button("Buy") { [unowned self] in buy() }])
    navigation.pushViewController(shop, animated: true)
  }

  private func buy() {
    let page = Page("Pay")
    pay = page
    InsecurityHost(modal: navigation).start(page) { [unowned self] result in
      bought.append(result ?? "nothing")
    }
  }
}
