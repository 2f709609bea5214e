/// What a coordinator keeps beside the chain that it starts, and what ends with it: a coordinator of
/// another system.
package protocol Companion: AnyObject {
  /// The coordinator that keeps it has ended; called before its handler.
  func ownerEnded()
}

extension ResultCoordinator {
  /// Keeps a companion until it is dropped or this coordinator ends.
  package func keep(_ companion: any Companion) {
    core.companions.append(companion)
  }

  package func drop(_ companion: any Companion) {
    core.companions.removeAll { $0 === companion }
  }
}
