import Testing
import UIKit

@testable import NavigationUIKit

@MainActor @Suite("The end of a turn", .serialized)
struct TurnEndTests {
  @Test("Each device has its own, and a window finds that of its device")
  func devices() {
    let (one, two) = (SimulatedDevice(), SimulatedDevice())
    let window = UIWindow(windowScene: one.scene)
    #expect(TurnEnd.of(window) === TurnEnd.of(UIWindow(windowScene: one.scene)))
    two.makeCurrent()
    #expect(TurnEnd.of(window) !== TurnEnd.current && TurnEnd.of(nil) === TurnEnd.current)
  }

  @Test("It looks once for each turn, from start to stop")
  func looking() {
    let device = SimulatedDevice()
    let turnEnd = TurnEnd.of(UIWindow(windowScene: device.scene))
    var looks = 0
    device.endTurn()
    turnEnd.start { looks += 1 }
    device.endTurn()
    device.endTurn()
    #expect(looks == 2)
    turnEnd.stop()
    device.endTurn()
    #expect(looks == 2)
  }

  @Test("Who asks gets one more turn")
  func asking() {
    let device = SimulatedDevice()
    while device.needsTurn { device.endTurn() }
    TurnEnd.of(UIWindow(windowScene: device.scene)).askTurn()
    #expect(device.needsTurn)
    device.endTurn()
    #expect(!device.needsTurn)
  }

  @Test("What lived on a device is let go of with it")
  func abandoning() {
    let tenant = Tenant()
    var device: SimulatedDevice? = SimulatedDevice()
    device.map { TurnEnd.of(UIWindow(windowScene: $0.scene)).tenant = tenant }
    SimulatedDevice().makeCurrent()
    #expect(tenant.abandoned == 0)
    device = nil
    #expect(tenant.abandoned == 1)
  }
}

@MainActor private final class Tenant: TurnEndTenant {
  private(set) var abandoned = 0

  func abandon() { abandoned += 1 }
}
