extension Model {
  /// A stack of pages: on the ground, known by a root that was made for it, or presented.
  enum Pages: Hashable {
    case ground(Int)
    case presented(base: ID)
  }

  /// What a host was made for.
  struct Root {
    /// The stack that it is or stands on; whether it pushes there; and what it was made for.
    var stack: Pages?
    var pushes = true
    var subject: Int?
    var within: ID?
    /// The window's is 0; what is on no screen has a chain of its own.
    var chain = 0
    /// Or about to go: starts may be refused.
    var isGone = false
    var canPush: Bool { pushes && stack != nil }
    func isTwin(of other: Root) -> Bool {
      subject != nil && subject == other.subject || stack != nil && stack == other.stack
    }
  }

  /// The roots are those in whose branch it is.
  struct Level {
    let base: ID
    let isStack: Bool
    let roots: Set<Int>
    var members: [ID]
  }
}
