/// How far each edge of a rectangle is moved inwards, in reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the edge at which reading begins.
  public var leading: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the edge at which reading ends.
  public var trailing: CGFloat

  /// Insets that change nothing.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that change nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
