import UIKit

extension UIViewController {
  /// Whether the screen is being pushed, popped, presented or dismissed, or another one over it.
  ///
  /// From iOS 26 on a finger reaches a screen while that happens. Whoever starts something for a tap asks
  /// first: else the second of two quick taps starts it a second time.
  var isComingOrGoing: Bool { transitionCoordinator != nil }
}
