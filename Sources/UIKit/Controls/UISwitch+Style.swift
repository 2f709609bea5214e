extension UISwitch {
  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}
