import InsecurityTesting
import TestSupport
import UIKit
import XCTest

/// The helpers serve XCTest as they serve Swift Testing.
///
/// What throws is asynchronous, and there is an asynchronous test: otherwise XCTest does not find a
/// main-actor class on Linux.
@MainActor final class XCTestTests: XCTestCase {
  func testAFlowIsPlayedAndRecorded() async throws {
    let (device, _) = Fixture.stack("Home", "Cart")
    try device.user.swipeBack()
    await device.settled()
    XCTAssertEqual(device.screens, "Home")
    XCTAssertEqual(device.transitions, [Transition(.pop, from: "Home > Cart", to: "Home")])
  }

  func testSettlingInASynchronousTestRunsTheMainQueue() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
      }
    }
    device.settle()
    XCTAssertEqual(device.screens, "Home / Cart")
    XCTAssertGreaterThan(device.now, 0.4)
  }

  func testSettledRunsTheMainQueueAndTasks() async {
    let device = Fixture.device(showing: NamedScreen("Home"))
    DispatchQueue.main.async {
      Task {
        device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
      }
    }
    await device.settled()
    XCTAssertEqual(device.screens, "Home / Cart")
  }
}
