extension Movement {
  /// What the last step that was called has set in motion.
  var mover: WindowMachine.Subject? { calledSteps.last.flatMap(\.mover) }
}

extension Step {
  fileprivate var mover: WindowMachine.Subject? {
    switch self {
    case .present(let cover, _), .dismiss(let cover, _), .clear(let cover): .cover(cover)
    case .change(_, .push(let id), _), .setRoot(let id, _, _): .entry(id)
    case .change(_, .pop(let member), _): member.entry.map { .entry($0) }
    case .change(_, .set(let members), _): members.last?.entry.map { .entry($0) }
    case .fill: nil
    }
  }
}
