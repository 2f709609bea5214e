/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  /// Another name for `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// The height for which a picture of a bar is meant.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102

  /// Another name for `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }

  /// Another name for `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}
