extension UIStackView {
  /// Where views lie across the axis of their stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// Another name for `leading`.
    public static var top: UIStackView.Alignment { .leading }

    /// Another name for `trailing`.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  /// How views share the room along the axis of their stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }
}
