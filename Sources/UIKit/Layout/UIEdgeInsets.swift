/// How far each edge of a rectangle is moved inwards.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the left edge.
  public var left: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets that change nothing.
  public static let zero = UIEdgeInsets()

  /// Creates insets that change nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// Insets that are larger than the rectangle give a size below zero, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
