extension Plan: CustomStringConvertible {
  /// The steps as readable lines, for logs and failing tests.
  package var description: String {
    steps.map { "\($0.step)\($0.next == .atRest ? ", then rest" : "")" }.joined(separator: "\n")
  }
}

extension Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .change(let stack, let change, let animated):
      "\(change) in stack \(stack.rawValue)\(suffix(animated))"
    case .fill(let stack, let entries): "fill stack \(stack.rawValue) with \(list(entries))"
    case .present(let cover, let animated): "present \(cover)\(suffix(animated))"
    case .dismiss(let cover, let animated): "dismiss \(cover)\(suffix(animated))"
    case .clear(let cover): "dismiss \(cover) behind a snapshot"
    case .setRoot(let id, _, let animated): "set root \(id.rawValue)\(suffix(animated))"
    }
  }

  private func suffix(_ animated: Bool) -> String { animated ? ", animated" : "" }

  private func list(_ entries: [EntryID]) -> String {
    entries.map { "\($0.rawValue)" }.joined(separator: " > ")
  }
}

extension StackChange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .push(let id): "push \(id.rawValue)"
    case .pop(let member): "pop to \(member)"
    case .set(let members): "set \(members.map(\.description).joined(separator: " > "))"
    }
  }
}

extension Member: CustomStringConvertible {
  package var description: String {
    switch self {
    case .entry(let id): "\(id.rawValue)"
    case .foreign(let id): "f\(id.rawValue)"
    }
  }
}

extension Cover: CustomStringConvertible {
  package var description: String {
    switch self {
    case .entry(let id): "\(id.rawValue)"
    case .stack(let id): "stack \(id.rawValue)"
    case .foreign(let id): "f\(id.rawValue)"
    }
  }
}
