/// Presents a sheet, which a person may pull down (E11).
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests.
  open var detents: [UISheetPresentationController.Detent] = [.large()]

  /// The height at which the sheet rests now; `nil` is the smallest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

  /// The greatest height at which what is behind stays usable.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false

  /// Whether scrolling expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet keeps to the edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width follows the preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The radius of the corners, `nil` for the system's.
  open var preferredCornerRadius: CGFloat?

  /// The view from which the sheet comes.
  open var sourceView: UIView?

  /// Asks for the heights again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// Changes the sheet with animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.setNeedsLayout()
  }

  /// Whether the sheet is as large as a page; only kept here.
  open var prefersPageSizing = true

  /// What decides and hears; weak (G4).
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    didSet { (self as UIPresentationController).delegate = delegate }
  }

  /// What decides and hears, by whichever of the two properties it was set.
  private var hearer: (any UISheetPresentationControllerDelegate)? {
    (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate
  }

  /// At the bottom, as high as the chosen detent, below the status bar at most.
  open override var frameOfPresentedViewInContainerView: CGRect { frameOfDetent }

  package override var canBeDragged: Bool { true }

  package override var endsByTapOutside: Bool { true }
}

/// What an app hears about a sheet besides the rest.
@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// A person has chosen another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  /// The height at which the sheet rests: the chosen one, else the first.
  package var restingDetent: Detent.Identifier? {
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
    return (chosen ?? detents.first)?.identifier
  }

  /// What a person does with the grabber: another of the sheet's heights.
  package func chooseDetent(_ identifier: Detent.Identifier) {
    guard detents.contains(where: { $0.identifier == identifier }) else { return }
    selectedDetentIdentifier = identifier
    container?.setNeedsLayout()
    hearer?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
