/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }

  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }

  /// The bottom edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }

  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }

  /// All four edges.
  public static var all: UIRectEdge { UIRectEdge(rawValue: 15) }
}

/// A set of edges of a rectangle, in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }

  /// The edge at which reading begins.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }

  /// The bottom edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }

  /// The edge at which reading ends.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }

  /// All four edges.
  public static var all: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 15) }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }

  /// The top right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }

  /// The bottom left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }

  /// The bottom right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }

  /// All four corners.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}
