/// A distance from the place where something would lie.
public struct UIOffset: Equatable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat

  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates an offset of no distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
