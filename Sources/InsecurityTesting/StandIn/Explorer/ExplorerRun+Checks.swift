import Insecurity
import NavigationUIKit
import UIKit

extension ExplorerRun {
  /// Looks at everything that is promised, now that the app is at rest.
  func check() {
    census.count(device.window)
    checkIssues()
    checkQueue()
    checkUIKit()
    checkResults()
    checkLeaks()
    checkNames()
  }

  private func checkIssues() {
    for issue in takeIssues() where !issue.waitsForPerson { note(.misuse, issue.description) }
  }

  private func checkQueue() {
    let audit = ChainRegistry.of(device.window).audit(of: device.window)
    if !audit.waiting.isEmpty, !audit.waitsForPerson {
      note(.stuckQueue, "\(audit.waiting.joined(separator: ", ")) waits although nothing moves.")
    }
    audit.differences.forEach { note(.stateDiffers, "\($0).") }
  }

  private func checkUIKit() {
    let simulation = device.simulation
    let refused = simulation.refusedCalls[told.refused...]
    refused.forEach { note(.refusedCall, $0) }
    if simulation.unbalancedAppearanceCalls > told.unbalanced {
      note(.unbalancedAppearance, "Appearance transitions were begun or ended out of balance.")
    } else {
      let warnings = simulation.warnings[told.warnings...]
      warnings.filter { !refused.contains($0) }.forEach { note(.warning, $0) }
    }
    told.refused = simulation.refusedCalls.count
    told.warnings = simulation.warnings.count
    told.unbalanced = simulation.unbalancedAppearanceCalls
  }

  private func checkResults() {
    for name in ledger.doubled + probe.doubled where told.lost.insert(name).inserted {
      note(.doubledResult, "The result handler of \(name) was called twice.")
    }
    for name in probe.lost(on: census) where told.lost.insert(name).inserted {
      note(.lostResult, "\(name) has left and its result handler was not called.")
    }
    let registry = ChainRegistry.of(device.window)
    for line in ledger.lines where line.answers == 0 && !registry.knows(line.id) {
      note(.lostResult, "\(line.name) has left and its result handler was not called.")
    }
  }

  private func checkLeaks() {
    for name in census.takeLeaks(butFor: explorable.mayOutlive) {
      note(.leak, "\(name) has left the screen and is still alive.")
    }
    ledger.forgetWhatIsDone()
    let registry = ChainRegistry.of(device.window)
    for line in ledger.lines where line.answers > 0 && !registry.knows(line.id) {
      guard let coordinator = line.coordinator, !explorable.mayOutlive(coordinator) else {
        continue
      }
      note(.leak, "\(line.name) has ended and is still alive.")
    }
  }

  private func checkNames() {
    guard screens.hasRepetition, screens != before, !steps.isEmpty else { return }
    let counts = screens.counts
    let old = before.counts
    for name in counts.keys.sorted() {
      let count = counts[name] ?? 0
      let added = count - (old[name] ?? 0)
      if added >= 2, steps.last?.action.isWayOut == true {
        note(.doubledScreen, "One action has brought \(name) twice.")
      } else if count > 3, added > 0 {
        note(.repeatedScreen, "\(name) stands \(count) times in the stack.")
      }
    }
  }
}

nonisolated extension ScreenDiagram {
  /// Whether a name stands in it more than once.
  fileprivate var hasRepetition: Bool {
    var seen: [String] = []
    for name in levels.joined() {
      if seen.contains(name) { return true }
      seen.append(name)
    }
    return false
  }

  fileprivate var counts: [String: Int] {
    levels.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
