/// Presents a popover; in compact width it becomes a sheet unless its delegate says no (A24).
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The directions in which the arrow may point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// The view at which the popover points.
  open var sourceView: UIView?

  /// The part of the view at which the popover points.
  open var sourceRect = CGRect.null

  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false

  /// The item at which the popover points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The bar button at which the popover points.
  open var barButtonItem: UIBarButtonItem?

  /// The colour behind.
  open var backgroundColor: UIColor?

  /// The space that is left at the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The direction in which the arrow points.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// Views that stay usable while the popover is up.
  open var passthroughViews: [UIView]?

  /// What decides and hears; weak (G4).
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { (self as UIPresentationController).delegate = delegate }
  }

  /// What decides and hears, by whichever of the two properties it was set.
  var hearer: (any UIPopoverPresentationControllerDelegate)? {
    (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The sheet that the popover becomes in compact width (A24).
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  /// As a sheet where it has become one.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isSheetNow else { return super.frameOfPresentedViewInContainerView }
    adaptiveSheet.container = container
    return adaptiveSheet.frameOfDetent
  }

  package override var canBeDragged: Bool { isSheetNow }

  package override var endsByTapOutside: Bool { true }

  /// Whether the popover has become a sheet: in compact width, unless its delegate says no (A24).
  package var isSheetNow: Bool {
    let traits = presentingViewController.traitCollection
    return traits.horizontalSizeClass == .compact && adaptivePresentationStyle != .none
  }

  /// UIKit raises if a popover that stays one does not know at what to point: no fact has a number for
  /// it, and rule R21 rests on it.
  func checkSource() {
    precondition(
      isSheetNow || sourceView != nil || sourceItem != nil || barButtonItem != nil,
      "NSGenericException: UIPopoverPresentationController (\(self)) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}

/// What an app decides and hears about a popover besides the rest.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover can point at.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is in a view, nil if it is not on the screen.
  @MainActor func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt
  /// Makes directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static var up: UIPopoverArrowDirection { .init(rawValue: 1 << 0) }
  /// Downwards.
  public static var down: UIPopoverArrowDirection { .init(rawValue: 1 << 1) }
  /// To the left.
  public static var left: UIPopoverArrowDirection { .init(rawValue: 1 << 2) }
  /// To the right.
  public static var right: UIPopoverArrowDirection { .init(rawValue: 1 << 3) }
  /// All of them.
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  /// Not known.
  public static var unknown: UIPopoverArrowDirection { .init(rawValue: UInt.max) }
}
