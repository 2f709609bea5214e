extension UIButton {
  /// The look a button begins with.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// Another name for `system`.
    public static var roundedRect: UIButton.ButtonType { .system }
  }

  /// What a button means to the person.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}
