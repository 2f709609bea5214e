extension UIViewController {
  var isShownByPresentation: Bool { false }
  public var presentedViewController: UIViewController? { nil }
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
