import InsecurityTesting
import UIKit

/// Counts the UIKit calls that anybody makes on a device, animated ones apart.
package final class CallCounter {
  package private(set) var calls: [SimulatedCall] = []
  private let device: HeadlessDevice
  private let transitions: Int
  private let refused: Int

  /// Counts from now on.
  package init(_ device: HeadlessDevice) {
    self.device = device
    transitions = device.transitions.count
    refused = device.simulation.refusedCalls.count
    device.simulation.onCall = { [weak self] in self?.calls.append($0) }
  }

  /// What was called, in order.
  package var kinds: [SimulatedCall.Kind] { calls.map(\.kind) }

  package var animated: Int { calls.count { $0.animated } }

  /// The movements that a person could see since.
  package var seen: Int { device.transitions.count - transitions }

  /// The calls that UIKit refused since.
  package var refusedCalls: Int { device.simulation.refusedCalls.count - refused }
}
