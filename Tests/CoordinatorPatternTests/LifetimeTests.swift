import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Lifetimes in a tree") struct LifetimeTests {
  @Test("Memory is constant over many pushes and sheets (P5, C215, C116, C119)")
  func cycles() throws {
    let grove = Grove()
    for round in 0..<20 {
      if round.isMultiple(of: 2) { grove.push("Page") } else { grove.present("Page") }
      grove.settle()
      #expect(grove.alive.alive == ["Page", "page of Page"])
      if round.isMultiple(of: 2) {
        try grove.device.user.swipeBack()
      } else {
        try grove.device.user.dragSheetDown()
      }
      grove.settle()
      #expect(grove.alive.alive == [])
    }
    #expect(grove.log.count == 20)
  }

  @Test("A presented stack with coordinators in it is released whole (C3, C121, C122)")
  func presentedStack() {
    let grove = Grove()
    do {
      let stack = UINavigationController()
      grove.alive.track(stack, as: "stack")
      let settings = grove.present("Settings", in: stack)
      grove.settle()
      let info = Branch("Info", on: stack, below: settings)
      grove.alive.track(info, as: "Info")
      settings.coordinate(with: info)
    }
    grove.settle()
    #expect(grove.alive.alive.count == 4)
    grove.navigation.dismiss(animated: true)
    grove.settle()
    #expect(grove.alive.alive == [])
  }

  @Test("A child lives while its screen is on its way (P5, C114)")
  func livesWhileWaiting() {
    let grove = Grove()
    grove.present("First")
    grove.push("Second")
    #expect(grove.alive.alive.contains("Second"))
    grove.settle()
    #expect(grove.alive.alive == ["First", "page of First", "Second", "page of Second"])
  }

  @Test("A tree goes with its top, and its screens stay (C3)")
  func topGoes() {
    let device = HeadlessDevice()
    let alive = LifetimeTracker()
    let navigation = UINavigationController(rootViewController: NamedScreen("Home"))
    device.window.rootViewController = navigation
    device.settle()
    do {
      let top = alive.track(BaseCoordinator(), as: "top")
      let child = alive.track(Branch("Add", on: navigation, below: top), as: "child")
      top.coordinate(with: child)
      device.settle()
    }
    #expect(alive.alive == [])
    #expect(device.screens == "Home > Add")
    navigation.popViewController(animated: true)
    device.settle()
    #expect(device.screens == "Home")
  }

  @Test("A coordinator that outlives its screens is reported (P8)")
  func outlives() throws {
    let grove = Grove()
    let child = grove.push("Add")
    grove.settle()
    let issues = try Issues.collect {
      try grove.device.user.swipeBack()
      grove.settle()
    }
    #expect(
      issues.map(\.description) == [
        "Branch has ended and is still held by somebody: "
          + "release it, and look for a closure that captures it."
      ])
    withExtendedLifetime(child) {}
  }

  @Test("A coordinator that stays in the tree when what it shows on has gone is reported (P8)")
  func standsNowhere() {
    let grove = Grove()
    let stack = UINavigationController(rootViewController: NamedScreen("Sheet"))
    grove.navigation.present(stack, animated: true)
    grove.settle()
    let child = BaseNavigationCoordinator(navigationController: stack, parent: nil)
    grove.top.add(childCoordinator: child)
    grove.settle()
    let issues = Issues.collect {
      grove.navigation.dismiss(animated: true)
      grove.settle()
    }
    #expect(
      issues.map(\.description) == [
        "BaseNavigationCoordinator is still in the tree although the controller that it shows on is "
          + "gone: call didFinish(with:), or show its screens with navigate or present."
      ])
  }

  @Test("A tree without a window waits for one, and ends with its stack (R10)")
  func withoutWindow() {
    let device = HeadlessDevice()
    let alive = LifetimeTracker()
    do {
      let navigation = alive.track(UINavigationController(), as: "navigation")
      let top = alive.track(BaseCoordinator(), as: "top")
      let child = alive.track(Branch("Main", on: navigation, below: top), as: "Main")
      top.coordinate(with: child)
      device.settle()
      #expect(navigation.viewControllers.map(\.title) == ["Main"])
    }
    device.settle()
    #expect(alive.alive == [])
  }
}
