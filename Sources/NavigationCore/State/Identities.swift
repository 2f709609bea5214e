/// Identity of one started coordinator; a later start has a greater one.
package struct EntryID: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  package static func < (one: EntryID, other: EntryID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Identity of a root: the controller, stack or window that a host was made for.
package struct RootID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Identity of one navigation controller's stack.
package struct StackID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Identity of a controller that is not ours but stands among ours.
package struct ForeignID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
