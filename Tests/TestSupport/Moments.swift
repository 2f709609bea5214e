import InsecurityTesting
import UIKit

/// When somebody asks for something while a screen moves, in seconds since the movement began.
///
/// A pop takes 0.35 s and a dismissal 0.5 s; so there are moments before, in and after the end of each.
package nonisolated enum Moments {
  package static let all: [Double] = [0, 0.016, 0.1, 0.25, 0.34, 0.36, 0.49, 0.51, 0.7]
}

extension HeadlessDevice {
  /// Lets what was asked for begin to move, then that much time pass; 0 is the same turn.
  ///
  /// What ends is moved at the end of its turn and begins to move in the next one, so running the clock
  /// alone would leave the movement at its beginning.
  package func pass(_ seconds: Double) {
    guard seconds > 0 else { return }
    for _ in 1...3 { advance(by: 0) }
    advance(by: seconds)
  }
}
