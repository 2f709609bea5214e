import NavigationCore
import Testing

@Suite("Where starts land") struct StartLandingTests {
  @Test(
    "The placement and the top of the chain decide (R2, R14)",
    arguments: [
      ("()", .presented, .present), ("()", .presentedInNewStack, .presentStack),
      ("()", .pushed, .nowhere), ("()", .current, .present),
      ("()", .pushedOrInNewStack, .presentStack),
      ("[(home)]", .pushed, .push(1)), ("[(home)]", .current, .push(1)),
      ("[(home)]", .pushedOrInNewStack, .push(1)), ("[(home)]", .presented, .present),
      ("[(home)]", .presentedInNewStack, .presentStack),
      ("(home) > a / b", .pushed, .nowhere), ("(home) > a / b", .current, .present),
      ("(home) > a / b", .pushedOrInNewStack, .presentStack),
      ("(home) > a / b", .pushedOnRoot, .push(1)),
      ("(home) > a / [b]", .pushed, .push(2)), ("(home) > a / [b]", .current, .push(2)),
      ("(home) > a / [b] / (share)", .pushed, .push(2)),
      ("(home) > a / (share)", .pushed, .push(1)), ("(home) > a / (share)", .presented, .present),
      ("home", .pushed, .nowhere), ("home", .current, .present), ("[home]", .pushed, .push(1)),
      ("[home]", .windowRoot, .ground), ("()", .windowRootInNewStack, .ground),
    ] as [(String, Placement, Landing)])
  func landing(_ diagram: String, _ placement: Placement, _ landing: Landing) throws {
    let state = try NavigationDiagram(diagram).state
    #expect(state.landing(of: start(99, placement)) == landing)
  }

  @Test("A push lands in the topmost level of its root's own branch, whoever is above (R2)")
  func otherBranch() throws {
    var state = try NavigationDiagram("(home) > a").state
    state.add(stack: 7, members: [.foreign(70)], depth: 0)
    state.add(root: 2, kind: .navigation(7), depth: 0)
    state.land(start(50, .presented, root: 2), at: .present, answer: .controller(isAlert: false))
    #expect(state.landing(of: start(99, .pushed, root: 1)) == .push(1))
    #expect(state.landing(of: start(99, .pushed, root: 2)) == .nowhere)
  }

  @Test("A presentation lands on the topmost one, whoever asked (R2)")
  func presentedOnOther() throws {
    var state = try NavigationDiagram("(home) > a / b").state
    state.add(root: 2, kind: .modal(.foreign(1)), depth: 0)
    state.land(start(50, .presented, root: 2), at: .present, answer: .controller(isAlert: false))
    #expect(state.entries[50]?.place == .presented(depth: 2))
    #expect(state.presentations[1].anchors.contains(3))
  }

  @Test("A root whose stack is gone pushes nowhere")
  func lostStack() throws {
    var state = try NavigationDiagram("(home) > a").state
    state.add(root: 2, kind: .navigation(77), depth: 0)
    #expect(state.landing(of: start(99, .pushed, root: 2)) == .nowhere)
    #expect(state.landing(of: start(99, .pushedOrInNewStack, root: 2)) == .presentStack)
  }

  @Test("What lands later ends earlier: its rank is greater", arguments: [1, 2, 3, 4])
  func ranks(_ size: Int) throws {
    for diagram in EveryDiagram.upTo(size) {
      let state = try NavigationDiagram(diagram).state
      let ranks = state.entries.sorted { $0.key < $1.key }.map(\.value.rank)
      #expect(ranks == ranks.sorted())
      #expect(Set(ranks).count == ranks.count)
    }
  }
}
