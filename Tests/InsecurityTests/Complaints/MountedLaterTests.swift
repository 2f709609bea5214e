import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Stacks and screens that get into a window while it moves")
struct MountedLaterTests {
  private func mount(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func unmount(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test(
    "A stack with pages keeps them, and they end by hand afterwards (C011)", arguments: Moments.all)
  func stack(moment: Double) {
    let stage = Stage()
    let stack = UINavigationController(rootViewController: NamedScreen("First"))
    let host = InsecurityHost(navigation: stack)
    let list = PushedPage("List")
    host.start(list, animated: true, stage.log.handler("List"))
    stage.settle()
    stage.present("Sheet")
    stage.device.pass(moment)
    mount(stack, in: stage.home)
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stack.viewControllers.map(\.title) == ["First", "List", "Item"])
    stack.popViewController(animated: false)
    stage.settle()
    #expect(stage.log.entries == ["Item: nil"])
    list.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: x"])
    #expect(stack.viewControllers.map(\.title) == ["First"])
    #expect(stage.screens == "Home / Sheet")
  }

  @Test(
    "A stack that changes its window while the other one moves keeps its pages and takes starts (C011)",
    arguments: Moments.all)
  func otherWindow(moment: Double) {
    let first = NamedScreen("Elsewhere")
    let stage = Stage()
    let window = UIWindow(windowScene: stage.device.simulation.scene)
    window.rootViewController = first
    window.isHidden = false
    let stack = UINavigationController(rootViewController: NamedScreen("First"))
    mount(stack, in: first)
    stage.settle()
    let host = InsecurityHost(navigation: stack)
    let list = PushedPage("List")
    host.start(list, animated: true, stage.log.handler("List"))
    stage.settle()
    stage.present("Sheet")
    stage.device.pass(moment)
    unmount(stack)
    mount(stack, in: stage.home)
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stack.viewControllers.map(\.title) == ["First", "List", "Item"])
    list.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: x"])
    #expect(stack.viewControllers.map(\.title) == ["First"])
  }
}
