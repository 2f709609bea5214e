import InsecurityTesting
import Testing
import UIKit

@MainActor @Suite("Lifetime tracker")
struct LifetimeTrackerTests {
  @Test("What has been released is not alive any more")
  func released() {
    let alive = LifetimeTracker()
    var screen: UIViewController? = alive.track(UIViewController(), as: "Cart")
    #expect(alive.alive == ["Cart"])
    #expect(screen != nil)
    screen = nil
    #expect(alive.alive == [])
    #expect(alive.all == ["Cart"])
  }

  @Test("A leak is named, each object by itself")
  func leak() {
    final class Knot { var itself: Knot? }
    let alive = LifetimeTracker()
    let kept = alive.track(Knot(), as: "kept")
    weak var leaked: Knot?
    do {
      let knot = alive.track(Knot(), as: "leaked")
      knot.itself = knot
      leaked = knot
    }
    alive.track(Knot(), as: "gone")
    #expect(alive.alive == ["kept", "leaked"])
    leaked?.itself = nil
    #expect(alive.alive == ["kept"])
    withExtendedLifetime(kept) {}
  }
}
