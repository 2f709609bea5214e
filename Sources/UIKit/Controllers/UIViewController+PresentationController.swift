extension UIViewController {
  /// The manager of this controller's presentation, or of the nearest presented ancestor's (E17).
  ///
  /// Before the presentation one is made and kept for it (E18); if it never comes to that, both leak (E19).
  public var presentationController: UIPresentationController? {
    if let level = selfAndAncestors.lazy.compactMap(\.presentedBy).first { return level.controller }
    if let own = ownPresentationController { return own }
    guard parent == nil else { return nil }
    let made = makePresentationController(presenter: nil, source: self)
    ownPresentationController = made
    return made
  }

  /// The sheet's manager, if the controller is presented, or will be, as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover's manager, if the controller is presented, or will be, as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The manager while the controller or an ancestor is presented.
  public var activePresentationController: UIPresentationController? {
    selfAndAncestors.lazy.compactMap(\.presentedBy).first?.controller
  }
}
