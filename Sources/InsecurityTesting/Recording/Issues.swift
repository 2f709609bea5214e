import Insecurity

/// Collects the misuse that the library tells, in place of whoever it would be told to.
public enum Issues {
  /// The issues that are told while a closure runs, in order.
  ///
  /// There is one reporter for the process: collect where nothing else runs meanwhile.
  public static func collect(_ body: () throws -> Void) rethrows -> [Issue] {
    let collector = Collector()
    defer { collector.stop() }
    try body()
    return collector.issues
  }

  /// The issues that are told while an asynchronous closure runs, in order.
  ///
  /// There is one reporter for the process: collect where nothing else runs meanwhile.
  public static func collect(_ body: () async throws -> Void) async rethrows -> [Issue] {
    let collector = Collector()
    defer { collector.stop() }
    try await body()
    return collector.issues
  }
}

/// Stands in the reporter's place until it is stopped.
private final class Collector {
  private(set) var issues: [Issue] = []
  private let before: @MainActor (Issue) -> Void

  init() {
    before = issueReporter
    issueReporter = { [weak self] in self?.issues.append($0) }
  }

  func stop() {
    issueReporter = before
  }
}
