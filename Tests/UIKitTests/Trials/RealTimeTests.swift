import FactTrials
import UIKit
import XCTest

/// Without a device the stand-in runs in real time: on a run loop, and while a test awaits.
///
/// What throws is asynchronous, and there is an asynchronous test: otherwise XCTest does not find a main-actor class
/// on Linux. Swift Testing's suites share the current device, so these are XCTest's, which run alone.
@MainActor final class RealTimeTests: XCTestCase {
  func testAPushMovesWhileATestAwaits() async {
    let (window, stack) = shownStack()
    try? await Task.sleep(nanoseconds: 100_000_000)
    let shown = expectation(description: "shown")
    let page = Waiting { shown.fulfill() }
    let begun = Date()
    stack.pushViewController(page, animated: true)
    XCTAssertEqual(page.heard, [])
    await fulfillment(of: [shown], timeout: 10)
    XCTAssertGreaterThan(Date().timeIntervalSince(begun), 0.3)
    XCTAssertEqual(page.heard, ["WA", "IA", "DA"])
    XCTAssertNotNil(page.viewIfLoaded?.window)
    window.isHidden = true
  }

  func testAPresentationMovesWhileARunLoopRuns() {
    let (window, stack) = shownStack()
    runLoop(for: 0.1) { false }
    var completed = false
    let page = Waiting {}
    let begun = Date()
    stack.present(page, animated: true) { completed = true }
    XCTAssertFalse(completed)
    runLoop(for: 10) { completed }
    XCTAssertTrue(completed)
    XCTAssertGreaterThan(Date().timeIntervalSince(begun), 0.4)
    XCTAssertEqual(page.heard, ["WA", "IA", "DA"])
    window.isHidden = true
  }

  func testWhatIsHeardInRealTimeIsWhatIsHeardOnAClock() async throws {
    let wanted = ["01", "02", "03", "04", "05", "06", "07", "08", "10", "A10", "A12", "A20", "A21"]
    var tried = Set<String>()
    for trial in FactTrial.all where !Set(trial.facts).isDisjoint(with: wanted) {
      let heard = try await trial.run(with: RealTimeDriver(realTimeDevice()))
      let onAClock = try await heardOnAClock(trial)
      XCTAssertEqual(heard, onAClock, trial.title)
      XCTAssertNotEqual(heard, "", trial.title)
      tried.formUnion(trial.facts)
    }
    XCTAssertTrue(tried.isSuperset(of: wanted))
  }

  func testADeviceOnAClockWaitsForItsTest() async {
    _ = realTimeDevice()
    let device = SimulatedDevice()
    let window = UIWindow(windowScene: device.scene)
    let page = Waiting {}
    window.rootViewController = page
    window.makeKeyAndVisible()
    try? await Task.sleep(nanoseconds: 50_000_000)
    XCTAssertEqual(page.heard, ["WA", "IA"])
    device.endTurn()
    XCTAssertEqual(page.heard, ["WA", "IA", "DA"])
  }

  /// Runs the main loop for a time, or until something has happened.
  private func runLoop(for seconds: TimeInterval, until isOver: () -> Bool) {
    let begun = Date()
    while !isOver(), Date().timeIntervalSince(begun) < seconds {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  /// The same trial on a device of its own, which has gone when this returns.
  private func heardOnAClock(_ trial: FactTrial) async throws -> String {
    try await trial.run(with: StandInDriver(.fromEnvironment))
  }

  /// The device that there is if nobody has made one.
  private func realTimeDevice() -> SimulatedDevice {
    RealTimeTests.device.makeCurrent()
    return RealTimeTests.device
  }

  private static let device = SimulatedDevice.current

  private func shownStack() -> (UIWindow, UINavigationController) {
    let window = UIWindow(windowScene: realTimeDevice().scene)
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return (window, stack)
  }
}

/// Records its appearance, and says when it has appeared.
private final class Waiting: UIViewController {
  private(set) var heard: [String] = []
  private let appeared: () -> Void

  init(_ appeared: @escaping () -> Void) {
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("WA")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    heard.append("IA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("DA")
    appeared()
  }
}
