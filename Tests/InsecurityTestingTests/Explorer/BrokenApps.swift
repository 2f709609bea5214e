import Insecurity
import InsecurityTesting
import TestSupport
import UIKit

/// Small apps, each broken in one way.
@MainActor enum BrokenApps {
  /// A home screen with a button that does something with it.
  private static func home(
    in window: UIWindow, _ title: String, _ action: @escaping (UIViewController) -> Void
  ) -> UIViewController {
    var open: () -> Void = {}
    let home = NamedScreen("Home", rows: [NamedScreen.button(title) { open() }])
    open = { [weak home] in home.map(action) }
    window.rootViewController = home
    return home
  }

  private static func stack(
    in window: UIWindow, _ title: String, _ action: @escaping (UINavigationController) -> Void
  ) -> UINavigationController {
    let stack = UINavigationController()
    let button = NamedScreen.button(title) { [weak stack] in stack.map(action) }
    stack.viewControllers = [NamedScreen("Home", rows: [button])]
    window.rootViewController = stack
    return stack
  }

  /// A home-made coordinator that forgets its completion when the sheet is pulled down.
  static func losesResult() -> NavigationExplorer {
    NavigationExplorer { window, probe in
      home(in: window, "Ask") { home in
        var answer: (Bool) -> Void = { _ in }
        let yes = NamedScreen.button("Yes") { [weak home] in
          home?.dismiss(animated: true) { answer(true) }
        }
        let question = NamedScreen("Question", rows: [yes])
        answer = probe.expectingResult(of: question, as: "Question") { _ in }
        home.present(question, animated: true)
      }
    }
  }

  /// A home-made coordinator whose button calls its completion twice.
  static func doublesResult() -> NavigationExplorer {
    NavigationExplorer { window, probe in
      home(in: window, "Ask") { home in
        var answer: (Bool) -> Void = { _ in }
        let yes = NamedScreen.button("Yes") {
          answer(true)
          answer(true)
        }
        let question = NamedScreen("Question", rows: [yes])
        question.isModalInPresentation = true
        let close = NamedScreen.button("Close") { [weak home] in home?.dismiss(animated: true) }
        close.frame.origin.y = 44
        question.view.addSubview(close)
        answer = probe.expectingResult(of: question, as: "Question") { _ in }
        home.present(question, animated: true)
      }
    }
  }

  /// Two sheets that look the same, of which the second one holds itself. A button takes the first
  /// one's away, so that what is found by looking at each place once is found on a detour.
  static func hidesBehindItsLike() -> NavigationExplorer {
    NavigationExplorer { window in
      let home = NamedScreen("Home")
      let sound = NamedScreen.button("Sound") { [weak home] in
        home?.present(NamedScreen("Sheet"), animated: true)
      }
      let unsound = NamedScreen.button("Unsound") { [weak home] in
        home?.present(HoldsItself("Sheet"), animated: true)
      }
      let rename = NamedScreen.button("Rename") { [weak home, weak sound] in
        home?.title = "House"
        sound?.removeFromSuperview()
      }
      for (index, button) in [sound, unsound, rename].enumerated() {
        button.frame = CGRect(x: 0, y: 44 * CGFloat(index), width: 320, height: 44)
        home.view.addSubview(button)
      }
      window.rootViewController = home
      return home
    }
  }

  /// A screen that holds itself.
  static func leaks() -> NavigationExplorer {
    NavigationExplorer { window in
      home(in: window, "Open") { home in
        @MainActor final class Cell { var held: AnyObject? }
        let cell = Cell()
        let screen = NamedScreen("Leak", rows: [NamedScreen.button("Nothing") { _ = cell.held }])
        cell.held = screen
        home.present(screen, animated: true)
      }
    }
  }

  /// A coordinator that the app forgets to let go.
  static func leaksCoordinator() -> NavigationExplorer {
    @MainActor final class Cell { var held: [Page] = [] }
    return NavigationExplorer { window in
      let cell = Cell()
      let root = home(in: window, "Open") { home in
        let page = Page("Page")
        cell.held.append(page)
        InsecurityHost(modal: home).start(page, animated: true) { _ in }
      }
      return (root, cell)
    }
  }

  /// A button that pushes twice.
  static func pushesTwice() -> NavigationExplorer {
    NavigationExplorer { window in
      stack(in: window, "Item") { stack in
        for _ in 0..<2 { stack.pushViewController(NamedScreen("Item"), animated: false) }
      }
    }
  }

  /// A screen that nobody can leave.
  static func deadEnd() -> NavigationExplorer {
    NavigationExplorer { window in
      home(in: window, "Open") { home in
        let screen = NamedScreen("Trap", rows: [NamedScreen.button("Help") {}])
        screen.modalPresentationStyle = .fullScreen
        home.present(screen, animated: true)
      }
    }
  }

  /// Two presentations at once, the second of which UIKit ignores.
  static func presentsTwice() -> NavigationExplorer {
    NavigationExplorer { window in
      home(in: window, "Open") { home in
        home.present(NamedScreen("First"), animated: true)
        home.present(NamedScreen("Second"), animated: true)
      }
    }
  }

  /// A screen that comes again and again.
  static func comesAgain() -> NavigationExplorer {
    NavigationExplorer { window in
      @MainActor func more(_ stack: UINavigationController) {
        let button = NamedScreen.button("More") { [weak stack] in stack.map(more) }
        stack.pushViewController(NamedScreen("More", rows: [button]), animated: true)
      }
      return stack(in: window, "More") { more($0) }
    }
  }

  /// A start that waits for a window that never comes.
  static func waitsForever() -> NavigationExplorer {
    NavigationExplorer { window in
      let orphan = NamedScreen("Orphan")
      let root = home(in: window, "Open") { _ in
        InsecurityHost(modal: orphan).start(Page("Page"), animated: true) { _ in }
      }
      return (root, orphan)
    }
  }

  /// A coordinator that finishes although nobody has started it.
  static func finishesEarly() -> NavigationExplorer {
    NavigationExplorer { window in
      home(in: window, "Open") { _ in Page("Page").finish("early") }
    }
  }
}

private final class HoldsItself: UIViewController {
  private var held: UIViewController?

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    held = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
