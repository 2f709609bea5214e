import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Settling", .serialized)
struct SettlingTests {
  @Test("settled() runs what was deferred by the main queue and by tasks")
  func deferredWork() async {
    let device = Fixture.device(showing: NamedScreen("Home"))
    DispatchQueue.main.async {
      Task { @MainActor in
        device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
      }
    }
    await device.settled()
    #expect(device.screens == "Home / Cart")
    #expect(device.now > 0.4)
  }

  @Test("Settling sees what has changed below the top of a stack")
  func wholeLook() {
    let (device, stack) = Fixture.stack("Home")
    let log = ResultLog()
    let host = InsecurityHost(navigation: stack)
    for name in ["Cart", "Pay"] {
      host.start(Pushed(name), animated: false, log.handler(name))
      device.settle()
    }
    stack.viewControllers = [
      stack.viewControllers[0], NamedScreen("Help"), stack.viewControllers[2],
    ]
    device.settle()
    #expect(log.entries == ["Pay: nil", "Cart: nil"])
  }

  @Test("settled() waits for a task that was given an awaited result")
  func awaitedResult() async {
    let device = Fixture.device(showing: NamedScreen("Home"))
    let host = InsecurityHost(modal: device.window.rootViewController ?? UIViewController())
    let first = Presented("First")
    let second = Presented("Second")
    Task {
      _ = await host.start(first, animated: true)
      _ = await host.start(second, animated: true)
    }
    await device.settled()
    #expect(device.screens == "Home / First")
    first.finish(1)
    await device.settled()
    #expect(device.screens == "Home / Second")
    second.finish(2)
    await device.settled()
    #expect(device.screens == "Home")
  }

  @Test("Settling inside a callback of UIKit does nothing, whoever settles")
  func insideCallback() {
    let device = HeadlessDevice()
    let screen = SettlingScreen(device)
    device.window.rootViewController = screen
    device.settle()
    #expect(screen.clockInside == 0)
    #expect(device.now == 1)
  }

  @Test("Settling inside an action of the app does nothing")
  func insideAction() throws {
    var device: HeadlessDevice?
    let button = NamedScreen.button("Pay") {
      device?.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
      device?.settle()
    }
    device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
    try device?.user.tap("Pay")
    #expect(device?.now == 0)
    device?.settle()
    #expect(device?.screens == "Home / Cart")
  }

  @Test("Something that never rests is given up after 60 s")
  func restless() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    let restless = Restless(device)
    restless.goOn()
    device.settle()
    #expect(device.now > 60)
    #expect(device.now < 62)
  }
}

private final class Pushed: NavigationCoordinator<Int> {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  override var viewController: UIViewController { NamedScreen(name) }
}

private final class Presented: ModalCoordinator<Int> {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  override var viewController: UIViewController { NamedScreen(name) }
}

/// Settles where it must not.
private final class SettlingScreen: UIViewController {
  private let device: HeadlessDevice
  private(set) var clockInside: TimeInterval?

  init(_ device: HeadlessDevice) {
    self.device = device
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in })
    device.advance(by: 5)
    clockInside = device.now
  }
}

/// Animates for ever.
@MainActor private final class Restless {
  private let device: HeadlessDevice

  init(_ device: HeadlessDevice) {
    self.device = device
  }

  func goOn() {
    UIView.animate(withDuration: 1, animations: {}) { _ in self.goOn() }
  }
}
