/// Several tabs that are shown as one where there is little room.
@MainActor open class UITabGroup: UITab {
  /// Creates a group; the closure is asked for the controller that shows the chosen child.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    children.forEach { $0.parent = self }
  }

  /// The tabs in it.
  open var children: [UITab] {
    didSet {
      oldValue.forEach { $0.parent = nil }
      children.forEach { $0.parent = self }
      choiceChanged()
    }
  }

  /// The child that was chosen last; another one is shown at once where the group is chosen.
  open var selectedChild: UITab? { didSet { choiceChanged() } }

  /// The child that is chosen first.
  open var defaultChildIdentifier: String? { didSet { choiceChanged() } }

  /// The names of the children in the order a person gave them.
  open var displayOrderIdentifiers: [String] = [] { didSet { choiceChanged() } }

  /// Whether a person may order the children.
  open var allowsReordering = false

  /// How it looks in the sidebar.
  open var sidebarAppearance = UITabGroup.SidebarAppearance.automatic

  /// What the sidebar offers for it.
  open var sidebarActions: [UIAction] = []

  /// Whether it can be chosen in the sidebar itself.
  open var isSidebarDestination = false

  /// The children in the order in which they are shown.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap(child)
    return first + children.filter { tab in !first.contains { $0 === tab } }
  }

  /// Returns the tab of a name, here or in a group below.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The controller of the provider, else that of the chosen child.
  open override var viewController: UIViewController? {
    super.viewController ?? shownChild?.viewController
  }

  package override var madeViewController: UIViewController? {
    super.madeViewController ?? shownChild?.madeViewController
  }

  private func choiceChanged() {
    tabBarController?.tabsChanged()
    tabBarController?.showChoice(of: self)
  }

  private var shownChild: UITab? {
    selectedChild ?? defaultChildIdentifier.flatMap(child) ?? displayOrder.first
  }

  private func child(named identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
  }
}
