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
  open var navigationItem: UINavigationItem { items.navigation(of: self) }

  /// What the screen shows in the tab bar.
  open var tabBarItem: UITabBarItem! {
    get { items.tab(of: self) }
    set { items.setTab(newValue, of: self) }
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

  /// What the controller knows about its surroundings.
  open var traitCollection: UITraitCollection { simulatedDevice.traits }
  /// Called after the surroundings changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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
  open func loadView() { view = UIView(frame: simulatedDevice.screenBounds) }
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

  // MARK: What a subclass answers

  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the look of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the interface turns with the phone.
  open var shouldAutorotate: Bool { true }
  /// The ways up that the interface can be.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way up in which the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the system's gestures come second.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keyboard stays when the first responder goes.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  // MARK: What a subclass hears

  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}
  /// Called before the size changes, as in a rotation; passes the call on to children on screen.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnSize(size, coordinator) }
  /// Called before the traits change, as in a rotation; passes the call on to children on screen.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTraits(newCollection, coordinator) }
  /// Called when a child would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child in a given space; all of it unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

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

  // MARK: Showing

  /// Shows a controller as the nearest one above with its own way does it, by presentation without one.
  ///
  /// Whom it asks, `targetViewController(forAction:sender:)` says; a stack pushes, a split chooses a column.
  open func show(_ vc: UIViewController, sender: Any?) { showThroughTarget(vc, sender: sender) }

  /// Shows a controller in the detail place of the nearest split, by presentation without one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailThroughTarget(vc, sender: sender)
  }

  /// The nearest one of this controller and those above that can perform an action; `nil` if none can.
  ///
  /// For `showViewController:sender:` and `showDetailViewController:sender:` these are the ones whose class overrides
  /// the method, unless they refuse by `canPerformAction(_:withSender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(for: action, sender: sender)
  }

  /// Whether the class overrides one of the two methods of showing; other actions have no method here.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    overrides(action)
  }

  /// Whether the bottom bar is hidden while this controller is on top of a stack (D34).
  open var hidesBottomBarWhenPushed = false

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  // MARK: Presentation

  /// How the controller is presented; choosing a style makes a new presentation controller (E18).
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if presentedBy == nil { ownPresentationController = nil } }
  }

  /// How a presentation of the controller moves.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a person may not end the presentation (E13).
  open var isModalInPresentation = false
  /// Whether context styles may be presented in place of this controller (C2, C3).
  open var definesPresentationContext = false
  /// What gives animators and presentation controllers; weak (G4).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What this controller or its nearest ancestor presents (C5).
  open var presentedViewController: UIViewController? { presentedByChain }
  /// Who presents this controller or its nearest presented ancestor (C4).
  open var presentingViewController: UIViewController? { presenterOfChain }

  /// Presents a controller; the relation is there at once (C8), the movement follows the turn (05).
  ///
  /// What UIKit ignores is ignored here, with its warning and without completion (C10, C11, C16).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    called(.present, [viewControllerToPresent], animated: flag)
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends what this controller presents (C20), or itself where it presents nothing (C21).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    called(.dismiss, animated: flag)
    startDismissal(animated: flag, completion: completion)
  }

  /// Whether the controller comes by presentation; only in its appearance callbacks (B1).
  open var isBeingPresented: Bool { movement == .beingPresented }
  /// Whether the controller goes by dismissal (B13).
  open var isBeingDismissed: Bool { movement == .beingDismissed }
  /// Whether the controller comes by entering its parent.
  open var isMovingToParent: Bool { movement == .movingToParent }
  /// Whether the controller goes by leaving its parent.
  open var isMovingFromParent: Bool { movement == .movingFromParent }

  /// The coordinator of the transition in which the controller takes part, else its parent's (F1).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition?.coordinator ?? parent?.transitionCoordinator
  }

  // MARK: Bars

  /// The buttons in the toolbar of the stack.
  open var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the buttons in the toolbar of the stack.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.setToolbar(toolbarItems, of: self)
  }

  /// Asks to look at the wishes about the status bar again; nobody looks here.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// A bar button that begins and ends the editing of the controller.
  open var editButtonItem: UIBarButtonItem { items.editButton(for: self) }

  /// The nearest split around this controller.
  open var splitViewController: UISplitViewController? {
    let around = sequence(first: self, next: \.parent).dropFirst().lazy
    return around.compactMap { $0 as? UISplitViewController }.first
  }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? {
    let around = sequence(first: self, next: \.parent).dropFirst().lazy
    return around.compactMap { $0 as? UITabBarController }.first ?? items.tab?.tabBarController
  }

  /// The tab that shows this controller or the one it stands in.
  open var tab: UITab? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.items.tab).first
  }

  // MARK: What the app sets and only reads back

  /// The edges to which the content extends under bars.
  open var edgesForExtendedLayout: UIRectEdge {
    get { settings.edgesForExtendedLayout }
    set { settings.edgesForExtendedLayout = newValue }
  }

  /// Whether the content extends under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { settings.extendedLayoutIncludesOpaqueBars }
    set { settings.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether the controller decides about the status bar although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { settings.capturesStatusBarAppearance }
    set { settings.capturesStatusBarAppearance = newValue }
  }

  /// Whether the context's transition style counts before the presented one's.
  open var providesPresentationContextTransitionStyle: Bool {
    get { settings.providesContextTransitionStyle }
    set { settings.providesContextTransitionStyle = newValue }
  }

  /// Whether the focus comes back when the controller is seen again.
  open var restoresFocusAfterTransition: Bool {
    get { settings.restoresFocusAfterTransition }
    set { settings.restoresFocusAfterTransition = newValue }
  }

  /// The focus group of the controller.
  open var focusGroupIdentifier: String? {
    get { settings.focusGroupIdentifier }
    set { settings.focusGroupIdentifier = newValue }
  }

  /// A name under which interactions are counted.
  open var interactionActivityTrackingBaseName: String? {
    get { settings.interactionActivityTrackingBaseName }
    set { settings.interactionActivityTrackingBaseName = newValue }
  }

  /// The name under which state is restored.
  open var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }

  /// Insets that are added to the safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set { setAdditionalSafeArea(newValue) }
  }

  /// Whether margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { settings.respectsMinimumMargins }
    set { settings.respectsMinimumMargins = newValue }
  }

  /// Light or dark, whatever the surroundings are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.overrideUserInterfaceStyle }
    set { settings.overrideUserInterfaceStyle = newValue }
  }

  /// Asks for the orientations again, and turns the interface if they ask for it.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { simulatedDevice.followOrientation() }

  /// Asks for the deferred edges again, at the end of the turn.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    simulatedDevice.requestTurn()
  }

  /// Asks whether the home indicator hides again, at the end of the turn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { simulatedDevice.requestTurn() }

  /// The name of the interface file.
  open var nibName: String? { nib.name }

  /// The bundle of the interface file.
  open var nibBundle: Bundle? { nib.bundle }

  // MARK: Managers and transitions

  /// Moves from one child's view to another's; both hear it, and the old view is gone at the end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runChildTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The manager of this controller's presentation, or of the nearest presented ancestor's (E17).
  ///
  /// Before the presentation one is made and kept for it (E18); if it never comes to that, both leak (E19).
  open var presentationController: UIPresentationController? {
    if let level = selfAndAncestors.lazy.compactMap(\.presentedBy).first { return level.controller }
    if let own = ownPresentationController { return own }
    guard parent == nil else { return nil }
    let made = makePresentationController(presenter: nil, source: self)
    ownPresentationController = made
    return made
  }

  /// The sheet's manager, if the controller is presented, or will be, as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover's manager, if the controller is presented, or will be, as a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The manager while the controller or an ancestor is presented.
  open var activePresentationController: UIPresentationController? {
    selfAndAncestors.lazy.compactMap(\.presentedBy).first?.controller
  }

  /// The fitting size of a child changed; nothing depends on it here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Turning, layout and collapse

  /// The child that decides whether the interface may turn, from iOS 26 on.
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the interface stays as it is when the phone turns, from iOS 26 on.
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// Asks again whether the interface stays as it is, and turns it if it need not.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    simulatedDevice.followOrientation()
  }

  /// Turns the interface to how the phone is held, if it may.
  open class func attemptRotationToDeviceOrientation() {
    SimulatedDevice.current.followOrientation()
  }

  /// The least margins of the system.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Whether actions go on to who presents this controller.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// Brings the view's constraints up to date, when that was asked for and before the layout.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called after the view's layout margins changed; does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the view's safe area changed, here by `additionalSafeAreaInsets`; does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Asks for `updateProperties` before the next layout, from iOS 26 on.
  open func setNeedsUpdateProperties() { askForProperties() }

  /// Called before the first layout and when it was asked for, from iOS 26 on; does nothing.
  open func updateProperties() {}

  /// Calls `updateProperties` now if it was asked for.
  open func updatePropertiesIfNeeded() { bringPropertiesUpToDate() }

  /// Names the scroll view whose content lies under the bar of an edge.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    settings.contentScrollViews.set(scrollView, for: edge)
  }

  /// The scroll view whose content lies under the bar of an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    settings.contentScrollViews.first(for: edge)
  }

  /// Takes the last column in when a split of the old kind collapses onto this controller; a stack pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives a last column when a split of the old kind expands from this controller; a stack gives its top.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// How the controller comes and goes; a zoom can be interrupted from iOS 18 on (D19).
  open var preferredTransition: UIViewController.Transition? {
    get { settings.preferredTransition }
    set { settings.preferredTransition = newValue }
  }

  // MARK: What the stand-in keeps

  let nib: (name: String?, bundle: Bundle?)
  let items = ControllerItems()
  @exclusivity(unchecked) var loadedView: UIView?
  var editing = false
  @exclusivity(unchecked) weak var container: UIViewController?
  @exclusivity(unchecked) var contained: [UIViewController] = []
  @exclusivity(unchecked) var appearance = AppearanceState.disappeared
  /// Counts the will-callbacks, so that a late did-callback knows whether it is still meant.
  var appearanceCount = 0
  @exclusivity(unchecked) var movement = Movement.none
  @exclusivity(unchecked) var modal = ModalState()
  @exclusivity(unchecked) var settings = ControllerSettings()
  /// The transition that moves this controller itself.
  var ownTransition: TransitionRunner? { modalTransition }

  /// What `automatic` means for this controller (A25).
  package var automaticPresentationStyle: UIModalPresentationStyle {
    simulatedDevice.behaviour.version == .iOS17 ? .pageSheet : .formSheet
  }

  /// The child whose wish to stay presented counts for this controller (K15).
  package var modalityChild: UIViewController? { nil }

  package override var ofDevice: SimulatedDevice { simulatedDevice }
  /// Where the controller is in a navigation stack.
  @exclusivity(unchecked) var membership = StackMembership.none
  /// Whether a stack raises when it gets this controller (D39).
  package var isRefusedByStacks: Bool { false }
  /// Whether the system's back button is not shown for this controller (E6).
  package var replacesBackButton: Bool { items.replaceBackButton }
  /// Called in the layout of the view, before anything else: where a stack starts to move (01).
  func startDeferredTransition() {}
  /// Forgets a child that leaves by itself.
  func remove(child: UIViewController) { forget(child: child) }
  /// Whether the container decides when its children appear, instead of their views.
  package var managesChildAppearance: Bool { false }
  /// The children that appear and disappear together with this controller.
  package var appearanceForwardingChildren: [UIViewController] { childrenOnScreen }
}
