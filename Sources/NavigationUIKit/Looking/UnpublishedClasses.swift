import UIKit

/// Classes that UIKit does not publish, told by their name: a context menu's controller is one (R11).
enum UnpublishedClasses {
  static func contains(_ type: UIViewController.Type) -> Bool { TypeName.of(type).hasPrefix("_") }
}
