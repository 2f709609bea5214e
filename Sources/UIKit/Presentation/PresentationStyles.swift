/// How a style is carried out on this phone.
extension UIViewController {
  /// The style after `automatic` was resolved (A25).
  package var resolvedPresentationStyle: UIModalPresentationStyle {
    if isWideActionSheet { return .popover }
    let wanted = modalPresentationStyle
    guard wanted == .automatic else { return wanted }
    return automaticPresentationStyle
  }

  /// Whether it is an action sheet that there is room for at what it belongs to (E25).
  private var isWideActionSheet: Bool {
    (self as? UIAlertController)?.preferredStyle == .actionSheet
      && traitCollection.horizontalSizeClass == .regular
  }

  func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = resolvedPresentationStyle
    let made = controllerForStyle(style, presenter: presenter, source: source)
    made.style = style
    return made
  }

  private func controllerForStyle(
    _ style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}

extension UIPresentationController {
  /// The style that the presentation has in the present environment; `.none` if it is the asked one.
  var adaptedStyle: UIModalPresentationStyle {
    switch style {
    case .popover:
      (self as? UIPopoverPresentationController)?.isSheetNow == true ? .formSheet : .none
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .none, .automatic:
      .none
    }
  }
}
