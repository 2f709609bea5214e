extension UIAction {
  /// The name of an action. What stands behind Apple's names is not specified.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The value behind the name.
    public let rawValue: String

    /// Creates a value from what stands behind it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a value from what stands behind it.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The paste identifier.
    public static let paste = UIAction.Identifier(rawValue: "com.apple.action.paste")

    /// The paste and go identifier.
    public static let pasteAndGo = UIAction.Identifier(rawValue: "com.apple.action.pasteAndGo")

    /// The paste and match style identifier.
    public static let pasteAndMatchStyle = UIAction.Identifier(
      rawValue: "com.apple.action.pasteAndMatchStyle")

    /// The paste and search identifier.
    public static let pasteAndSearch = UIAction.Identifier(
      rawValue: "com.apple.action.pasteAndSearch")

    /// The new from pasteboard identifier.
    public static let newFromPasteboard = UIAction.Identifier(
      rawValue: "com.apple.action.newFromPasteboard")
  }
}
