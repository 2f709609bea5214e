/// A controller that shows a list beside what is chosen in it.
@MainActor open class UISplitViewController: UIViewController {
  /// The arrangement it was made for.
  public let style: UISplitViewController.Style

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
}
