/// A controller that shows one page of several, turned by a finger or by code.
@MainActor open class UIPageViewController: UIViewController {
  private let look: TransitionStyle
  private let direction: NavigationOrientation
  var displayed: UIViewController?
  var turning: PageTurn?

  /// Creates a controller without a page; options are not needed here.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    look = style
    direction = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages curl; nothing is decoded.
  public required init?(coder: NSCoder) {
    look = .pageCurl
    direction = .horizontal
    super.init(coder: coder)
  }

  /// Who hears of a finger's turns; held weakly (G4).
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Who gives the pages before and after the shown one; held weakly (G4).
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// How one page follows another.
  open var transitionStyle: UIPageViewController.TransitionStyle { look }

  /// The direction in which pages lie.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { direction }

  /// Where pages are bound together: at the beginning while they curl.
  open var spineLocation: UIPageViewController.SpineLocation { look == .pageCurl ? .min : .none }

  /// Whether pages have content on both sides; only kept here.
  open var isDoubleSided = false

  /// The shown page; empty before there is one.
  open var viewControllers: [UIViewController]? { displayed.map { [$0] } ?? [] }

  /// Turns to a page by code: the delegate hears nothing, the completion is called (I14).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers?.first, animated: animated, completion)
  }

  /// Brings in the view of the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    displayed.map(insert)
  }

  package override var managesChildAppearance: Bool { true }

  package override var appearanceForwardingChildren: [UIViewController] {
    displayed.map { [$0] } ?? []
  }

  /// Turns to a page by code and waits for the end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool
  ) async -> Bool {
    await withCheckedContinuation { goOn in
      setViewControllers(viewControllers, direction: direction, animated: animated) {
        goOn.resume(returning: $0)
      }
    }
  }

  /// The orientations that the delegate gives.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate gives.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// Who gives the pages.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before one, or nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after one, or nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who hears of a finger's turns; a turn by code tells nobody (I14).
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells that a finger begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Tells that a turn has ended, and whether the page has changed.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )

  /// The orientations of the controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the controller is presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}

  /// All but upside down.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Upright.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
