extension UIView {
  /// Which of a view's margins and sizes follow its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin grows.
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 0) }
    /// The width grows.
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 1 << 1) }
    /// The right margin grows.
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 2) }
    /// The top margin grows.
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 3) }
    /// The height grows.
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 1 << 4) }
    /// The bottom margin grows.
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 5) }
  }

  /// How a view's contents fill its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// Whole, in proportion.
    case scaleAspectFit = 1
    /// Filling, in proportion, cut off.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// At the top left.
    case topLeft = 9
    /// At the top right.
    case topRight = 10
    /// At the bottom left.
    case bottomLeft = 11
    /// At the bottom right.
    case bottomRight = 12
  }
}
