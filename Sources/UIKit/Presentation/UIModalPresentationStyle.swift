/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen and removes the presenter's view (A20, A24).
  case fullScreen = 0
  /// A sheet that leaves the presenter in place (A23).
  case pageSheet = 1
  /// A smaller sheet; on a phone like a page sheet (A24).
  case formSheet = 2
  /// Covers the presenting context and removes its view (C2).
  case currentContext = 3
  /// As the app's presentation controller says.
  case custom = 4
  /// Covers the screen and leaves the presenter in place (A23).
  case overFullScreen = 5
  /// Covers the presenting context and leaves it in place (C2).
  case overCurrentContext = 6
  /// A popover; a sheet in compact width (A24).
  case popover = 7
  /// No presentation; as an answer of a delegate: do not adapt.
  case none = -1
  /// What the system thinks right: a form sheet from iOS 18, a page sheet before (A25).
  case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By curling up.
  case partialCurl = 3
}
