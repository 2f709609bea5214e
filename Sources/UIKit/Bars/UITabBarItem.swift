/// What a controller shows in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item without words or picture.
  public override init() {
    super.init()
  }

  /// Creates an item; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with words, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with words and a picture for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    title = systemItem.words
    self.tag = tag
  }

  /// The picture while it is chosen.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// The words in the badge.
  open var badgeValue: String? { didSet { changed() } }

  /// The colour of the badge.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// How far the words are moved.
  open var titlePositionAdjustment = UIOffset.zero
}

extension UITabBarItem.SystemItem {
  /// The words of the system's item in English.
  package var words: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
