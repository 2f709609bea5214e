import CoordinatorBridge
import CoordinatorPattern
import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Trees in which everybody acts at the worst moment.
@MainActor @Suite("Trees that are changed while they change") struct HostileTreeTests {
  @Test("A parent that is dropped while its child makes its page takes the child along (C1, C3)")
  func parentDroppedWhileStarting() throws {
    let grove = Grove()
    let parent = grove.push("Parent")
    grove.settle()
    let child = Branch("Child", on: grove.navigation, below: parent)
    child.makePage = { name in
      grove.top.remove(childCoordinator: parent)
      return Leaf(name)
    }
    grove.alive.track(child, as: "Child")
    let issues = Issues.collect {
      parent.coordinate(with: child)
      grove.settle()
    }
    #expect(issues.count <= 1, "\(issues)")
    #expect(grove.log == ["Child: nil"])
    #expect(parent.childCoordinators.isEmpty)
    #expect(child.parent == nil || child.navigationController == nil)
    grove.navigation.popToRootViewController(animated: false)
    grove.settle()
    #expect(grove.screens == "Home")
  }

  @Test("A parent starts the next child while it is told that the last one has ended (C1, P2)")
  func nextFromHandler() throws {
    let grove = Grove()
    var started = 0
    grove.top.removeChildHandler = { _, _ in
      started += 1
      guard started < 4 else { return }
      let next = Branch("Next \(started)", on: grove.navigation, below: grove.top)
      grove.top.coordinate(with: next)
    }
    grove.top.coordinate(with: Branch("First", on: grove.navigation, below: grove.top))
    grove.settle()
    for name in ["First", "Next 1", "Next 2", "Next 3"] {
      #expect(grove.screens == "Home > \(name)")
      try grove.device.user.tapBack()
      grove.settle()
    }
    #expect(grove.screens == "Home")
    #expect(started == 4)
    #expect(grove.top.childCoordinators.isEmpty)
  }

  @Test("A child that finishes in its own start ends once, and its page stays (C1)")
  func finishesInStart() {
    let grove = Grove()
    let child = Branch("Child", on: grove.navigation, below: grove.top)
    child.makePage = { [unowned child] name in
      child.didFinish(with: ["from": "start"])
      return Leaf(name)
    }
    grove.top.coordinate(with: child)
    grove.settle()
    #expect(grove.log == ["Child: start"])
    #expect(grove.top.childCoordinators.isEmpty)
  }

  @Test("Siblings that end each other end once each (C1)")
  func siblingsEndEachOther() {
    let grove = Grove()
    let one = grove.push("One")
    let two = grove.push("Two")
    grove.settle()
    let before = grove.top.removeChildHandler
    grove.top.removeChildHandler = { child, info in
      before?(child, info)
      one.didFinish()
      two.didFinish()
    }
    one.didFinish()
    grove.settle()
    #expect(grove.log.sorted() == ["One: nil", "Two: nil"])
    #expect(grove.top.childCoordinators.isEmpty)
  }

  @Test(
    "A guest whose handler drops the tree below it is told once, and all is released (C6, P1, P5)")
  func guestDropsTree() {
    let grove = Grove()
    let log = ResultLog()
    let alive = LifetimeTracker()
    do {
      let branch = grove.push("Branch")
      grove.settle()
      let page = alive.track(PushedPage("Pay"), as: "Pay")
      branch.coordinate(with: page) { (result: String?) in
        log.record("pay", result)
        grove.top.remove(childCoordinator: branch)
        grove.navigation.popToRootViewController(animated: false)
      }
      grove.settle()
      page.finish("paid")
    }
    grove.settle()
    #expect(log.entries == ["pay: paid"])
    #expect(grove.screens == "Home")
    #expect(alive.alive == [])
    #expect(grove.alive.alive == [])
  }

  @Test("A tree that a coordinator starts and that finishes at once is told once (C6)")
  func treeFinishesAtOnce() {
    let grove = Grove()
    let log = ResultLog()
    let page = Page("Wallet")
    InsecurityHost(modal: grove.home).start(page, animated: true, log.handler("wallet"))
    grove.settle()
    let branch = Branch("Branch", over: grove.home.presentedViewController, below: nil)
    branch.makePage = { [unowned branch] name in
      branch.didFinish()
      return Leaf(name)
    }
    page.coordinate(with: branch) { (_: [AnyHashable: Any]?) in
      log.record("branch", "told")
      page.finish("done")
    }
    grove.settle()
    #expect(log.entries == ["branch: told", "wallet: done"])
    #expect(grove.screens == "Home")
  }

  @Test(
    "A coordinator that ends while its tree starts is told after it, and shows nothing (C6, P6)")
  func ownerEndsWhileTreeStarts() {
    let grove = Grove()
    let log = ResultLog()
    let page = Page("Wallet")
    InsecurityHost(modal: grove.home).start(page, animated: true, log.handler("wallet"))
    grove.settle()
    let branch = Branch("Branch", over: grove.home.presentedViewController, below: nil)
    branch.makePage = { name in
      page.finish("done")
      return Leaf(name)
    }
    let issues = Issues.collect {
      page.coordinate(with: branch) { (_: [AnyHashable: Any]?) in log.record("branch", "told") }
      grove.settle()
    }
    #expect(log.entries == ["branch: told", "wallet: done"])
    #expect(!issues.isEmpty)
    #expect(grove.screens == "Home")
  }
}
