import NavigationCore
import UIKit

/// Hears what the chains do; nothing is built for it while nobody listens.
package protocol ChainObserver: AnyObject {
  /// A start was asked for.
  func asked(_ coordinator: AnyObject)
  /// Its screen is being shown.
  func started(_ coordinator: AnyObject)
  /// It has ended; its handler is called next.
  func ended(_ coordinator: AnyObject, _ ending: Ending, _ source: SourceLocation)
  /// A plan begins: its steps as readable lines.
  func willMove(_ steps: [String])
  /// The window has come to rest with these levels.
  func settled(_ levels: [[String]])
}

/// Who listens.
package enum ChainObservation {
  package static var observer: (any ChainObserver)?
}
