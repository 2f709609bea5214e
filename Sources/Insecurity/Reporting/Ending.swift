import NavigationCore
import NavigationUIKit
import UIKit

/// Why a screen ended.
///
/// Told beside the result to a completion of two parameters, and to a ``NavigationObserver``.
public nonisolated enum Ending: Hashable, Sendable {
  /// Its coordinator called `finish` with a result.
  case finished
  /// Somebody called `dismiss` or `dismissChildren`.
  case dismissed
  /// The user left it, or code outside this library took it away.
  case left
  /// Something that it stood on ended.
  case endedBelow
  /// The window got another root.
  case replaced
  /// What its host was made for is gone.
  case rootGone
  /// It was never shown.
  case refused(Issue)
}

extension Ending {
  init(_ ending: NavigationCore.Ending, of type: Any.Type, _ source: SourceLocation) {
    self.init(ending, who: String(describing: type), source)
  }

  init(
    _ ending: NavigationCore.Ending, who: @autoclosure () -> String, _ source: SourceLocation
  ) {
    self =
      switch ending {
      case .finished: .finished
      case .dismissed: .dismissed
      case .left: .left
      case .endedBelow: .endedBelow
      case .replaced: .replaced
      case .rootGone: .rootGone
      case .refused(let kind): .refused(Issue(NavigationCore.Issue(kind, who: who()), source))
      }
  }
}
