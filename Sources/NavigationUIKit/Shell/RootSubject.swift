import UIKit

/// What a host was made for, held weakly.
package struct RootSubject {
  package enum Kind: Hashable {
    case modal
    case navigation
    case window
  }

  package let kind: Kind
  package private(set) weak var object: AnyObject?

  init(_ kind: Kind, _ object: AnyObject) {
    self.kind = kind
    self.object = object
  }

  /// The controller from which it presents at the ground.
  var controller: UIViewController? {
    switch kind {
    case .modal, .navigation: object as? UIViewController
    case .window: (object as? UIWindow)?.rootViewController
    }
  }

  /// The window in which it stands now.
  var window: UIWindow? {
    switch kind {
    case .modal, .navigation: controller?.ancestralWindow
    case .window: object as? UIWindow
    }
  }
}
