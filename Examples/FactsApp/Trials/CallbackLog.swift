import UIKit

/// What a page can be told, in the short words of the fact table.
enum Callback: String, Sendable {
  case loadView
  case load
  case willAppear = "WA"
  case isAppearing = "IA"
  case willLayout
  case didLayout
  case didAppear = "DA"
  case willDisappear = "WD"
  case didDisappear = "DD"
  case willMove
  case didMove
  case willLeave = "willMove(nil)"
  case didLeave = "didMove(nil)"
  case willShow
  case didShow
}

typealias Callbacks = Set<Callback>

extension Callbacks {
  /// The five of a page's appearance.
  static var appearance: Self {
    [.willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear]
  }
  /// A page's appearance without `viewIsAppearing`.
  static var pairs: Self { [.willAppear, .didAppear, .willDisappear, .didDisappear] }
  /// What a container says to its children.
  static var containment: Self { [.willMove, .didMove, .willLeave, .didLeave] }
  /// What a stack says to its delegate.
  static var showing: Self { [.willShow, .didShow] }
}

/// What happened, in order.
@MainActor package final class CallbackLog {
  private enum Entry {
    case told(String, Callback)
    case note(String)
  }

  private var entries: [Entry] = []
  private var ears: [StackEar] = []

  package init() {}

  func add(_ name: String, _ callback: Callback) { entries.append(.told(name, callback)) }

  func note(_ line: String) { entries.append(.note(line)) }

  /// Forgets what was heard.
  func clear() { entries = [] }

  /// Becomes a stack's delegate, to hear what it shows.
  func listen(to stack: UINavigationController) {
    let ear = StackEar(self)
    ears.append(ear)
    stack.delegate = ear
  }

  /// All notes, and of the pages what is asked for: `A WD, B WA, note`.
  func text(hearing callbacks: Callbacks, of pages: Set<String>?) -> String {
    let lines = entries.compactMap { entry -> String? in
      switch entry {
      case .note(let line):
        return line
      case .told(let name, let callback):
        let asked = callbacks.contains(callback) && pages?.contains(name) ?? true
        return asked ? "\(name) \(callback.rawValue)" : nil
      }
    }
    return lines.joined(separator: ", ")
  }
}

/// Hears what a stack shows.
final class StackEar: NSObject, UINavigationControllerDelegate {
  private unowned let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    tell(viewController, .willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    tell(viewController, .didShow)
  }

  private func tell(_ controller: UIViewController, _ callback: Callback) {
    guard let page = controller as? Page else { return }
    log.add(page.name, callback)
    page.during[callback]?(page)
  }
}
