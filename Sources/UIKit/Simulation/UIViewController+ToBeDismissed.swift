extension UIViewController {
  /// Whether the end of this controller's presentation has been asked for and not taken back.
  package var isToBeDismissed: Bool { presentedBy?.isLeaving ?? false }
}
