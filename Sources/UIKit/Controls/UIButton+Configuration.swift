extension UIButton {
  /// The look of a button as a value.
  public struct Configuration {
    /// Which of the system's looks it began as.
    package enum Look: Hashable, Sendable {
      case plain, gray, tinted, filled
      case borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass, clearGlass, prominentClearGlass
    }

    package let look: Look

    /// The title.
    public var title: String?

    /// The words below the title.
    public var subtitle: String?

    /// The title with attributes; it counts before the plain one.
    public var attributedTitle: AttributedString?

    /// The words below with attributes.
    public var attributedSubtitle: AttributedString?

    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// What happens to a title that is longer than its line.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail

    /// What happens to a subtitle that is longer than its line.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The picture.
    public var image: UIImage?

    /// The room between picture and title.
    public var imagePadding: CGFloat = 0

    /// The side of the title at which the picture lies.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The room around title and picture.
    public var contentInsets: NSDirectionalEdgeInsets

    /// The colour behind.
    public var baseBackgroundColor: UIColor?

    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?

    /// Whether a spinner stands in place of the picture.
    public var showsActivityIndicator = false

    /// Whether the look follows the selection.
    public var automaticallyUpdateForSelection = true

    private init(_ look: Look) {
      self.look = look
      contentInsets = Configuration.defaultInsets
    }

    /// Returns a button without a background.
    public static func plain() -> UIButton.Configuration { Configuration(.plain) }

    /// Returns a button on grey.
    public static func gray() -> UIButton.Configuration { Configuration(.gray) }

    /// Returns a button on a pale tint.
    public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }

    /// Returns a button on the tint.
    public static func filled() -> UIButton.Configuration { Configuration(.filled) }

    /// Returns a button without a border.
    public static func borderless() -> UIButton.Configuration { Configuration(.borderless) }

    /// Returns a button with a border.
    public static func bordered() -> UIButton.Configuration { Configuration(.bordered) }

    /// Returns a button with a border and a pale tint.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(.borderedTinted) }

    /// Returns a button with a border on the tint.
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(.borderedProminent)
    }

    /// Returns a button of glass.
    public static func glass() -> UIButton.Configuration { Configuration(.glass) }

    /// Returns a button of tinted glass.
    public static func prominentGlass() -> UIButton.Configuration { Configuration(.prominentGlass) }

    /// Returns a button of clear glass.
    public static func clearGlass() -> UIButton.Configuration { Configuration(.clearGlass) }

    /// Returns a button of clear, tinted glass.
    public static func prominentClearGlass() -> UIButton.Configuration {
      Configuration(.prominentClearGlass)
    }

    /// Sets the room around title and picture back.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration.defaultInsets
    }

    /// Returns the look for the button's state: the same, as nothing is drawn here.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    package var shownTitle: String? {
      attributedTitle.map { String($0.characters) } ?? title
    }

    private static let defaultInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
  }
}
