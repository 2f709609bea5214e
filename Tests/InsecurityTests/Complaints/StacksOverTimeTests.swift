import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Stacks that go away, come back or are changed by others")
struct StacksOverTimeTests {
  @Test("A stack that leaves its window and comes back has kept all its pages (C077)")
  func window() {
    let stage = Stage.pushing()
    for name in ["A", "B", "C"] { stage.push(name) }
    stage.settle()
    let window = UIWindow(frame: stage.device.window.frame)
    stage.device.window.isHidden = true
    stage.settle()
    stage.device.enterBackground()
    stage.device.advance(by: 60)
    stage.device.enterForeground()
    stage.device.window.isHidden = false
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home > A > B > C")
    #expect(stage.state == "Home > A > B > C")
    withExtendedLifetime(window) {}
  }

  @Test("A stack that a container takes out of the hierarchy and puts back (C077)")
  func container() {
    let stack = UINavigationController(rootViewController: NamedScreen("Home"))
    let outside = NamedScreen("Outside")
    outside.addChild(stack)
    outside.view.addSubview(stack.view)
    stack.didMove(toParent: outside)
    let device = Fixture.device(showing: outside)
    let log = ResultLog()
    let host = InsecurityHost(navigation: stack)
    for name in ["A", "B"] { host.start(PushedPage(name), animated: true, log.handler(name)) }
    device.settle()
    stack.willMove(toParent: nil)
    stack.view.removeFromSuperview()
    stack.removeFromParent()
    device.settle()
    #expect(log.entries == [])
    outside.addChild(stack)
    outside.view.addSubview(stack.view)
    stack.didMove(toParent: outside)
    device.settle()
    #expect(log.entries == [])
    #expect(stack.viewControllers.map(\.title) == ["Home", "A", "B"])
    host.start(PushedPage("C"), animated: true, log.handler("C"))
    device.settle()
    stack.popToRootViewController(animated: true)
    device.settle()
    #expect(log.entries == ["C: nil", "B: nil", "A: nil"])
  }

  @Test("Each change of a stack is animated as it was asked (C082)")
  func animatedAsAsked() {
    for animated in [true, false, true] {
      let stage = Stage.pushing()
      let list = stage.push("List", animated: animated)
      stage.settle()
      stage.push("Item", animated: animated)
      stage.settle()
      list.returnHere(animated: animated)
      stage.settle()
      stage.host.batch {
        stage.host.dismissChildren(animated: !animated)
        stage.push("Next", animated: animated)
      }
      stage.settle()
      stage.host.popToRoot(animated: animated)
      stage.settle()
      let movements = stage.device.transitions.suffix(5)
      #expect(movements.map(\.animated) == Array(repeating: animated, count: 5))
      #expect(movements.map(\.kind).last == .pop)
      #expect(stage.screens == "Home")
    }
  }

  @Test(
    "A stack that others made shorter, longer or new while ours moved: no index is trusted (C084)",
    arguments: Moments.all)
  func foreignChange(moment: Double) {
    let changes: [(UINavigationController) -> Void] = [
      { $0.setViewControllers([$0.viewControllers[0]], animated: false) },
      { $0.setViewControllers([NamedScreen("X"), NamedScreen("Y")], animated: false) },
      { $0.popToRootViewController(animated: true) },
      { $0.setViewControllers($0.viewControllers + [NamedScreen("X")], animated: true) },
    ]
    for (index, change) in changes.enumerated() {
      let stage = Stage.pushing()
      let list = stage.push("List", animated: false)
      stage.push("Item", animated: false)
      stage.settle()
      stage.push("Photo")
      stage.device.pass(moment)
      if let navigation = stage.navigation { change(navigation) }
      _ = Issues.collect { list.finish("x") }
      stage.settle()
      let names = stage.log.entries.map(\.name)
      #expect(names.sorted() == ["Item", "List", "Photo"], "\(index)")
      #expect(stage.state == "", "\(index)")
      #expect(stage.host.top == nil, "\(index)")
      #expect(stage.host.isIdle, "\(index)")
    }
  }

  @Test("One page takes the place of another: one movement, one stack change (C086)")
  func replaces() {
    let stage = Stage.pushing()
    stage.push("List")
    let item = stage.push("Item")
    stage.settle()
    let before = stage.device.transitions.count
    let counter = CallCounter(stage.device)
    item.dismiss()
    stage.push("Next")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil"])
    #expect(stage.screens == "Home > List > Next")
    #expect(counter.kinds == [.setStack])
    #expect(
      stage.device.transitions.dropFirst(before) == [
        Transition(.push, from: "Home > List > Item", to: "Home > List > Next")
      ])
  }

  @Test("A page pops itself by UIKit and pushes the next by ours, in one turn (C086)")
  func popsByUIKit() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.settle()
    stage.navigation?.popViewController(animated: true)
    stage.push("Next")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil"])
    #expect(stage.screens == "Home > List > Next")
    #expect(stage.state == "Home > List > Next")
  }

  @Test("A page takes the place of one in a presented stack, in a tab, in the middle (C086)")
  func replacesElsewhere() {
    let inner = UINavigationController(rootViewController: NamedScreen("Inner"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, NamedScreen("Other")]
    let device = Fixture.device(showing: tabs)
    let log = ResultLog()
    let list = PushedPage("List")
    let item = PushedPage("Item")
    InsecurityHost(navigation: inner)
      .start(UINavigationController(), list, animated: true, log.handler("List"))
    device.settle()
    list.navigation.start(item, animated: true, log.handler("Item"))
    device.settle()
    item.navigation.start(PushedPage("Photo"), animated: true, log.handler("Photo"))
    device.settle()
    let before = device.transitions.count
    item.dismiss()
    list.navigation.start(PushedPage("Next"), animated: true, log.handler("Next"))
    device.settle()
    #expect(log.entries == ["Photo: nil", "Item: nil"])
    #expect(device.screens == "Inner / List > Next")
    #expect(device.transitions.count == before + 1)
  }
}
