/// Manages one presentation: its style, its container, and what a person may do with it.
///
/// Made anew for each presentation and gone after it (E18, G9). Asking a controller for one that is then never
/// presented leaks both, as in UIKit (E19).
@MainActor open class UIPresentationController: NSObject {
  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that presents; until then the presented one's window has none.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which the presentation happens, while it does.
  open var containerView: UIView? { container }

  /// What decides and hears about the end by a person; weak (G4).
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that holds in the present environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection.current)
  }

  /// The style that holds in an environment; `.none` if the style need not change.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }

  /// The view that is animated.
  open var presentedView: UIView? { presented.view }

  /// Where the presented view is at the end.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window when the presentation has ended (A24).
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// Called before the container lays out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called at the beginning of the presentation.
  open func presentationTransitionWillBegin() {}

  /// Called at the end of the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called at the beginning of the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called at the end of the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called when the presented controller would like to have another size; lays the container out.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { self.container?.setNeedsLayout() }

  /// Called before the container's size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Strong on purpose: see E19.
  private let presented: UIViewController
  weak var presenter: UIViewController?
  var container: UIView?
  var style = UIModalPresentationStyle.custom

  /// Whether a person can pull it down.
  package var canBeDragged: Bool { false }

  /// Whether a tap outside is an attempt to end it.
  package var endsByTapOutside: Bool { false }
}
