/// A list of elements, some of which may be menus again.
@MainActor open class UIMenu: UIMenuElement {
  private static var count = 0

  /// The name; a new one if none was given.
  open internal(set) var identifier: UIMenu.Identifier

  /// How the menu behaves.
  open internal(set) var options: UIMenu.Options

  /// How large its elements are.
  open var preferredElementSize: UIMenu.ElementSize

  /// The elements.
  open internal(set) var children: [UIMenuElement]

  package init(
    menuTitle: String,
    subtitle: String?,
    image: UIImage?,
    identifier: UIMenu.Identifier?,
    options: UIMenu.Options,
    preferredElementSize: UIMenu.ElementSize,
    children: [UIMenuElement]
  ) {
    UIMenu.count += 1
    self.identifier = identifier ?? Identifier("menu.\(UIMenu.count)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: menuTitle, subtitle: subtitle, image: image)
  }

  /// Creates a menu.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init(
      menuTitle: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: children
    )
  }

  /// The actions that are on.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The actions a person can choose in the menu and in those inside it, in order.
  package var choices: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.choices }
      guard let action = element as? UIAction else { return [] }
      return action.attributes.isDisjoint(with: [.hidden, .disabled]) ? [action] : []
    }
  }
}
