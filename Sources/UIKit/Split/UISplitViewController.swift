/// A controller that shows a list beside what is chosen in it, or both in one stack.
///
/// Where there is little room from left to right it collapses: one controller is shown, and what
/// stands in the other columns is put into its stack (I10, I11, I18).
@MainActor open class UISplitViewController: UIViewController {
  /// The arrangement it was made for.
  open internal(set) var style: UISplitViewController.Style

  var columns = SplitColumns()
  var arrangement = SplitArrangement.undecided
  var displayed: [UIViewController] = []

  /// Creates a split of a number of columns.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split of the old kind.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split of the old kind; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Who is asked and told; held weakly (G4).
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether one controller is shown; not reliable before the first layout (I12).
  open var isCollapsed: Bool {
    switch arrangement {
    case .collapsed: true
    case .undecided, .expanded: false
    }
  }

  /// The controllers: one for each column, or the one that is shown while collapsed.
  open var viewControllers: [UIViewController] {
    get {
      switch arrangement {
      case .collapsed(let only): [only]
      case .undecided, .expanded: columns.inOrder
      }
    }
    set { setPair(newValue) }
  }

  /// Which columns should be on the screen; only kept here.
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic

  /// Which columns are on the screen: all.
  open var displayMode: UISplitViewController.DisplayMode {
    columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }

  /// How columns should make room for each other; only kept here.
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic

  /// How columns make room for each other: side by side.
  open var splitBehavior: UISplitViewController.SplitBehavior { .tile }

  /// Whether a swipe brings the first column; only kept here.
  open var presentsWithGesture = true

  /// The side at which the first column lies; only kept here.
  open var primaryEdge = UISplitViewController.PrimaryEdge.leading

  /// The look behind the first column.
  open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none

  /// The width of the first column as a share of the whole.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension

  /// The width of the first column.
  open var primaryColumnWidth: CGFloat { 320 }

  /// Puts a controller into a column; one that is no stack gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    columns[column] = vc.map(wrapped)
    columnsChanged()
  }

  /// Returns the controller of a column.
  open func viewController(
    for column: UISplitViewController.Column
  ) -> UIViewController? {
    columns[column]
  }

  /// Brings a column; while collapsed it is pushed.
  open func show(_ column: UISplitViewController.Column) {
    guard case .collapsed(let only) = arrangement, let wanted = columns[column] else { return }
    if only !== wanted { push(wanted, onto: only, animated: true) }
  }

  /// Takes a column away; while collapsed the stack goes back to what stands below it.
  open func hide(_ column: UISplitViewController.Column) {
    guard case .collapsed(let only) = arrangement, let unwanted = columns[column],
      let stack = only as? UINavigationController
    else { return }
    let members = stack.viewControllers
    guard let index = members.firstIndex(where: { $0 === unwanted }), index > 0 else { return }
    stack.popToViewController(members[index - 1], animated: true)
  }

  /// Shows a controller in the first column, or on top of the stack while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if case .collapsed(let only) = arrangement { return show(vc, above: only) }
    replace(.primary, by: vc)
  }

  /// Shows a controller in the last column, or on top of the stack while collapsed (I11).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if case .collapsed(let only) = arrangement { return show(vc, above: only) }
    replace(.secondary, by: vc)
  }

  /// Decides how columns are arranged, and brings in their views.
  open override func viewWillAppear(_ animated: Bool) {
    arrange()
    super.viewWillAppear(animated)
  }

  /// Decides anew how columns are arranged.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { arrange() }
  }

  /// Puts the columns side by side.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutColumns()
  }

  package override var isRefusedByStacks: Bool { true }

  package override var managesChildAppearance: Bool { true }

  package override var appearanceForwardingChildren: [UIViewController] { displayed }

  /// Whether a column is on the screen.
  open func isShowing(_ column: UISplitViewController.Column) -> Bool {
    guard let controller = columns[column] else { return false }
    return controller.viewIfLoaded?.window != nil
  }

  /// The orientations that the delegate gives.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate gives.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UISplitViewController {
  /// The width that means "as wide as UIKit likes".
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

/// How the columns of a split are arranged.
enum SplitArrangement {
  /// Before the first layout (I12).
  case undecided
  case expanded
  /// The one controller that is shown.
  case collapsed(UIViewController)
}

/// What was put into the columns.
struct SplitColumns {
  private var controllers: [UISplitViewController.Column: UIViewController] = [:]

  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { controllers[column] }
    set { controllers[column] = newValue }
  }

  /// From the first to the last column.
  var inOrder: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { controllers[$0] }
  }
}
