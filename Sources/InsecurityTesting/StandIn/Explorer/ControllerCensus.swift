import UIKit

/// Knows the controllers that are in a window, and those that have been and are still alive.
struct ControllerCensus {
  private struct Known {
    weak var controller: UIViewController?
    let name: String
    var seen: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var round = 0

  /// Counts those that are in a window now.
  mutating func count(_ window: UIWindow) {
    round += 1
    var open = window.rootViewController.map { [$0] } ?? []
    while let controller = open.popLast() {
      mark(controller)
      open += controller.children
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        open.append(presented)
      }
    }
  }

  private mutating func mark(_ controller: UIViewController) {
    let identity = ObjectIdentifier(controller)
    if let old = known[identity], old.controller === controller {
      known[identity]?.seen = round
    } else {
      let name = VisibleStack.name(of: controller)
      known[identity] = Known(controller: controller, name: name, seen: round)
    }
  }

  /// Whether a controller was in the window when it was last counted.
  func shows(_ controller: UIViewController?) -> Bool {
    guard let controller, let one = known[ObjectIdentifier(controller)] else { return false }
    return one.controller === controller && one.seen == round
  }

  /// The names of those that have left and are alive, sorted; each is told once.
  mutating func takeLeaks(butFor mayOutlive: (AnyObject) -> Bool) -> [String] {
    guard known.contains(where: { $0.value.seen != round }) else { return [] }
    var leaks: [String] = []
    for (identity, one) in known where one.seen != round {
      if let controller = one.controller, !mayOutlive(controller) { leaks.append(one.name) }
      known[identity] = nil
    }
    return leaks.sorted()
  }
}
