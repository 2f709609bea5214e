import UIKit

/// What a trial needs of a phone, or of what stands in for one.
@MainActor package protocol FactDriver: AnyObject {
  /// What the pages of the running trial were told.
  var log: CallbackLog { get }
  /// The running trial's window.
  var window: UIWindow { get }

  /// Clears away what the last trial left: a new window, not visible and without a root; an empty log.
  func begin() async
  /// A further window on the same screen, not visible.
  func makeWindow() -> UIWindow
  /// Lets the running turn of the main loop end.
  func endTurn() async
  /// Waits until nothing moves.
  func settle() async
  /// Pulls a stack's top page aside with a finger from the edge.
  func swipe(_ stack: UINavigationController, _ release: Release) async throws(NoFinger)
  /// Pulls a presented sheet down with a finger.
  func drag(_ sheet: UIViewController, _ release: Release) async throws(NoFinger)
}

/// How a finger lets go.
package enum Release: Sendable {
  /// Far enough.
  case through
  /// Too early: what was pulled goes back.
  case back
}

/// A driver that has no finger: there is no public way to move one on a phone.
package struct NoFinger: Error {
  package init() {}
}

extension FactDriver {
  /// A page that writes into the log.
  func page(_ name: String, style: UIModalPresentationStyle = .automatic) -> Page {
    let made = Page(name, log)
    made.modalPresentationStyle = style
    return made
  }

  /// Shows a root and lets it appear; what was heard so far is forgotten.
  @discardableResult
  func show<Root: UIViewController>(_ root: Root) async -> Root {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
    log.clear()
    return root
  }

  /// Shows a page as the window's root.
  func showPage(_ name: String) async -> Page { await show(page(name)) }

  /// Shows a stack, its pages from bottom to top.
  func showStack(_ names: String...) async -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map { page($0) }, animated: false)
    return await show(stack)
  }

  /// Presents without animation and lets it end; what was heard so far is forgotten.
  func show(_ modal: UIViewController, over presenter: UIViewController) async {
    presenter.present(modal, animated: false)
    await settle()
    log.clear()
  }

  /// Writes a line into the log.
  func note(_ line: String) { log.note(line) }
}
