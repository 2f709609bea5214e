import Foundation

/// Records which result handlers were called, with what, and in which order.
///
/// ```swift
/// let log = ResultLog()
/// host.start(child, animated: true, log.handler("pay"))
/// log.entries  // ["pay: paid(42)"]
/// ```
public final class ResultLog {
  /// What was recorded: one entry for each call of a handler, in the order of the calls.
  public private(set) var entries: [Entry] = []

  private var handedOut: [String] = []

  /// A log that holds no entry yet.
  @inline(never)  // as that of HeadlessDevice
  public init() {}

  /// A result handler that records what it is called with under a name.
  ///
  /// It fits every result. A handler that is called twice makes two entries.
  public func handler<Value>(_ name: String) -> (Value?) -> Void {
    handedOut.append(name)
    return { [weak self] value in self?.record(name, value) }
  }

  /// As `handler(_:)`, and then does more with the value.
  public func handler<Value>(
    _ name: String, then next: @escaping (Value?) -> Void
  ) -> (Value?) -> Void {
    handedOut.append(name)
    return { [weak self] value in
      self?.record(name, value)
      next(value)
    }
  }

  /// Records a value under a name, from a handler that the caller writes itself.
  public func record<Value>(_ name: String, _ value: Value?) {
    entries.append(Entry(name, value.map { String(describing: $0) } ?? "nil"))
  }

  /// The names of the handlers that were handed out and not called, in that order.
  public var waiting: [String] {
    var called = entries.map(\.name)
    return handedOut.filter { name in
      guard let index = called.firstIndex(of: name) else { return true }
      called.remove(at: index)
      return false
    }
  }

  /// Forgets the entries, so that a test can look at what follows.
  public func clear() {
    handedOut = waiting
    entries = []
  }
}

extension ResultLog {
  /// One call of a result handler; compares with a literal such as `"pay: nil"`.
  public nonisolated struct Entry: Hashable, Sendable {
    /// The name that the handler was made with.
    public let name: String
    /// The value as text, `nil` if there was none.
    public let value: String

    /// An entry as a value, to compare with those of a log.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

nonisolated extension ResultLog.Entry: CustomStringConvertible {
  /// The name and the value: `pay: paid(42)`.
  public var description: String { "\(name): \(value)" }
}

nonisolated extension ResultLog.Entry: ExpressibleByStringLiteral {
  /// Reads `name: value`; a text without a colon is a name whose value is `nil`.
  public init(stringLiteral text: String) {
    let parts = text.components(separatedBy: ": ")
    self.init(parts[0], parts.count > 1 ? parts.dropFirst().joined(separator: ": ") : "nil")
  }
}
