import Testing
import UIKit

/// All suites that use a device stand in this one: they share "the current device".
@MainActor @Suite("The stand-in's contract", .serialized)
struct Contract {}

/// What happened, in order.
@MainActor final class Log {
  var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// What has been recorded since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// The entries that end with one of some words, since the last call.
  func take(only words: String...) -> [String] {
    take().filter { entry in words.contains { entry.hasSuffix(" " + $0) } }
  }

  /// The appearance callbacks since the last call.
  func takeAppearance() -> [String] { take(only: "WA", "IA", "DA", "WD", "DD") }
}

/// A controller that records what it is told, in the short names of the fact table.
@MainActor class Recorder: UIViewController {
  let name: String
  let log: Log
  /// What the test does inside a callback.
  var during: [String: (Recorder) -> Void] = [:]

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ what: String) {
    log.add("\(name) \(what)")
    during[what]?(self)
  }

  override func loadView() {
    super.loadView()
    record("loadView")
  }
  override func viewDidLoad() { record("viewDidLoad") }
  override func viewWillLayoutSubviews() { record("willLayout") }
  override func viewDidLayoutSubviews() { record("didLayout") }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("WA")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("IA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("DA")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("WD")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("DD")
  }
  override func willMove(toParent parent: UIViewController?) {
    record(parent == nil ? "willMove(nil)" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    record(parent == nil ? "didMove(nil)" : "didMove")
  }
}

/// A phone with one window, for one test.
@MainActor struct Phone {
  let device: SimulatedDevice
  let window: UIWindow
  let log = Log()

  init(_ behaviour: String = "") {
    device = SimulatedDevice(behaviour: Phone.parsed(behaviour))
    window = UIWindow(windowScene: device.scene)
  }

  private static func parsed(_ text: String) -> SimulatedBehaviour {
    switch SimulatedBehaviour.parse(text) {
    case .success(let behaviour): return behaviour
    case .failure(let error): preconditionFailure(error.sentence)
    }
  }

  /// A controller that writes into this phone's log.
  func screen(_ name: String, style: UIModalPresentationStyle = .automatic) -> Recorder {
    let made = Recorder(name, log)
    made.modalPresentationStyle = style
    return made
  }

  /// Shows a root and lets it appear; what happened so far is forgotten.
  @discardableResult
  func show<Root: UIViewController>(_ root: Root) -> Root {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    _ = log.take()
    return root
  }

  /// A stack, shown, with the names from bottom to top.
  @discardableResult
  func showStack(_ names: String...) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map { screen($0) }, animated: false)
    return show(stack)
  }

  /// Runs turns and the clock until nothing moves.
  func settle() { device.settle() }
}

extension SimulatedDevice {
  /// Runs turns and the clock until nothing moves.
  func settle() {
    for _ in 0..<1000 {
      if needsTurn {
        endTurn()
      } else if let next = nextTimer {
        advance(by: next - now)
      } else {
        return
      }
    }
    Issue.record("The device did not come to rest")
  }
}

/// Makes a child fill its parent, as the containment rules say.
@MainActor func embed(_ child: UIViewController, in parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

extension ExitTest.Result? {
  /// Whether a process has stopped with these words; in a release build what traps has none.
  func says(_ words: String) -> Bool {
    #if DEBUG
      return String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(words)
    #else
      return self != nil
    #endif
  }
}
