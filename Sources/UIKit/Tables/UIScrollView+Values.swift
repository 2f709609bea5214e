extension UIScrollView {
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// When the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// When the index at the side shows.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
}
