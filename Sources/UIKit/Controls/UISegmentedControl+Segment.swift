extension UISegmentedControl {
  /// The place of a segment in its row.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }
}
