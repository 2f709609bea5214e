import UIKit

/// Version 3's log: one line for each stage.
final class NavigationLog: NavigationObserver {
  func navigationAsked(for coordinator: AnyObject) { write("asked for \(name(of: coordinator))") }

  func navigationStarted(_ coordinator: AnyObject) { write("started \(name(of: coordinator))") }

  func navigationEnded(_ coordinator: AnyObject, _ ending: Ending) {
    write("ended \(name(of: coordinator)): \(ending)")
  }

  func navigationWillMove(_ steps: [String]) { write(steps.joined(separator: "; ")) }

  func navigationSettled(_ state: NavigationSnapshot) { write("settled: \(state)") }

  private func name(of coordinator: AnyObject) -> String {
    String(describing: type(of: coordinator))
  }

  private func write(_ line: String) {
    print("Insecurity: \(line)")
  }
}
