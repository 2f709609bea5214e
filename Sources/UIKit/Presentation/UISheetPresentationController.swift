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

  /// Below the status bar.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    let top = min(SimulatedScreen.statusBarHeight, bounds.height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

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
  /// What a person does with the grabber: another of the sheet's heights.
  package func chooseDetent(_ identifier: Detent.Identifier) {
    guard detents.contains(where: { $0.identifier == identifier }) else { return }
    selectedDetentIdentifier = identifier
    container?.setNeedsLayout()
    let delegate = self.delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    /// Half of the screen.
    open class func medium() -> Self { made(.medium) }

    /// All of the screen.
    open class func large() -> Self { made(.large) }

    private let name: Identifier

    init(_ name: Identifier) {
      self.name = name
      super.init()
    }

    private class func made(_ name: Identifier) -> Self {
      guard let detent = Detent(name) as? Self else {
        preconditionFailure("A subclass of Detent cannot make the system's detents")
      }
      return detent
    }
  }
}
