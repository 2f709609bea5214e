/// One thing that a person sees on a screen.
public nonisolated enum ScreenElement: Hashable, Sendable {
  /// A line of text.
  case label(String)
  /// A field to type into, by its placeholder, label or identifier, and what it holds.
  case field(String, text: String)
  /// Something to tap: a button, bar button, row, alert action or tab.
  case button(String, isEnabled: Bool)
}
