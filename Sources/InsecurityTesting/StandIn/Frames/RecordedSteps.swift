import UIKit

/// The calls that moved screens, in order, whoever made them: `push Cart on Home, animated`.
///
/// One recorder listens to a device at a time: the one that was made last.
package final class RecordedSteps {
  package private(set) var lines: [String] = []

  /// A recorder that hears what happens on a device from now on.
  package init(on device: HeadlessDevice) {
    device.simulation.onCall = { [weak self] call in self?.lines.append(call.line) }
  }

  /// Forgets what was heard, so that a test can look at what follows.
  package func clear() {
    lines = []
  }
}

extension SimulatedCall {
  fileprivate var line: String {
    let given = arguments.map(VisibleStack.name(of:)).joined(separator: " > ")
    let what = given.isEmpty ? "\(verb)" : "\(verb) \(given)"
    return "\(what) on \(VisibleStack.name(of: receiver))\(animated ? ", animated" : "")"
  }

  private var verb: String {
    switch kind {
    case .present: "present"
    case .dismiss: "dismiss"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "pop to"
    case .popToRoot: "pop to root"
    case .setStack: "set"
    }
  }
}
