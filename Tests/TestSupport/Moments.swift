import InsecurityTesting
import UIKit

/// When somebody asks for something while a screen moves, in seconds since the movement began.
///
/// A pop takes 0.35 s and a dismissal 0.5 s; so there are moments before, in and after the end of each.
package nonisolated enum Moments {
  package static let all: [Double] = [0, 0.016, 0.1, 0.25, 0.34, 0.36, 0.49, 0.51, 0.7]
}

extension HeadlessDevice {
  /// Lets so much time pass; 0 is the same turn, which does not end.
  package func pass(_ seconds: Double) {
    if seconds > 0 { advance(by: seconds) }
  }
}
