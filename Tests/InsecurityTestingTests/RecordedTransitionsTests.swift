import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Frames and transitions")
struct RecordedTransitionsTests {
  @Test("Each kind of movement is one transition, from what was seen to what was seen after")
  func kinds() {
    let (device, stack) = Fixture.stack("Home")
    stack.pushViewController(NamedScreen("Cart"), animated: true)
    device.settle()
    stack.present(NamedScreen("Pay"), animated: true)
    device.settle()
    stack.dismiss(animated: true)
    device.settle()
    stack.popViewController(animated: true)
    device.settle()
    #expect(
      device.transitions == [
        Transition(.push, from: "Home", to: "Home > Cart"),
        Transition(.present, from: "Home > Cart", to: "Home > Cart / Pay"),
        Transition(.dismiss, from: "Home > Cart / Pay", to: "Home > Cart"),
        Transition(.pop, from: "Home > Cart", to: "Home"),
      ])
    #expect(
      device.frames == ["Home", "Home > Cart", "Home > Cart / Pay", "Home > Cart", "Home"])
  }

  @Test("A change without animation is a transition that is not animated")
  func notAnimated() {
    let (device, stack) = Fixture.stack("Home")
    stack.pushViewController(NamedScreen("Cart"), animated: false)
    device.settle()
    stack.present(NamedScreen("Pay"), animated: false)
    device.settle()
    #expect(device.transitions.map(\.animated) == [false, false])
    #expect(device.transitions.map(\.kind) == [.push, .present])
  }

  @Test("Several changes that show at one commit are one transition, of the animated kind")
  func severalAtOnce() {
    let (device, stack) = Fixture.stack("Home", "Cart")
    stack.present(NamedScreen("Pay"), animated: false)
    device.settle()
    stack.popViewController(animated: false)
    stack.dismiss(animated: true)
    device.settle()
    #expect(
      device.transitions.suffix(1) == [
        Transition(.dismiss, from: "Home > Cart / Pay", to: "Home")
      ])
    #expect(device.frames == ["Home > Cart", "Home > Cart / Pay", "Home"])
  }

  @Test("Replacing the top of a stack with animation looks like a push (D22)")
  func replacing() {
    let (device, stack) = Fixture.stack("Home", "Cart")
    stack.setViewControllers([stack.viewControllers[0], NamedScreen("Pay")], animated: true)
    device.settle()
    #expect(device.transitions == [Transition(.push, from: "Home > Cart", to: "Home > Pay")])
  }

  @Test("A cancelled gesture is one transition, and no frame")
  func cancelledGesture() throws {
    let (device, _) = Fixture.stack("Home", "Cart")
    try device.user.swipeBack(cancelledAt: 0.4)
    device.settle()
    #expect(
      device.transitions == [
        Transition(.pop, from: "Home > Cart", to: "Home", cancelled: true)
      ])
    #expect(device.frames == ["Home > Cart"])
  }

  @Test("A gesture that is completed is one transition")
  func completedGesture() throws {
    let device = Fixture.device(showing: NamedScreen("Home"))
    device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
    device.settle()
    try device.user.dragSheetDown()
    device.settle()
    #expect(
      device.transitions.suffix(1) == [Transition(.dismiss, from: "Home / Cart", to: "Home")])
  }

  @Test("Frames compare controllers, not names")
  func framesCompareControllers() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    device.window.rootViewController?.title = "House"
    device.settle()
    #expect(device.frames == ["Home"])
    device.window.rootViewController = NamedScreen("House")
    device.settle()
    #expect(device.frames == ["Home", "House"])
    #expect(
      device.transitions == [Transition(.root, animated: false, from: "Home", to: "House")])
  }

  @Test("A root that comes with an effect is an animated transition, once (H3)")
  func rootEffect() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    UIView.transition(with: device.window, duration: 0.3, options: .transitionCrossDissolve) {
      device.window.rootViewController = NamedScreen("Login")
    }
    device.advance(by: 0.1)
    device.window.rootViewController = NamedScreen("Home")
    device.settle()
    #expect(
      device.transitions == [
        Transition(.root, from: "Home", to: "Login"),
        Transition(.root, animated: false, from: "Login", to: "Home"),
      ])
  }

  @Test("What a view hides that covers the window is not seen")
  func cover() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    device.window.rootViewController?.present(NamedScreen("Cart"), animated: false)
    device.settle()
    let cover = UIView(frame: device.window.bounds)
    device.window.addSubview(cover)
    device.window.rootViewController?.dismiss(animated: false)
    device.settle()
    device.window.rootViewController = NamedScreen("Welcome")
    device.settle()
    cover.removeFromSuperview()
    device.settle()
    #expect(device.frames == ["Home", "Home / Cart", "Welcome"])
    #expect(device.transitions.suffix(1).map(\.kind) == [.root])
    #expect(device.transitions.count == 2)
  }

  @Test("The calls that moved screens are recorded, refused ones too")
  func steps() {
    let (device, stack) = Fixture.stack("Home")
    let steps = RecordedSteps(on: device)
    stack.pushViewController(NamedScreen("Cart"), animated: true)
    stack.pushViewController(NamedScreen("Pay"), animated: false)
    device.settle()
    stack.popToRootViewController(animated: true)
    device.settle()
    stack.present(NamedScreen("Help"), animated: true)
    device.settle()
    stack.dismiss(animated: false)
    let name = "UINavigationController"
    #expect(
      steps.lines == [
        "push Cart on \(name), animated", "push Pay on \(name)", "pop to root on \(name), animated",
        "present Help on \(name), animated", "dismiss on \(name)",
      ])
  }
}
