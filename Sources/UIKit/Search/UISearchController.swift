/// A search over the content of another controller.
///
/// While it is active it is presented by the context of the controller that shows its bar (I15).
@MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)
  weak var item: UINavigationItem?

  /// The controller that shows the results; nil if the searched one does.
  open internal(set) var searchResultsController: UIViewController?

  /// Creates a search that shows its results in a controller, or in the searched one if nil.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.search = self
  }

  /// Creates a search in the searched controller; nothing is loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.search = self
  }

  /// Creates a search in the searched controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    bar.search = self
  }

  /// Who shows what is found; held weakly (G4).
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who is told; held weakly (G4).
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The bar.
  open var searchBar: UISearchBar { bar }

  /// Whether the search is going on. Setting it presents or dismisses, with animation (I15).
  ///
  /// It stays false if no controller on the screen shows the bar.
  open var isActive: Bool {
    get { presentingViewController != nil && !isBeingDismissed }
    set { newValue ? activate() : deactivate() }
  }

  /// Whether the content below is dimmed; only kept here.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar leaves; only kept here.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results show by themselves as soon as there is text.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results show.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// Whether the cancel button comes by itself.
  open var automaticallyShowsCancelButton = true

  /// When the scope bar shows; only kept here.
  open var scopeBarActivation = UISearchController.ScopeBarActivation.automatic

  /// Where the bar lies.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// Brings in the view of the results.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.frame = view.bounds
    view.addSubview(results.view)
    results.didMove(toParent: self)
    showResults()
  }

  /// Tells the delegate that the search begins.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { delegate?.willPresentSearchController(self) }
  }

  /// Tells the delegate that the search has begun.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBeingPresented { delegate?.didPresentSearchController(self) }
  }

  /// Tells the delegate that the search ends.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.willDismissSearchController(self) }
  }

  /// Tells the delegate that the search has ended.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.didDismissSearchController(self) }
  }

  package override var automaticPresentationStyle: UIModalPresentationStyle { .overCurrentContext }

  func textChanged() {
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = !(bar.text ?? "").isEmpty
    }
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  private func showResults() {
    searchResultsController?.viewIfLoaded?.isHidden = !showsSearchResultsController
  }

  private func activate() {
    guard !isActive, let source = searchedController, source.viewIfLoaded?.window != nil else {
      return
    }
    source.present(self, animated: true)
    guard isActive else { return }
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func deactivate() {
    guard isActive else { return }
    bar.field.resignFirstResponder()
    dismiss(animated: true)
    bar.showsCancelButton = false
    bar.text = nil
  }

  /// The controller that shows the bar: in its navigation item, or in its view.
  private var searchedController: UIViewController? {
    item?.owner
      ?? sequence(first: bar, next: \UIResponder.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
