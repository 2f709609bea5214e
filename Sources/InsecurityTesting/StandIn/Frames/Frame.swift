import UIKit

/// What a window led to at a commit; holds no controller alive.
struct Frame {
  let diagram: ScreenDiagram
  let levels: [Level]

  /// The root or a presented controller, and what stands in it.
  struct Level: Equatable {
    let controller: Seen
    /// The tab that is selected, if it has tabs.
    let selected: Seen?
    let members: [Seen]
  }

  /// A controller that was seen; one that has gone equals none, not even itself.
  struct Seen: Equatable {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    static func == (left: Seen, right: Seen) -> Bool {
      guard let controller = left.controller else { return false }
      return controller === right.controller
    }
  }

  init(of window: UIWindow) {
    let stack = VisibleStack(of: window)
    diagram = stack.diagram
    levels = stack.levels.map { level in
      Level(
        controller: Seen(level.controller),
        selected: (level.controller as? UITabBarController)?.selectedViewController.map(Seen.init),
        members: level.members.map(Seen.init)
      )
    }
  }
}
