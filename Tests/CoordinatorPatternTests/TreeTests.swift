import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A coordinator tree") struct TreeTests {
  @Test("Starting adds a child, and ending drops it (C1)")
  func addsAndDrops() {
    let grove = Grove()
    let child = grove.push("Add")
    #expect(grove.top.childCoordinators.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    #expect(child.parent === grove.top)
    child.didFinish(with: ["result": 7])
    #expect(grove.log == ["Add: 7"])
    #expect(grove.top.childCoordinators.isEmpty)
  }

  @Test("A page may stand already in the stack with which it is presented")
  func presentedWithItsStack() throws {
    let grove = Grove()
    let child = Branch("Add", over: grove.navigation, below: grove.top)
    child.makePage = { [unowned child] name in
      let page = Leaf(name)
      child.stack = UINavigationController(rootViewController: page)
      return page
    }
    grove.top.coordinate(with: child)
    grove.settle()
    #expect(grove.screens == "Home / Add")
    #expect(grove.navigation.presentedViewController === child.stack)
    try grove.device.user.dragSheetDown()
    grove.settle()
    #expect(grove.log == ["Add: Add"])
    #expect(grove.device.warnings == [])
  }

  @Test("A finish leaves the screen where it is and silences its handler (C1)")
  func finishKeepsScreen() throws {
    let grove = Grove()
    let child = grove.push("Add")
    grove.settle()
    var told = 0
    (child.page as? Leaf)?.backwardHandler = { _ in told += 1 }
    child.didFinish()
    grove.settle()
    #expect(grove.screens == "Home > Add")
    #expect(grove.log == ["Add: nil"])
    try grove.device.user.tapBack()
    grove.settle()
    #expect(told == 0)
    #expect(grove.log == ["Add: nil"])
  }

  @Test(
    "What is below in the tree ends first, the last added before those added earlier (C1, C112)")
  func deepestFirst() {
    let grove = Grove()
    let parent = grove.push("Parent", animated: false)
    let first = grove.push("First", below: parent, animated: false)
    grove.push("Deep", below: first, animated: false)
    grove.push("Second", below: parent, animated: false)
    grove.settle()
    parent.didFinish(with: ["result": "done"])
    #expect(grove.log == ["Second: nil", "Deep: nil", "First: nil", "Parent: done"])
    #expect(grove.top.childCoordinators.isEmpty)
    #expect(parent.childCoordinators.isEmpty)
  }

  @Test("The controllers that it shows on are held while it lives and let go when it ends (C3)")
  func letsGo() {
    let grove = Grove()
    let pushed = grove.push("Add")
    let presented = Branch("Subtract", over: grove.home, below: grove.top)
    #expect(pushed.navigationController === grove.navigation)
    #expect(presented.presentingViewController === grove.home)
    grove.settle()
    grove.top.coordinate(with: presented)
    grove.settle()
    presented.didFinish()
    pushed.didFinish()
    #expect(pushed.navigationController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test("A parent is not held by its children (C3, P23, C219)")
  func weakParent() {
    let alive = LifetimeTracker()
    let child: Branch
    do {
      let parent = BaseCoordinator()
      alive.track(parent, as: "parent")
      child = Branch("Add", on: nil, below: nil)
      parent.add(childCoordinator: child)
      #expect(child.parent === parent)
    }
    #expect(alive.alive == [])
    #expect(child.parent == nil)
  }

  @Test("A versatile coordinator presents if it can, else pushes, else tells the misuse (C4)")
  func versatile() {
    let grove = Grove()
    grove.push("Pushed")
    grove.settle()
    #expect(grove.screens == "Home > Pushed")
    grove.present("Presented")
    grove.settle()
    #expect(grove.screens == "Home > Pushed / Presented")
    let both = Branch("Both", on: grove.navigation, below: nil)
    both.presentingViewController = grove.navigation
    grove.top.coordinate(with: both)
    grove.settle()
    #expect(grove.screens == "Home > Pushed / Presented / Both")
    let none = Branch("None", on: nil, below: nil)
    let issues = Issues.collect { grove.top.coordinate(with: none) }
    #expect(
      issues.map(\.description) == [
        "Branch has neither a presenting nor a navigation controller, so nothing was started: "
          + "make it with one of them, and start it before it has ended."
      ])
  }

  @Test("An empty navigation controller gets its first page from a tree (R12)")
  func emptyStack() {
    let device = HeadlessDevice()
    let navigation = UINavigationController()
    device.window.rootViewController = navigation
    let top = BaseCoordinator()
    let child = Branch("Main", on: navigation, below: top)
    let issues = Issues.collect {
      top.coordinate(with: child)
      device.settle()
    }
    #expect(issues.isEmpty)
    #expect(device.screens == "Main")
    #expect(top.childCoordinators.count == 1)
  }

  @Test("What is shown while something moves waits for its end (C7, P2)")
  func waits() {
    let grove = Grove()
    grove.present("First")
    grove.push("Second")
    grove.present("Third")
    #expect(grove.screens == "Home / First")
    grove.settle()
    #expect(grove.screens == "Home > Second / First / Third")
  }

  @Test("A child that an app drops itself has ended, and its parent is not called (C126)")
  func droppedByApp() throws {
    let grove = Grove()
    let child = grove.push("Add")
    grove.settle()
    grove.top.remove(childCoordinator: child)
    #expect(grove.log == [])
    #expect(child.navigationController == nil)
    try grove.device.user.tapBack()
    grove.settle()
    #expect(grove.log == [])
  }

  @Test("A coordinator that would stand below itself, or has ended, is refused and told (P8)")
  func refusals() {
    let grove = Grove()
    let child = grove.push("Add")
    let below = grove.push("Below", below: child)
    grove.settle()
    let issues = Issues.collect {
      below.coordinate(with: child)
      below.didFinish()
      child.coordinate(with: below)
    }
    #expect(
      issues.map(\.description) == [
        "Branch was added to itself or to one below it, so it was not started: "
          + "add it to a coordinator above it.",
        "Branch was added to a coordinator after it had ended, so it was not started: "
          + "make a new coordinator each time.",
      ])
    #expect(child.parent === grove.top)
  }

  @Test("A child that is added elsewhere changes over (C3)")
  func changesOver() {
    let grove = Grove()
    let first = grove.push("First", animated: false)
    let child = grove.push("Child", below: first, animated: false)
    grove.top.add(childCoordinator: child)
    #expect(first.childCoordinators.isEmpty)
    #expect(child.parent === grove.top)
    child.didFinish()
    #expect(grove.log == ["Child: nil"])
  }

  @Test("A second finish is a race while the screen is there, and misuse after that (R4)")
  func finishesTwice() throws {
    let grove = Grove()
    let child = grove.push("Add")
    grove.settle()
    let race = Issues.collect {
      child.didFinish()
      child.didFinish()
    }
    #expect(race.isEmpty)
    try grove.device.user.tapBack()
    grove.settle()
    let misuse = Issues.collect { child.didFinish() }
    #expect(misuse.count == 1)
    #expect(misuse.first?.description.contains("again after it had ended") == true)
    #expect(grove.log == ["Add: nil"])
  }

  @Test("Without what it shows on nothing is shown: that is told, and the child ends (P8)")
  func nowhere() {
    let grove = Grove()
    let child = BaseNavigationCoordinator(navigationController: nil, parent: nil)
    grove.top.add(childCoordinator: child)
    let issues = Issues.collect {
      child.navigate(Leaf("Lost"), by: nil)
      grove.settle()
    }
    #expect(
      issues.map(\.description) == [
        "BaseNavigationCoordinator was to push a controller without a navigation controller, "
          + "so nothing is shown: give it one when it is made, and show nothing after it has ended."
      ])
    #expect(grove.log == ["BaseNavigationCoordinator: nil"])
  }
}
