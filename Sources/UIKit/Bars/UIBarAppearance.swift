/// The look of a bar as a value that several bars can share; kept, not drawn.
@MainActor open class UIBarAppearance: NSObject {
  /// Which of the system's backgrounds is meant.
  package enum Background: Hashable {
    case standard, opaque, transparent
  }

  package private(set) var background = Background.standard

  /// The kind of device it is for.
  open internal(set) var idiom: UIUserInterfaceIdiom

  /// Creates the standard look.
  public convenience override init() {
    self.init(idiom: .unspecified)
  }

  /// Creates the standard look for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates a look like another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    background = barAppearance.background
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// The colour behind.
  open var backgroundColor: UIColor?

  /// The picture behind.
  open var backgroundImage: UIImage?

  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the line at the edge.
  open var shadowColor: UIColor?

  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// Sets the look back to the system's.
  open func configureWithDefaultBackground() {
    configure(.standard)
  }

  /// Makes the bar opaque.
  open func configureWithOpaqueBackground() {
    configure(.opaque)
  }

  /// Makes the bar transparent.
  open func configureWithTransparentBackground() {
    configure(.transparent)
  }

  private func configure(_ background: Background) {
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
  }
}

/// The look of a navigation bar.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
