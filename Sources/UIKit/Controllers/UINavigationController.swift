/// Shows the top of a stack of controllers and moves between them.
@MainActor open class UINavigationController: UIViewController {
  /// What a stack does when it moves.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// Something new comes on top.
    case push = 1
    /// Something that was below is uncovered.
    case pop = 2
  }

  /// How long a bar takes to come or go.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepare()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty stack with bars of given classes; the standard ones are used here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Makes an empty stack: the stand-in decodes nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    navigationBar.owner = self
    bars.toolbar.owner = self
    bars.toolbar.isHidden = true
    // UIKit's navigation controllers are presentation contexts by themselves (C3).
    definesPresentationContext = true
    interactivePop.delegate = popGate
  }

  // MARK: Stack

  /// The stack, bottom to top; new directly after a change was asked for (D8).
  open var viewControllers: [UIViewController] {
    get { visibleArray }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last one of the stack.
  open var topViewController: UIViewController? { visibleArray.last }

  /// What is presented, else the last one of the stack (D10).
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// What hears about changes, weak (D33).
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Puts a controller on top (A10, D1, D3).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    called(.push, [viewController], animated: animated)
    push(viewController, animated: animated)
  }

  /// Takes the top off and returns it; the last one stays (D6).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    called(.pop, animated: animated)
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated, "popViewController(animated:)")?.last
  }

  /// Takes off all above a controller and returns them, bottom to top (D5, D9).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    called(.popTo, [viewController], animated: animated)
    guard let index = stack.lastIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist: "
          + viewController.shortDescription)
    }
    return pop(to: index, animated: animated, "popToViewController(_:animated:)")
  }

  /// Takes off all but the first one and returns them (D9).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    called(.popToRoot, animated: animated)
    guard stack.count > 1 else { return nil }
    return pop(to: 0, animated: animated, "popToRootViewController(animated:)")
  }

  /// Replaces the stack; the movement is between the old and the new top only (D22, D23).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    called(.setStack, viewControllers, animated: animated)
    replaceStack(by: viewControllers, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar at the top; its items are those of the stack.
  open var navigationBar: UINavigationBar { bars.navigationBar }

  /// The bar at the bottom, with the buttons of the top controller.
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden: Bool {
    get { bars.toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.toolbar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the view in which the stack is shown, with its bars in front.
  open override func loadView() { view = makeStackView() }

  /// What a tab bar shows for the stack: the item of its root, unless it has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { inheritedTabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Gestures

  /// The recognizer of the swipe from the edge (E1); a nil or permissive delegate removes its conditions (E7).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop }

  /// The recognizer of the swipe anywhere in the content, from iOS 26 on (E10).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }

  // MARK: As a container

  /// The stack, and what is on its way out of it.
  open override var children: [UIViewController] {
    let leaving = leavingMembers
    return leaving.isEmpty ? stack : stack + leaving
  }

  /// Brings the stack up to date, then passes the call on (A18).
  open override func viewWillAppear(_ animated: Bool) {
    forgetOutdatedTop()
    super.viewWillAppear(animated)
  }

  /// Passes the call on, then tells of the first display (D24).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    finishDisplay()
  }

  /// Passes the call on, then settles what is not to be seen any more (A18).
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    abandonDisplay()
    settleUnseenRequest()
    forgetOutdatedTop()
  }

  /// Pushes what a collapsing split has in its last column.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.push(secondaryViewController, onto: self, animated: false) }

  /// Gives what is on top, which pops it (I13).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.takeTop(of: self) }

  /// The orientations that the delegate gives.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate gives.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: What the stand-in keeps

  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// The one whose view stands in this controller's view.
  var shown: UIViewController?
  @exclusivity(unchecked) var motion = StackMotion()
  var bars = Bars()
  /// The finger whose pop is being asked for.
  var expectedFinger: InteractiveTransition?
  let interactivePop = UIScreenEdgePanGestureRecognizer()
  let contentPop = UIPanGestureRecognizer()
  let popGate = InteractivePopGate()

  @MainActor struct Bars {
    let navigationBar = UINavigationBar(frame: .zero)
    let toolbar = UIToolbar(frame: .zero)
  }

  override func startDeferredTransition() { startStackMotion() }

  override func remove(child: UIViewController) { removeMember(child) }

  override var ownTransition: TransitionRunner? { stackTransition ?? super.ownTransition }

  package override var managesChildAppearance: Bool { true }

  package override var appearanceForwardingChildren: [UIViewController] { membersOnScreen }

  package override var modalityChild: UIViewController? { topViewController }
}
