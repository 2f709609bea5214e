import UIKit

/// A page that records what it is told.
final class Page: UIViewController {
  let name: String
  /// What the trial does inside a callback.
  var during: [Callback: (Page) -> Void] = [:]
  /// What the running appearance callback says of animation.
  private(set) var isAnimated = false
  private let log: CallbackLog
  private var laidOut: Callbacks = []

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func tell(_ callback: Callback) {
    log.add(name, callback)
    during[callback]?(self)
  }

  /// How often a page is laid out is nobody's business; when it is for the first time is.
  private func tellOnce(_ callback: Callback) {
    if laidOut.insert(callback).inserted { tell(callback) }
  }

  override func loadView() {
    super.loadView()
    tell(.loadView)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tell(.load)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAnimated = animated
    tell(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isAnimated = animated
    tell(.isAppearing)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tellOnce(.willLayout)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tellOnce(.didLayout)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isAnimated = animated
    tell(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isAnimated = animated
    tell(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAnimated = animated
    tell(.didDisappear)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell(parent == nil ? .willLeave : .willMove)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell(parent == nil ? .didLeave : .didMove)
  }
}

extension UIViewController {
  /// The four flags that are true only for a while, in words.
  var flags: String {
    var words: [String] = []
    if isBeingPresented { words.append("presented") }
    if isBeingDismissed { words.append("dismissed") }
    if isMovingToParent { words.append("to") }
    if isMovingFromParent { words.append("from") }
    return words.isEmpty ? "-" : words.joined(separator: "+")
  }

  /// The name of a page, for notes; what is none has its class's.
  static func name(_ controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    if let page = controller as? Page { return page.name }
    return controller is UINavigationController ? "stack" : "\(type(of: controller))"
  }

  /// Adds a child with its view, as a container should.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension FactDriver {
  /// Notes what a page's flags are in each of its appearance callbacks.
  func noteFlags(of page: Page) {
    for callback in Callbacks.appearance {
      page.during[callback] = { [log] in
        log.note("\($0.name) \(callback.rawValue) \($0.flags)")
      }
    }
  }
}
