import NavigationCore
import Testing

/// Random apps, people and foreign code against one window's machine.
@Suite("Traces of a window's machine") struct WindowMachineTraceTests {
  private static let block = 100

  @Test(
    "Every start ends once or is on screen, in order, and the window comes to rest",
    arguments: 0..<20)
  func trace(_ number: Int) {
    let seeds = number * Self.block..<(number + 1) * Self.block
    for seed in seeds {
      guard let text = Self.failure(seed: UInt64(seed)) else { continue }
      Testing.Issue.record("seed \(seed)\n\(text)")
      return
    }
  }

  /// What went wrong with a seed, with the trace that leads to it.
  private static func failure(seed: UInt64) -> String? {
    guard play(seed: seed, isTracing: false).failure != nil else { return nil }
    return play(seed: seed, isTracing: true).trace.joined(separator: "\n")
  }

  private static func play(seed: UInt64, isTracing: Bool) -> TraceDriver {
    let driver = TraceDriver(seed: seed, isTracing: isTracing)
    for _ in 0..<30 where driver.failure == nil {
      switch driver.dice.roll(1...10) {
      case 1...3: driver.appCode(.loop)
      case 4...5: driver.someoneDoes()
      default: driver.turnEnded()
      }
    }
    driver.comeToRest()
    return driver
  }
}
