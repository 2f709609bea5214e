/// A controller that shows one of several, chosen in a bar at the bottom.
///
/// A tab's view is loaded when it is first shown (I5). Of more than five tabs the last ones stand
/// in the list of `moreNavigationController` (I6).
@MainActor open class UITabBarController: UIViewController {
  var roster: [UITab] = []
  var interface = TabInterface.classic
  var selection = TabSelection.none
  var displayed: UIViewController?
  private lazy var bar = makeBar()
  private var more: UINavigationController?
  private var accessory: UITabAccessory?
  private lazy var contentGuide = makeContentGuide()
  /// The change of tabs that an animator of the app performs.
  var tabTransition: TransitionRunner?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with tabs.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Creates a controller without tabs; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who is asked and told; held weakly (G4).
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// Whether tabs are shown as a bar or beside the content; only kept here.
  open var mode = UITabBarController.Mode.automatic

  /// When the bar shrinks while a person scrolls; only kept here.
  open var tabBarMinimizeBehavior = UITabBarController.MinimizeBehavior.automatic

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set {
      bar.isHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }

  /// The controllers of the tabs.
  ///
  /// Setting it keeps the chosen one if it is still there, else chooses the first (I9).
  open var viewControllers: [UIViewController]? {
    get { roster.isEmpty ? nil : roster.compactMap(\.madeViewController) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs (I9).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    let known = roster
    interface = .classic
    replaceRoster(
      with: controllers.enumerated().map { number, controller in
        known.first { $0.madeViewController === controller }
          ?? UITab(for: controller, number: number)
      }
    )
  }

  /// The tabs. Setting it keeps the chosen one if it is still there, else chooses the first.
  open var tabs: [UITab] {
    get { interface == .tabs ? roster : [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    interface = .tabs
    replaceRoster(with: tabs)
  }

  /// Returns the tab of a name.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in roster {
      if tab.identifier == identifier { return tab }
      if let child = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return child }
    }
    return nil
  }

  /// The chosen tab, or the chosen child of a group. The delegate is not told of a change by code.
  open var selectedTab: UITab? {
    get { selection.tab.map { ($0 as? UITabGroup)?.selectedChild ?? $0 } }
    set { if let newValue { choose(newValue) } }
  }

  /// The controller of the chosen tab. The delegate is not told of a change by code (I1).
  ///
  /// - Precondition: It is one of the tabs' controllers (I8); UIKit raises otherwise.
  open var selectedViewController: UIViewController? {
    get {
      switch selection {
      case .none: nil
      case .more: moreNavigationController
      case .tab(let tab): tab.viewController
      }
    }
    set { choose(newValue) }
  }

  /// The number of the chosen tab, or `NSNotFound`. The delegate is not told of a change (I1).
  ///
  /// A number without a tab is ignored.
  open var selectedIndex: Int {
    get {
      guard let tab = selection.tab else { return NSNotFound }
      return roster.firstIndex { $0 === tab } ?? NSNotFound
    }
    set { if roster.indices.contains(newValue) { select(.tab(roster[newValue])) } }
  }

  /// The controllers a person may order.
  open var customizableViewControllers: [UIViewController]?

  /// The stack with the list of the tabs that have no place in the bar (I6).
  open var moreNavigationController: UINavigationController {
    if let more { return more }
    let made = makeMoreNavigationController()
    more = made
    return made
  }

  /// Builds the view with the bar at its bottom.
  open override func loadView() {
    view = TabContainerView(frame: simulatedDevice.screenBounds)
    view.addSubview(bar)
  }

  private func makeBar() -> UITabBar {
    let bar = UITabBar()
    bar.owner = self
    return bar
  }

  /// Brings in the view of the chosen tab.
  open override func viewWillAppear(_ animated: Bool) {
    display(shownController)
    super.viewWillAppear(animated)
  }

  override var ownTransition: TransitionRunner? { tabTransition ?? super.ownTransition }

  package override var managesChildAppearance: Bool { true }

  package override var appearanceForwardingChildren: [UIViewController] {
    displayed.map { [$0] } ?? []
  }

  /// The app's own view above the bar.
  open var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the app's own view above the bar, from iOS 26 on.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    accessory?.contentView.removeFromSuperview()
    accessory = bottomAccessory
    viewIfLoaded?.setNeedsLayout()
  }

  /// The part of the view that bar and accessory leave free.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The orientations that the delegate gives.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate gives.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// Which interface the tabs were set by; it decides what the delegate hears (I7).
enum TabInterface {
  case classic, tabs
}

/// What is chosen in the bar.
enum TabSelection {
  case none
  case tab(UITab)
  /// The list of the tabs that have no place in the bar.
  case more

  var tab: UITab? {
    switch self {
    case .tab(let tab): tab
    case .none, .more: nil
    }
  }
}

/// The view of a tab bar controller.
private final class TabContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (controller as? UITabBarController)?.layoutContent(in: bounds)
  }
}
