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
}
