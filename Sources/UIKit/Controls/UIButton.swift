/// A control with a title, a picture, or both.
@MainActor open class UIButton: UIControl {
  /// A closure that changes the configuration when the state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The look it began with.
  open private(set) var buttonType: UIButton.ButtonType = .custom

  var appearances = ButtonAppearances()
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  /// Creates a plain button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(label)
  }

  /// Creates a plain button with an action; it shows the action's title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of a look.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a look with an action; it shows the action's title and picture.
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button from a configuration, with an action whose title and picture fill in what
  /// the configuration does not say.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a button; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
    addSubview(label)
  }

  /// The look as a value; nil for a button of the old kind.
  open var configuration: UIButton.Configuration? {
    didSet { lookChanged() }
  }

  /// Called when the state has changed and the button has a configuration.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// What the button means to the person.
  open var role = UIButton.Role.normal

  /// The menu; a tap opens it if the button has no action or `showsMenuAsPrimaryAction` is set.
  open var menu: UIMenu?

  /// Whether a choice in the menu becomes the title, or a tap toggles the selection.
  open var changesSelectionAsPrimaryAction = false

  /// Asks for an update of the configuration.
  ///
  /// UIKit waits for the next layout; the stand-in updates at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  /// Lets the update handler change the configuration.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The label of the title.
  open var titleLabel: UILabel? { label }

  /// The view of the picture.
  open var imageView: UIImageView? { picture }

  /// The room of title and picture, as an estimate, with the insets around.
  open override var intrinsicContentSize: CGSize {
    let insets = configuration?.contentInsets ?? .zero
    let room = contentSize
    return CGSize(
      width: room.width + insets.leading + insets.trailing,
      height: room.height + insets.top + insets.bottom
    )
  }

  /// The room of title and picture, as an estimate.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts picture and title side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
    let titleSize = label.intrinsicContentSize
    let imageSize = picture.image?.size ?? .zero
    let gap = titleSize.width > 0 && imageSize.width > 0 ? imagePadding : 0
    let width = min(imageSize.width + gap + titleSize.width, bounds.width)
    let start = bounds.midX - width / 2
    picture.frame = CGRect(
      origin: CGPoint(x: start, y: bounds.midY - imageSize.height / 2),
      size: imageSize
    )
    let titleStart = start + imageSize.width + gap
    label.frame = CGRect(
      x: titleStart,
      y: bounds.midY - titleSize.height / 2,
      width: max(0, start + width - titleStart),
      height: titleSize.height
    )
  }

  package override var tapMenu: UIMenu? {
    showsMenuAsPrimaryAction ? menu : nil
  }

  package override func tapEnded() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.tapEnded()
  }

  package override func lookChanged() {
    super.lookChanged()
    if automaticallyUpdatesConfiguration, configuration != nil, !isUpdating { update() }
    invalidateIntrinsicContentSize()
    showContent()
  }

  // The update handler sets the configuration, which must not ask for one more update.
  private var isUpdating = false

  private func update() {
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }

  private var imagePadding: CGFloat { configuration?.imagePadding ?? 0 }

  private var contentSize: CGSize {
    showContent()
    let title = label.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    let gap = title.width > 0 && image.width > 0 ? imagePadding : 0
    return CGSize(
      width: image.width + gap + title.width,
      height: max(image.height, title.height)
    )
  }

  private func showContent() {
    label.text = currentTitle
    picture.image = currentImage
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
  }

  // MARK: The old kind of look

  /// Sets the title for a state; other states without one show that of the normal state.
  ///
  /// A configuration without a title shows it too.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    appearances[state].title = title
    lookChanged()
  }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    appearances[state].attributedTitle = title
    lookChanged()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    appearances[state].titleColor = color
    lookChanged()
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    appearances[state].titleShadowColor = color
    lookChanged()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    appearances[state].image = image
    lookChanged()
  }

  /// Sets the picture behind for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearances[state].backgroundImage = image
    lookChanged()
  }

  /// Returns the title of a state, or that of the normal state.
  open func title(for state: UIControl.State) -> String? { shown(for: state) { $0.title } }

  /// Returns the title with attributes of a state, or that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    shown(for: state) { $0.attributedTitle }
  }

  /// Returns the title's colour of a state, or that of the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    shown(for: state) { $0.titleColor }
  }

  /// Returns the shadow's colour of a state, or that of the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    shown(for: state) { $0.titleShadowColor }
  }

  /// Returns the picture of a state, or that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { shown(for: state) { $0.image } }

  /// Returns the picture behind of a state, or that of the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    shown(for: state) { $0.backgroundImage }
  }

  /// The title it shows now.
  open var currentTitle: String? {
    configuration?.shownTitle ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The title with attributes it shows now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title now.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? .white
  }

  /// The colour of the shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture it shows now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The picture behind now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
