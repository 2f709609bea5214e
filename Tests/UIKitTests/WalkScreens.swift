import UIKit

/// Follows the callbacks of one controller and finds the first that must not come (A4).
struct WalkState {
  enum State: Equatable {
    case disappeared, appearing, inPlace, appeared, disappearing
  }

  private(set) var state = State.disappeared
  private(set) var broken: String?

  mutating func heard(_ next: State, from legal: Set<State>) {
    if !legal.contains(state), broken == nil { broken = "from \(state) to \(next)" }
    state = next
  }
}

@MainActor final class WalkScreen: UIViewController {
  let name: String
  var state = WalkState()

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    state.heard(.appearing, from: [.disappeared, .disappearing])
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    state.heard(.inPlace, from: [.appearing])
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    state.heard(.appeared, from: [.inPlace])
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    state.heard(.disappearing, from: [.appeared, .inPlace, .appearing])
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    state.heard(.disappeared, from: [.disappearing])
    super.viewDidDisappear(animated)
  }
}

@MainActor final class WalkStack: UINavigationController {
  var state = WalkState()

  /// Whether popping to it would not raise.
  func isStillMember(_ controller: UIViewController) -> Bool { isInStack(controller) }

  override func viewWillAppear(_ animated: Bool) {
    state.heard(.appearing, from: [.disappeared, .disappearing])
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    state.heard(.inPlace, from: [.appearing])
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    state.heard(.appeared, from: [.inPlace])
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    state.heard(.disappearing, from: [.appeared, .inPlace, .appearing])
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    state.heard(.disappeared, from: [.disappearing])
    super.viewDidDisappear(animated)
  }
}
