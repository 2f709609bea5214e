import NavigationCore

// Identities are written as numbers in tests.

extension EntryID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension RootID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension StackID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ForeignID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}
