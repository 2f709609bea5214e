import NavigationCore
import Testing

@Suite("What goes with an entry") struct CuttingTests {
  @Test(
    "An entry goes with all that stands above it, top first (P6)",
    arguments: [
      ("(home) > a > b > c", "b", ["c", "b"], [], "(home) > a"),
      ("(home) > a > b / c", "a", ["c", "b", "a"], ["c"], "[(home)]"),
      ("(home) > a / b / c", "b", ["c", "b"], ["b", "c"], "(home) > a"),
      ("() / a > b / c > d", "b", ["d", "c", "b"], ["c"], "() / [a]"),
      ("() / a > b / c > d", "a", ["d", "c", "b", "a"], ["a", "c"], "()"),
      ("(home) > a > (f) > b", "a", ["b", "a"], [], "[(home)]"),
      ("(home) > a > (f) > b", "b", ["b"], [], "(home) > a > (f)"),
      ("(home) > a / (share)", "a", ["a"], ["share"], "[(home)]"),
      ("(home) > a / b / (alert!)", "b", ["b"], ["b", "alert"], "(home) > a"),
    ] as [(String, String, [String], [String], String)])
  func cut(
    _ text: String, _ name: String, _ ended: [String], _ covers: [String], _ rest: String
  ) throws {
    let diagram = try NavigationDiagram(text)
    var state = diagram.state
    let id = try #require(diagram[name])
    let cut = state.cut(from: id)
    #expect(cut.entries.map { diagram.names[.entry($0)] } == ended)
    #expect(cut.covers.map { diagram.name(of: $0) } == covers)
    #expect(state.diagram { diagram.names[$0] ?? "?" } == rest)
    #expect(state.brokenInvariant == nil)
  }

  @Test(
    "What stands above an entry goes, the entry stays (R5)",
    arguments: [
      ("(home) > a > b / c", "a", ["c", "b"], "(home) > a"),
      ("() / a / b", "a", ["b"], "() / a"), ("() / a > b", "a", ["b"], "() / [a]"),
      ("() / a", "a", [], "() / a"), ("home > a / b", "home", ["b", "a"], "[home]"),
    ] as [(String, String, [String], String)])
  func above(_ text: String, _ name: String, _ ended: [String], _ rest: String) throws {
    let diagram = try NavigationDiagram(text)
    var state = diagram.state
    let cut = state.cut(above: try #require(diagram[name]))
    #expect(cut.entries.map { diagram.names[.entry($0)] } == ended)
    #expect(state.diagram { diagram.names[$0] ?? "?" } == rest)
  }

  @Test("A presentation of another branch stays, the one that stands on the page goes")
  func branches() throws {
    var state = try twoTabs()
    state.land(start(20, .presented, root: 2), at: .present, answer: .controller(isAlert: false))
    #expect(state.cut(from: 10).entries == [10])
    #expect(state.contains(20))
    #expect(state.cut(from: 11).entries == [20, 11])
    #expect(state.brokenInvariant == nil)
  }

  @Test("A presentation on one of another branch goes with that one")
  func presentedOnOtherBranch() throws {
    var state = try twoTabs()
    state.land(start(20, .presented, root: 1), at: .present, answer: .controller(isAlert: false))
    state.land(start(21, .presented, root: 2), at: .present, answer: .controller(isAlert: false))
    #expect(state.cut(from: 10).entries == [21, 20, 10])
    #expect(state.contains(11))
  }

  @Test("All of a root goes, what others started below it stays")
  func root() throws {
    var state = try twoTabs()
    state.land(start(20, .presented, root: 1), at: .present, answer: .controller(isAlert: false))
    #expect(state.cut(root: 2).entries == [11])
    #expect(state.cut(root: 1).entries == [20, 10])
    #expect(state.entries.isEmpty)
  }

  @Test("The lowest page of a stack is told and stays as foreign: UIKit never pops it")
  func lowestPage() throws {
    var state = try NavigationDiagram("(home) > a > b").state
    state.adopt([.entry(2), .entry(3)], in: 1)
    let cut = state.cut(from: 2)
    #expect(cut.entries == [3, 2])
    #expect(cut.stacks.map(\.kept) == [1])
    #expect(state.stacks[1]?.members == [.entry(2)])
    #expect(state.topEntry(of: 1) == nil)
  }

  @Test("The window's root stays until it is replaced, what stands on it goes (R13)")
  func ground() throws {
    var state = try NavigationDiagram("home > a / b").state
    #expect(state.cut(from: 1).entries == [3, 2])
    #expect(state.ground == .entry(1, 1))
    #expect(state.cutForNewRoot().entries == [1])
    #expect(state.ground == .foreign)
    #expect(state.stacks[1]?.members == [.entry(1)])
  }

  @Test("A cut tells what is shown of each stack and how much of it stays")
  func stacks() throws {
    var state = try NavigationDiagram("(home) > a > b > c").state
    let cut = state.cut(from: 3)
    #expect(cut.stacks.map(\.stack) == [1])
    #expect(cut.stacks.first?.before == [.foreign(1), .entry(2), .entry(3), .entry(4)])
    #expect(cut.stacks.first?.kept == 2)
  }

  @Test("Nothing goes with what is not there")
  func absent() throws {
    var state = try NavigationDiagram("(home) > a").state
    #expect(state.cut(from: 99) == Cut())
    #expect(state.cut(above: 99) == Cut())
    #expect(state.cut(fromDepth: 1) == Cut())
    #expect(state.cut(root: 99) == Cut())
  }

  @Test("Ending any entry of any small state keeps the rules about states")
  func everySmallState() throws {
    for text in EveryDiagram.upTo(5) {
      let state = try NavigationDiagram(text).state
      for id in state.entries.keys {
        var rest = state
        let cut = rest.cut(from: id)
        #expect(rest.brokenInvariant == nil)
        #expect(cut.ranks == cut.ranks.sorted(by: >))
        #expect(Set(cut.entries).isDisjoint(with: rest.entries.keys))
        #expect(cut.entries.count + rest.entries.count == state.entries.count)
      }
    }
  }

  @Test("What stands in a stack inside a page goes with the page, in turn, and not without it")
  func innerStacks() throws {
    var state = try twoTabs()
    for (stack, page, around) in [(3, 12, 10), (4, 13, 12)] {
      let id = StackID(stack)
      state.add(
        stack: id, members: [.foreign(ForeignID(90 + stack))], depth: 0, within: EntryID(around))
      state.add(root: RootID(stack), kind: .navigation(id), depth: 0)
      state.land(
        start(EntryID(page), .pushed, root: RootID(stack)), at: .push(id),
        answer: .controller(isAlert: false))
    }
    state.land(start(20, .presented, root: 4), at: .present, answer: .controller(isAlert: false))
    var whole = state
    #expect(whole.cut(from: 10).entries == [20, 13, 12, 10])
    #expect(whole.stacks.keys.count == 2)
    #expect(whole.brokenInvariant == nil)
    let above = state.cut(above: 12)
    #expect(above.entries == [20, 13])
    #expect(above.stacks.map(\.stack) == [4])
    #expect(state.stacks.keys.count == 4)
    #expect(state.brokenInvariant == nil)
  }

  /// Two tabs with a host each: pages 10 and 11.
  private func twoTabs() throws -> NavigationState {
    var state = NavigationState()
    for (root, page) in [(1, 10), (2, 11)] {
      let stack = StackID(root)
      state.add(stack: stack, members: [.foreign(ForeignID(90 + root))], depth: 0)
      state.add(root: RootID(root), kind: .navigation(stack), depth: 0)
      state.land(
        start(EntryID(page), .pushed, root: RootID(root)), at: .push(stack),
        answer: .controller(isAlert: false))
    }
    return state
  }
}

extension NavigationDiagram {
  /// A presented stack goes by the name of its first page.
  fileprivate func name(of cover: Cover) -> String? {
    switch cover {
    case .entry(let id): names[.entry(id)]
    case .foreign(let id): names[.foreign(id)]
    case .stack(let stack): state.stacks[stack]?.members.first.flatMap { names[$0] }
    }
  }
}
