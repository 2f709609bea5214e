import UIKit

/// A start that a ``RecordingNavigation`` has recorded.
public struct RecordedStart {
  /// How the screen was to be shown.
  public nonisolated enum Kind: Hashable, Sendable {
    /// Over what is there.
    case presented
    /// On the stack on top.
    case pushed
    /// As the root of a new stack.
    case presentedInNewStack
    /// As its context says.
    case adaptive
  }

  /// The coordinator that was started.
  public let coordinator: AnyObject
  /// How it was to be shown.
  public let kind: Kind
  /// Whether it was to be animated.
  public let animated: Bool
}
