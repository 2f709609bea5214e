/// A screen or a part of one: a view, its place among other controllers, and what happens to it.
@MainActor open class UIViewController: UIResponder {
  /// Makes a controller; names of interface files are kept, but nothing is loaded from them here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller that builds its view by code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes an empty controller: the stand-in decodes nothing.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init()
  }

  /// What the screen is called; the items in the bars are called so, too.
  open var title: String? { didSet { items.rename(title) } }

  /// What the screen shows in the navigation bar.
  open var navigationItem: UINavigationItem { items.navigation(title) }

  /// What the screen shows in the tab bar.
  open var tabBarItem: UITabBarItem! {
    get { items.tab(title) }
    set { items.setTab(newValue) }
  }

  /// The buttons in the toolbar of the stack.
  open var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the buttons in the toolbar of the stack.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.toolbar = toolbarItems
  }

  /// The size the controller would like to have.
  open var preferredContentSize = CGSize.zero {
    didSet { tellContainers(preferredSizeWas: oldValue) }
  }

  /// Whether the controller is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes whether the controller is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    items.showEditing(editing)
  }

  /// The name of the interface file.
  open var nibName: String? { nib.name }

  /// The bundle of the interface file.
  open var nibBundle: Bundle? { nib.bundle }

  // MARK: View

  /// The controller's view, loaded on first use (A3).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view without any appearance call (A3).
  open func loadViewIfNeeded() { loadOnce() }

  /// Makes the view; override it to set `view`, without calling super.
  open func loadView() { view = UIView(frame: SimulatedScreen.bounds) }

  /// Called once after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view appears; passes the call on to children (A9).
  open func viewWillAppear(_ animated: Bool) { forwardAppearance(.willAppear, animated) }

  /// Called while the view appears, when it is in the hierarchy and has its geometry (A2).
  open func viewIsAppearing(_ animated: Bool) { forwardAppearance(.isAppearing, animated) }

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) { forwardAppearance(.didAppear, animated) }

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { forwardAppearance(.willDisappear, animated) }

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { forwardAppearance(.didDisappear, animated) }

  /// Whether children hear about appearance without the container's doing; `true` unless overridden (A36).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or to disappear; every call needs its end (A6).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  /// The controller that contains this one, held weakly (G2).
  open var parent: UIViewController? { container }

  /// The controllers in this one.
  open var children: [UIViewController] { contained }

  /// Makes a controller a child, taking it from another parent (A34, A35).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of its parent (A34).
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes; does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view's superview, else the parent.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: What the stand-in keeps

  let nib: (name: String?, bundle: Bundle?)
  let items = ControllerItems()
  var loadedView: UIView?
  var editing = false
  weak var container: UIViewController?
  var contained: [UIViewController] = []
  var appearance = AppearanceState.disappeared
  var movement = Movement.none

  package override var ofDevice: SimulatedDevice { simulatedDevice }

  /// Called in the layout of the view, before anything else: where a stack starts to move (01).
  func startDeferredTransition() {}

  /// Whether the container decides when its children appear, instead of their views.
  package var managesChildAppearance: Bool { false }

  /// The children that appear and disappear together with this controller.
  package var appearanceForwardingChildren: [UIViewController] { childrenOnScreen }
}
