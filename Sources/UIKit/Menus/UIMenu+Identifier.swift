extension UIMenu {
  /// The name of a menu. What stands behind Apple's names is not specified.
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

    /// The application identifier.
    public static let application = UIMenu.Identifier(rawValue: "com.apple.menu.application")

    /// The file identifier.
    public static let file = UIMenu.Identifier(rawValue: "com.apple.menu.file")

    /// The edit identifier.
    public static let edit = UIMenu.Identifier(rawValue: "com.apple.menu.edit")

    /// The view identifier.
    public static let view = UIMenu.Identifier(rawValue: "com.apple.menu.view")

    /// The window identifier.
    public static let window = UIMenu.Identifier(rawValue: "com.apple.menu.window")

    /// The help identifier.
    public static let help = UIMenu.Identifier(rawValue: "com.apple.menu.help")

    /// The about identifier.
    public static let about = UIMenu.Identifier(rawValue: "com.apple.menu.about")

    /// The preferences identifier.
    public static let preferences = UIMenu.Identifier(rawValue: "com.apple.menu.preferences")

    /// The services identifier.
    public static let services = UIMenu.Identifier(rawValue: "com.apple.menu.services")

    /// The hide identifier.
    public static let hide = UIMenu.Identifier(rawValue: "com.apple.menu.hide")

    /// The quit identifier.
    public static let quit = UIMenu.Identifier(rawValue: "com.apple.menu.quit")

    /// The new item identifier.
    public static let newItem = UIMenu.Identifier(rawValue: "com.apple.menu.new-item")

    /// The new scene identifier.
    public static let newScene = UIMenu.Identifier(rawValue: "com.apple.menu.new-scene")

    /// The open recent identifier.
    public static let openRecent = UIMenu.Identifier(rawValue: "com.apple.menu.open-recent")

    /// The open identifier.
    public static let open = UIMenu.Identifier(rawValue: "com.apple.menu.open")

    /// The close identifier.
    public static let close = UIMenu.Identifier(rawValue: "com.apple.menu.close")

    /// The print identifier.
    public static let print = UIMenu.Identifier(rawValue: "com.apple.menu.print")

    /// The document identifier.
    public static let document = UIMenu.Identifier(rawValue: "com.apple.menu.document")

    /// The undo redo identifier.
    public static let undoRedo = UIMenu.Identifier(rawValue: "com.apple.menu.undo-redo")

    /// The standard edit identifier.
    public static let standardEdit = UIMenu.Identifier(rawValue: "com.apple.menu.standard-edit")

    /// The find identifier.
    public static let find = UIMenu.Identifier(rawValue: "com.apple.menu.find")

    /// The find panel identifier.
    public static let findPanel = UIMenu.Identifier(rawValue: "com.apple.menu.find-panel")

    /// The replace identifier.
    public static let replace = UIMenu.Identifier(rawValue: "com.apple.menu.replace")

    /// The share identifier.
    public static let share = UIMenu.Identifier(rawValue: "com.apple.menu.share")

    /// The text style identifier.
    public static let textStyle = UIMenu.Identifier(rawValue: "com.apple.menu.text-style")

    /// The spelling identifier.
    public static let spelling = UIMenu.Identifier(rawValue: "com.apple.menu.spelling")

    /// The spelling panel identifier.
    public static let spellingPanel = UIMenu.Identifier(rawValue: "com.apple.menu.spelling-panel")

    /// The spelling options identifier.
    public static let spellingOptions = UIMenu.Identifier(
      rawValue: "com.apple.menu.spelling-options")

    /// The substitutions identifier.
    public static let substitutions = UIMenu.Identifier(rawValue: "com.apple.menu.substitutions")

    /// The substitutions panel identifier.
    public static let substitutionsPanel = UIMenu.Identifier(
      rawValue: "com.apple.menu.substitutions-panel")

    /// The substitution options identifier.
    public static let substitutionOptions = UIMenu.Identifier(
      rawValue: "com.apple.menu.substitution-options")

    /// The transformations identifier.
    public static let transformations = UIMenu.Identifier(
      rawValue: "com.apple.menu.transformations")

    /// The speech identifier.
    public static let speech = UIMenu.Identifier(rawValue: "com.apple.menu.speech")

    /// The lookup identifier.
    public static let lookup = UIMenu.Identifier(rawValue: "com.apple.menu.lookup")

    /// The learn identifier.
    public static let learn = UIMenu.Identifier(rawValue: "com.apple.menu.learn")

    /// The format identifier.
    public static let format = UIMenu.Identifier(rawValue: "com.apple.menu.format")

    /// The font identifier.
    public static let font = UIMenu.Identifier(rawValue: "com.apple.menu.font")

    /// The text size identifier.
    public static let textSize = UIMenu.Identifier(rawValue: "com.apple.menu.text-size")

    /// The text color identifier.
    public static let textColor = UIMenu.Identifier(rawValue: "com.apple.menu.text-color")

    /// The text style pasteboard identifier.
    public static let textStylePasteboard = UIMenu.Identifier(
      rawValue: "com.apple.menu.text-style-pasteboard")

    /// The text identifier.
    public static let text = UIMenu.Identifier(rawValue: "com.apple.menu.text")

    /// The auto fill identifier.
    public static let autoFill = UIMenu.Identifier(rawValue: "com.apple.menu.auto-fill")

    /// The writing direction identifier.
    public static let writingDirection = UIMenu.Identifier(
      rawValue: "com.apple.menu.writing-direction")

    /// The alignment identifier.
    public static let alignment = UIMenu.Identifier(rawValue: "com.apple.menu.alignment")

    /// The toolbar identifier.
    public static let toolbar = UIMenu.Identifier(rawValue: "com.apple.menu.toolbar")

    /// The sidebar identifier.
    public static let sidebar = UIMenu.Identifier(rawValue: "com.apple.menu.sidebar")

    /// The fullscreen identifier.
    public static let fullscreen = UIMenu.Identifier(rawValue: "com.apple.menu.fullscreen")

    /// The minimize and zoom identifier.
    public static let minimizeAndZoom = UIMenu.Identifier(
      rawValue: "com.apple.menu.minimize-and-zoom")

    /// The bring all to front identifier.
    public static let bringAllToFront = UIMenu.Identifier(
      rawValue: "com.apple.menu.bring-all-to-front")

    /// The root identifier.
    public static let root = UIMenu.Identifier(rawValue: "com.apple.menu.root")
  }
}
