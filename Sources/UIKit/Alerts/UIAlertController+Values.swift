extension UIAlertController {
  /// In the middle of the screen, or at its bottom.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}

extension UIAlertAction {
  /// What a button of an alert means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}
