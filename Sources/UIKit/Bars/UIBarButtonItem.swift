/// A button in a navigation bar or a toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// Creates a button without words or picture.
  public override init() {
    super.init()
  }

  /// Creates a button; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with words, a picture, an action and a menu.
  ///
  /// What is not given is taken from the action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeLook()
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button of the system with an action and a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    takeLook()
    self.menu = menu
    // The system's words count before those of the action.
    title = systemItem.words
  }

  /// Creates an item that shows a view of the app.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Which of the system's buttons it is.
  package private(set) var systemItem: SystemItem?

  /// The weight.
  open var style = UIBarButtonItem.Style.plain { didSet { changed() } }

  /// The width; 0 for as wide as needed.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// The words it may have, so that its width need not change.
  open var possibleTitles: Set<String>?

  /// The view shown in its place.
  open var customView: UIView? { didSet { changed() } }

  /// What a tap does. Setting it sets the words and the picture, too.
  open var primaryAction: UIAction? {
    didSet { takeLook() }
  }

  /// Takes the words and the picture from the action; said in the initialisers, too, where a
  /// property's observer does not run.
  private func takeLook() {
    guard let primaryAction else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// The menu; a tap opens it if there is no action.
  open var menu: UIMenu? { didSet { changed() } }

  /// Whether a choice in the menu becomes the words, or a tap toggles the selection.
  open var changesSelectionAsPrimaryAction = false

  /// Whether it is chosen.
  open var isSelected = false { didSet { changed() } }

  /// Whether it is left out of the bar.
  open var isHidden = false { didSet { changed() } }

  /// The element of a menu that stands for it when there is no room.
  open var menuRepresentation: UIMenuElement?

  /// The name by which two items are the same one in a transition.
  open var identifier: String?

  /// The colour.
  open var tintColor: UIColor? { didSet { changed() } }

  /// Returns a gap of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a gap that takes what is left.
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace)
  }

  /// Returns a gap of the system's width.
  open class func fixedSpace() -> Self {
    space(.fixedSpace)
  }

  private class func space(_ kind: SystemItem) -> Self {
    // The class may be a subclass with designated initialisers of its own; `init(coder:)` is the
    // only one that every subclass has.
    guard let item = self.init(coder: NSCoder()) else {
      preconditionFailure("\(self).init(coder:) must not fail for a space")
    }
    item.systemItem = kind
    return item
  }

  /// Whether it is a gap.
  package var isSpace: Bool {
    systemItem == .fixedSpace || systemItem == .flexibleSpace
  }

  /// The menu that a tap opens.
  package var tapMenu: UIMenu? { primaryAction == nil ? menu : nil }

  /// What a tap does: performs the action with this item as its sender.
  package func simulateTap() {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction?.performWithSender(self, target: nil)
  }

  /// Whether a symbol moves when it is replaced; only kept here.
  open var isSymbolAnimationEnabled = true

  /// Whether the button stands without the ground it shares with its neighbours; only kept here.
  open var hidesSharedBackground = false

  /// Whether the button shares the ground of its neighbours; only kept here.
  open var sharesBackground = true

  /// Where the bar with the button is in a view: the button has no place of its own here.
  open func frame(in referenceView: UIView) -> CGRect? {
    let bars = [referenceView.window].compactMap { $0 }.flatMap { $0.bars(with: self) }
    return bars.first?.frame(in: referenceView)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of the system's button in English; nil for one that shows a picture.
  package var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .pageCurl,
      .writingTools:
      nil
    }
  }
}
