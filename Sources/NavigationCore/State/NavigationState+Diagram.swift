/// One line of text that stands for a navigation state: `(home) > cart > pay / sheet`.
///
/// `/` presents over, `>` pushes. A name in parentheses is not ours; a stack of one page is written
/// in brackets, `[cart]`, to tell it from a controller that is presented alone; a name with `!` is
/// an alert. The first level is the ground: a stack that begins with a page that is not ours is the
/// stack of a host, `()` alone is a controller that is not ours, from which a host presents, and a
/// first page of ours is the root of the window. The one root is number 1.
package struct NavigationDiagram: Hashable, Sendable {
  package private(set) var state = NavigationState()
  package private(set) var names: [Member: String] = [:]
  private var lastNumber = 0

  /// Reads a line.
  package init(_ text: String) throws(DiagramMistake) {
    var reader = DiagramReader(text)
    let levels = try reader.levels()
    try setGround(levels[0])
    for level in levels.dropFirst() { try present(level) }
  }

  private mutating func setGround(_ level: DiagramReader.Level) throws(DiagramMistake) {
    let members = try level.pages.map { page throws(DiagramMistake) in try member(page) }
    switch (members[0], level.isStack) {
    case (.foreign(let id), false):
      state.add(root: RootID(1), kind: .modal(.foreign(id)), depth: 0)
    case (.foreign, true):
      state.add(stack: StackID(1), members: Array(members.prefix(1)), depth: 0)
      state.add(root: RootID(1), kind: .navigation(StackID(1)), depth: 0)
    case (.entry(let id), let isStack):
      state.add(root: RootID(1), kind: .window, depth: 0)
      let answer: Answer = isStack ? .stack(StackID(1)) : .controller(isAlert: false)
      state.land(start(id, .windowRoot), at: .ground, answer: answer)
      state.groundShown()
    }
    push(members.dropFirst(), on: StackID(1))
  }

  private mutating func present(_ level: DiagramReader.Level) throws(DiagramMistake) {
    let members = try level.pages.map { page throws(DiagramMistake) in try member(page) }
    let stack = StackID(state.topDepth + 2)
    switch (members[0], level.isStack) {
    case (.foreign, true):
      throw DiagramMistake(reason: .foreignStack, column: level.pages[0].column)
    case (.foreign(let id), false):
      state.adopt(.foreign(id), visible: [RootID(1)], isAlert: level.pages[0].isAlert)
    case (.entry(let id), false):
      let answer: Answer = .controller(isAlert: level.pages[0].isAlert)
      state.land(start(id, .presented), at: .present, answer: answer)
    case (.entry(let id), true):
      state.land(start(id, .presentedInNewStack), at: .presentStack, answer: .stack(stack))
      push(members.dropFirst(), on: stack)
    }
  }

  private mutating func push(_ members: some Sequence<Member>, on stack: StackID) {
    for member in members {
      switch member {
      case .entry(let id):
        let controller: Answer = .controller(isAlert: false)
        state.land(start(id, .pushed), at: .push(stack), answer: controller)
      case .foreign: state.adopt((state.stacks[stack]?.members ?? []) + [member], in: stack)
      }
    }
  }

  private mutating func member(_ page: DiagramReader.Page) throws(DiagramMistake) -> Member {
    guard !names.values.contains(page.name) else {
      throw DiagramMistake(reason: .named(twice: page.name), column: page.column)
    }
    lastNumber += 1
    let member: Member =
      page.isForeign ? .foreign(ForeignID(lastNumber)) : .entry(EntryID(lastNumber))
    names[member] = page.name
    return member
  }

  private func start(_ id: EntryID, _ placement: Placement) -> Start {
    Start(id: id, root: RootID(1), placement: placement)
  }
}

extension NavigationDiagram: CustomStringConvertible {
  package var description: String { state.diagram { names[$0] ?? $0.description } }

  /// The entry of that name.
  package subscript(_ name: String) -> EntryID? {
    names.first { $0.value == name }?.key.entry
  }
}

extension NavigationState {
  /// The state as a line; several stacks on the ground are parted by `|`.
  package func diagram(_ name: (Member) -> String) -> String {
    ([ground(name)] + presentations.map { level(of: $0, name) }).joined(separator: " / ")
  }

  private func ground(_ name: (Member) -> String) -> String {
    if case .entry(let id, nil) = ground { return name(.entry(id)) }
    let stacks = groundStacks.map { stack($0, name) }
    return stacks.isEmpty ? "()" : stacks.joined(separator: " | ")
  }

  private func level(of presentation: Presentation, _ name: (Member) -> String) -> String {
    let mark = presentation.isAlert ? "!" : ""
    return switch presentation.cover {
    case .entry(let id): page(.entry(id), name, mark)
    case .foreign(let id): page(.foreign(id), name, mark)
    case .stack(let id): stack(id, name)
    }
  }

  private func stack(_ id: StackID, _ name: (Member) -> String) -> String {
    let pages = (stacks[id]?.members ?? []).map { page($0, name, "") }
    return pages.count == 1 ? "[\(pages[0])]" : pages.joined(separator: " > ")
  }

  private func page(_ member: Member, _ name: (Member) -> String, _ mark: String) -> String {
    live(member) == nil ? "(\(name(member))\(mark))" : name(member) + mark
  }
}
