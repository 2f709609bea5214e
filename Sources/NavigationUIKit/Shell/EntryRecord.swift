import NavigationCore
import UIKit

/// What the shell keeps of one started coordinator: it is alive as long as this is.
package struct EntryRecord {
  private let owner: Owner
  private let givenName: String?
  /// Gives the controller; called once.
  package let controller: () -> UIViewController
  /// Gives the navigation controller around it; called only when one is needed.
  package let navigation: (() -> UINavigationController)?
  /// Whether the coordinator may tell its result after its screen has left.
  package var reporting: Start.Reporting = .inTime
  /// Hands out the result; called once, with the reason.
  package var deliver: ((Ending) -> Void)?
  /// Its screen is not ours any more: called once, before the handler, or when a root that has
  /// finished is replaced.
  package let close: () -> Void
  /// How a new window root comes.
  package let transition: RootTransition?
  package let source: SourceLocation

  /// What an issue calls it.
  package var name: String {
    givenName ?? coordinator.map(TypeName.of) ?? "A coordinator"
  }

  package init(
    coordinator: AnyObject, name: String? = nil, controller: @escaping () -> UIViewController,
    navigation: (() -> UINavigationController)? = nil, transition: RootTransition? = nil,
    source: SourceLocation, close: @escaping () -> Void = {},
    deliver: @escaping (Ending) -> Void
  ) {
    owner = .held(coordinator)
    givenName = name
    self.controller = controller
    self.navigation = navigation
    self.transition = transition
    self.source = source
    self.close = close
    self.deliver = deliver
  }

  /// The record of a screen whose coordinator, if it has one, is held by somebody else.
  package init(
    knowing coordinator: AnyObject?, name: String, controller: @escaping () -> UIViewController,
    navigation: (() -> UINavigationController)? = nil, source: SourceLocation = .unknown,
    deliver: @escaping (Ending) -> Void
  ) {
    owner = .known { [weak coordinator] in coordinator }
    givenName = name
    self.controller = controller
    self.navigation = navigation
    transition = nil
    self.source = source
    close = {}
    self.deliver = deliver
  }
}

extension EntryRecord {
  /// Who holds the coordinator.
  private enum Owner {
    /// This record, until the entry has ended.
    case held(AnyObject)
    /// Somebody else.
    case known(() -> AnyObject?)
  }

  package var coordinator: AnyObject? {
    switch owner {
    case .held(let coordinator): coordinator
    case .known(let coordinator): coordinator()
    }
  }
}

/// How a window's root view controller is replaced.
package struct RootTransition {
  package let duration: TimeInterval
  package let options: UIView.AnimationOptions

  package init(duration: TimeInterval, options: UIView.AnimationOptions) {
    self.duration = duration
    self.options = options
  }
}
