import UIKit

/// Classes that UIKit does not publish, told by their name: a context menu's controller is one (R11).
enum UnpublishedClasses {
  /// Names are dear to make, and the classes of an app are few.
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: UIViewController.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = String(describing: type).hasPrefix("_")
    known[key] = answer
    return answer
  }
}
