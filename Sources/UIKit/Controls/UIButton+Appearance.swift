/// What a button of the old kind shows in one state.
struct ButtonAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  /// Sets the title for a state; other states without one show that of the normal state.
  ///
  /// A configuration without a title shows it too.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    appearances[state.rawValue, default: ButtonAppearance()].title = title
    lookChanged()
  }

  /// Sets the title with attributes for a state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    appearances[state.rawValue, default: ButtonAppearance()].attributedTitle = title
    lookChanged()
  }

  /// Sets the colour of the title for a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    appearances[state.rawValue, default: ButtonAppearance()].titleColor = color
    lookChanged()
  }

  /// Sets the colour of the title's shadow for a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    appearances[state.rawValue, default: ButtonAppearance()].titleShadowColor = color
    lookChanged()
  }

  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    appearances[state.rawValue, default: ButtonAppearance()].image = image
    lookChanged()
  }

  /// Sets the picture behind for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearances[state.rawValue, default: ButtonAppearance()].backgroundImage = image
    lookChanged()
  }

  /// Returns the title of a state, or that of the normal state.
  public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  /// Returns the title with attributes of a state, or that of the normal state.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  /// Returns the title's colour of a state, or that of the normal state.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    value(\.titleColor, for: state)
  }

  /// Returns the shadow's colour of a state, or that of the normal state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  /// Returns the picture of a state, or that of the normal state.
  public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  /// Returns the picture behind of a state, or that of the normal state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  /// The title it shows now.
  public var currentTitle: String? {
    configuration?.shownTitle ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The title with attributes it shows now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title now.
  public var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? .white
  }

  /// The colour of the shadow now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture it shows now.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The picture behind now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(
    _ part: KeyPath<ButtonAppearance, Value?>,
    for state: UIControl.State
  ) -> Value? {
    appearances[state.rawValue]?[keyPath: part]
      ?? appearances[UIControl.State.normal.rawValue]?[keyPath: part]
  }
}
