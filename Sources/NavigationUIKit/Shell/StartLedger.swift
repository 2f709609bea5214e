import NavigationCore
import UIKit

/// Counts the starts on a device and how often each was answered; a test asks for one.
package final class StartLedger {
  /// A start that was asked for and has not been answered once, or was answered more than once.
  package struct Line {
    package let id: EntryID
    package let name: String
    package fileprivate(set) weak var coordinator: AnyObject?
    package fileprivate(set) var answers = 0
  }

  /// All starts whose coordinator is alive or whose answer is missing, in their order.
  package private(set) var lines: [Line] = []
  package private(set) var starts = 0
  package private(set) var answers = 0
  /// The names of the coordinators whose handler was called more than once.
  package private(set) var doubled: [String] = []

  package init() {}

  /// The record, with a handler that is written down.
  func enter(_ id: EntryID, _ record: EntryRecord) -> EntryRecord {
    guard let deliver = record.deliver else { return record }
    starts += 1
    lines.append(Line(id: id, name: record.name, coordinator: record.coordinator))
    var watched = record
    watched.deliver = { [weak self] ending in
      self?.answered(id, record.name)
      deliver(ending)
    }
    return watched
  }

  private func answered(_ id: EntryID, _ name: String) {
    answers += 1
    guard let index = lines.firstIndex(where: { $0.id == id }), lines[index].answers == 0 else {
      doubled.append(name)
      return
    }
    lines[index].answers = 1
  }

  /// Forgets those that were answered and whose coordinator has gone.
  package func forgetWhatIsDone() {
    guard lines.contains(where: { $0.isDone }) else { return }
    lines.removeAll(where: \.isDone)
  }
}

extension StartLedger.Line {
  fileprivate var isDone: Bool { answers > 0 && coordinator == nil }
}
