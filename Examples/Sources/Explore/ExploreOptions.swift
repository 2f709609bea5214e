/// What `explore` is asked for on the command line.
nonisolated struct ExploreOptions: Equatable {
  var seed: UInt64 = 1
  var actions = 20_000
  var depth: Int?
  var shard = (index: 1, count: 1)
  var json: String?

  static func == (left: ExploreOptions, right: ExploreOptions) -> Bool {
    left.seed == right.seed && left.actions == right.actions && left.depth == right.depth
      && left.shard == right.shard && left.json == right.json
  }

  /// Why the arguments are none, in one sentence.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}

nonisolated extension ExploreOptions {
  /// Reads arguments; each option at most once counts, the last one wins.
  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard Self.names.contains(option) else {
        throw Mistake("\(option) is no option; there are \(Self.names.joined(separator: ", ")).")
      }
      guard let value = rest.popFirst() else { throw Mistake("\(option) needs a value.") }
      try read(option, value)
    }
  }

  private static let names = ["--seed", "--actions", "--depth", "--shard", "--json"]

  private mutating func read(_ option: String, _ value: String) throws(Mistake) {
    switch option {
    case "--seed": seed = try Self.number(value, of: option)
    case "--actions": actions = try Self.number(value, of: option)
    case "--depth": depth = try Self.number(value, of: option)
    case "--shard": shard = try Self.shard(value)
    default: json = value
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ value: String, of option: String
  ) throws(Mistake) -> Number {
    guard let number = Number(value), number >= 0 else {
      throw Mistake("\(option) needs a whole number from 0 on, not \"\(value)\".")
    }
    return number
  }

  private static func shard(_ value: String) throws(Mistake) -> (index: Int, count: Int) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
      (1...count).contains(index)
    else { throw Mistake("--shard needs i/n with i from 1 to n, not \"\(value)\".") }
    return (index, count)
  }
}
