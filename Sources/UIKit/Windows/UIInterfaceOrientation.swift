/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The home indicator is at the bottom.
  case portrait = 1
  /// The home indicator is at the top.
  case portraitUpsideDown = 2
  /// The home indicator is at the left.
  case landscapeLeft = 4
  /// The home indicator is at the right.
  case landscapeRight = 3

  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { .init(rawValue: 1 << 1) }
  /// Home indicator at the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { .init(rawValue: 1 << 4) }
  /// Home indicator at the right.
  public static var landscapeRight: UIInterfaceOrientationMask { .init(rawValue: 1 << 3) }
  /// Upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { .init(rawValue: 1 << 2) }
  /// Both sideways ones.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// All four.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .landscape, .portraitUpsideDown]
  }
  /// All but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
