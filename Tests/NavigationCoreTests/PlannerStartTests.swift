import NavigationCore
import Testing

/// One row: what is shown, where one starts, which calls follow, what is shown then.
struct StartCase: CustomTestStringConvertible, Sendable {
  let before: String
  let placement: Placement
  let calls: [String]
  let after: String

  init(_ before: String, _ placement: Placement, _ calls: [String], _ after: String) {
    self.before = before
    self.placement = placement
    self.calls = calls
    self.after = after
  }

  var testDescription: String { "\(before): \(placement)" }
}

@Suite("Plans of starts") struct PlannerStartTests {
  @Test(
    "A start lands on top of what is shown, in the fewest calls (R2, R14)",
    arguments: [
      StartCase("()", .presented, ["present x, animated"], "() / x"),
      StartCase("()", .presentedInNewStack, ["fill x", "present [x], animated"], "() / [x]"),
      StartCase("()", .pushed, [], "()"),
      StartCase("()", .current, ["present x, animated"], "() / x"),
      StartCase("()", .pushedOrInNewStack, ["fill x", "present [x], animated"], "() / [x]"),
      StartCase("[(home)]", .pushed, ["push x, animated"], "(home) > x"),
      StartCase("[(home)]", .current, ["push x, animated"], "(home) > x"),
      StartCase("[(home)]", .pushedOrInNewStack, ["push x, animated"], "(home) > x"),
      StartCase("[(home)]", .presented, ["present x, animated"], "[(home)] / x"),
      StartCase("() / [pay]", .pushed, ["push x, animated"], "() / pay > x"),
      StartCase("() / pay", .pushed, [], "() / pay"),
      StartCase("() / pay", .current, ["present x, animated"], "() / pay / x"),
      StartCase(
        "() / pay", .pushedOrInNewStack, ["fill x", "present [x], animated"], "() / pay / [x]"),
      StartCase("(home) > a / (share)", .pushed, ["push x"], "(home) > a > x / (share)"),
      StartCase(
        "(home) > a / (share)", .presented, ["present x, animated"], "(home) > a / (share) / x"),
      StartCase("(home) > a / (alert!)", .presented, [], "(home) > a / (alert!)"),
      StartCase("(home) > a / (alert!)", .pushed, ["push x"], "(home) > a > x / (alert!)"),
      StartCase("home", .current, ["present x, animated"], "home / x"),
      StartCase("[home]", .current, ["push x, animated"], "home > x"),
      StartCase("home", .windowRoot, ["set root x, animated"], "x"),
      StartCase("home", .windowRootInNewStack, ["fill x", "set root x, animated"], "[x]"),
      StartCase(
        "home / a / b", .windowRoot, ["dismiss a behind a snapshot", "set root x, animated"], "x"),
      StartCase(
        "home / (share)", .windowRootInNewStack,
        ["dismiss share behind a snapshot", "fill x", "set root x, animated"], "[x]"),
      StartCase("home > a > b", .windowRoot, ["set root x, animated"], "x"),
    ])
  func start(_ row: StartCase) throws {
    var bench = try PlanBench(row.before)
    bench.change { $0.start("x", row.placement) }
    #expect(bench.calls == row.calls)
    #expect(bench.diagram == row.after)
  }

  @Test("A push where there is no stack is refused, and told (P8)", arguments: ["()", "() / pay"])
  func refused(_ before: String) throws {
    var bench = try PlanBench(before)
    bench.change { $0.start("x", .pushed) }
    #expect(bench.endings.map(\.name) == ["x"])
    #expect(bench.endings.map(\.ending) == [.refused(.place(.noStack))])
  }

  @Test("A new root replaces all, top first (R13, P6)")
  func replaced() throws {
    var bench = try PlanBench("home > a / b")
    bench.change { $0.start("x", .windowRoot) }
    #expect(bench.endings.map(\.name) == ["b", "a", "home"])
    #expect(bench.endings.allSatisfy { $0.ending == .replaced })
  }

  @Test("A start that is not to be animated is not (R8)")
  func unanimated() throws {
    var bench = try PlanBench("[(home)]")
    bench.change { $0.start("x", .pushed, animated: false) }
    #expect(bench.calls == ["push x"])
  }
}
