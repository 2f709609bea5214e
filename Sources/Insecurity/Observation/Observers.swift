import NavigationCore
import NavigationUIKit
import UIKit

/// Those who hear what coordinators and screens do, held until they are taken out.
///
/// Each is called in turn, in the order of the array, on the main actor. Changing the array takes
/// effect with the next event. Take out an observer of a test when the test ends.
@MainActor public var navigationObservers: [any NavigationObserver] = [] {
  didSet { Announcer.listen() }
}

/// How much is logged: version 3's switch.
///
/// The log is one more observer.
public nonisolated enum InsecurityLoggerMode: Hashable, Sendable {
  /// Nothing.
  case none
  /// A line of output for each start, end, movement and rest.
  case full
}

/// How much is logged; nothing unless it is set.
///
/// Lines go to standard output; their wording is not promised. Issues go to ``issueReporter`` and not
/// here.
@MainActor public var loggerMode: InsecurityLoggerMode = .none {
  didSet { Announcer.listen() }
}

/// Hands on what the engine tells.
final class Announcer: ChainObserver {
  private static let shared = Announcer()
  private let log = NavigationLog()

  /// Listens while there is anybody to hand on to.
  static func listen() {
    let isNeeded = !navigationObservers.isEmpty || loggerMode == .full
    ChainObservation.observer = isNeeded ? shared : nil
  }

  private var listeners: [any NavigationObserver] {
    switch loggerMode {
    case .none: navigationObservers
    case .full: navigationObservers + [log]
    }
  }

  func asked(_ coordinator: AnyObject) {
    for one in listeners { one.navigationAsked(for: coordinator) }
  }

  func started(_ coordinator: AnyObject) {
    for one in listeners { one.navigationStarted(coordinator) }
  }

  func ended(
    _ coordinator: AnyObject, _ ending: NavigationCore.Ending, _ source: SourceLocation
  ) {
    let ending = Ending(ending, of: type(of: coordinator), source)
    for one in listeners { one.navigationEnded(coordinator, ending) }
  }

  func willMove(_ steps: [String]) {
    for one in listeners { one.navigationWillMove(steps) }
  }

  func settled(_ levels: [[String]]) {
    let state = NavigationSnapshot(levels: levels)
    for one in listeners { one.navigationSettled(state) }
  }
}
