/// One movement that a person could have seen.
public nonisolated struct Transition: Hashable, Sendable {
  /// What a movement looks like.
  public enum Kind: Hashable, Sendable {
    /// A screen comes over another.
    case present
    /// One or more levels leave.
    case dismiss
    /// A screen comes in from the side.
    case push
    /// One or more screens leave to the side.
    case pop
    /// Screens below the top of a stack changed; nothing is seen of it.
    case restack
    /// Another tab is shown.
    case select
    /// The window shows another root.
    case root
  }

  /// What it looks like; of several changes at once, the animated one.
  public let kind: Kind
  /// Whether it took time.
  public let animated: Bool
  /// What was seen before.
  public let from: ScreenDiagram
  /// What was seen after; of a cancelled gesture, where it would have led.
  public let to: ScreenDiagram
  /// Whether a finger began it and brought it back.
  public let cancelled: Bool

  /// A movement as a value, to compare with those of a device.
  public init(
    _ kind: Kind,
    animated: Bool = true,
    from: ScreenDiagram,
    to: ScreenDiagram,
    cancelled: Bool = false
  ) {
    self.kind = kind
    self.animated = animated
    self.from = from
    self.to = to
    self.cancelled = cancelled
  }
}

nonisolated extension Transition: CustomStringConvertible {
  /// One line: `push: Home → Home > Cart`, followed by what is out of the ordinary.
  public var description: String {
    var line = "\(kind): \(from) → \(to)"
    if !animated { line += ", not animated" }
    if cancelled { line += ", cancelled" }
    return line
  }
}
