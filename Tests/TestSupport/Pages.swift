import Insecurity
import UIKit

/// A presented screen with a name; counts how often its controller was asked for.
package final class Page: ModalCoordinator<String> {
  package let name: String
  package private(set) var asked = 0
  /// Makes the controller; a plain one with the name as title unless the test says otherwise.
  package var make: (Page) -> UIViewController = { NamedScreen($0.name) }

  package init(_ name: String) {
    self.name = name
    super.init()
  }

  package override var viewController: UIViewController {
    asked += 1
    return make(self)
  }
}

/// A pushed screen with a name.
package final class PushedPage: NavigationCoordinator<String> {
  package let name: String
  package private(set) var asked = 0
  package var make: (PushedPage) -> UIViewController = { NamedScreen($0.name) }

  package init(_ name: String) {
    self.name = name
    super.init()
  }

  package override var viewController: UIViewController {
    asked += 1
    return make(self)
  }
}

/// A screen with a name that is shown as its starter says.
package final class FlexPage: AdaptiveCoordinator<String> {
  package let name: String
  package private(set) var asked = 0
  package var make: (FlexPage) -> UIViewController = { NamedScreen($0.name) }

  package init(_ name: String) {
    self.name = name
    super.init()
  }

  package override var viewController: UIViewController {
    asked += 1
    return make(self)
  }
}
