import NavigationCore
import Testing

@Suite("Plans of several requests") struct PlannerMergingTests {
  @Test("Ending and starting in the same stack is one call (P3)")
  func replaceInStack() throws {
    try expect("(home) > cart > pay", ["set home > cart > x, animated"], "(home) > cart > x") {
      $0.end("pay")
      $0.start("x", .pushed)
    }
  }

  @Test("Ending what is covered and pushing anew is one call and one dismissal (R7)")
  func replaceUnderCover() throws {
    try expect(
      "(home) > cart / sheet", ["set home > x", "dismiss sheet, animated"], "(home) > x"
    ) {
      $0.end("cart")
      $0.start("x", .pushed)
    }
  }

  @Test("Ending a presentation and presenting anew is two movements (P3)")
  func replacePresented() throws {
    try expect("() / a", ["dismiss a, animated", "present x, animated"], "() / x") {
      $0.end("a")
      $0.start("x", .presented)
    }
  }

  @Test("Ending all levels and presenting anew is one dismissal and one presentation")
  func replaceLevels() throws {
    try expect("() / a / b / c", ["dismiss a, animated", "present x, animated"], "() / x") {
      $0.end("a")
      $0.start("x", .presented)
    }
  }

  @Test("Several ends are one dismissal, however they were asked")
  func severalEnds() throws {
    try expect("() / a / b / c", ["dismiss a, animated"], "()") {
      $0.end("c")
      $0.end("b")
      $0.end("a")
    }
  }

  @Test("Several pushes are one array")
  func severalPushes() throws {
    try expect("[(home)]", ["set home > x > y > z, animated"], "(home) > x > y > z") {
      $0.start("x", .pushed)
      $0.start("y", .pushed)
      $0.start("z", .pushed)
    }
  }

  @Test("Of several presentations all but the last are unanimated (R15)")
  func severalPresentations() throws {
    try expect("()", ["present x", "present y", "present z, animated"], "() / x / y / z") {
      $0.start("x", .presented)
      $0.start("y", .presented)
      $0.start("z", .presented)
    }
  }

  @Test("A new stack is filled before it is presented (R15)")
  func newStack() throws {
    try expect("()", ["fill x > y > z", "present [x], animated"], "() / x > y > z") {
      $0.start("x", .presentedInNewStack)
      $0.start("y", .pushed)
      $0.start("z", .pushed)
    }
  }

  @Test("A deep link leaves, sets, and enters: the steps between are unanimated")
  func deepLink() throws {
    try expect(
      "(home) > a / b / c",
      ["set home > x", "dismiss b, animated", "fill y > z", "present [y], animated"],
      "(home) > x / y > z"
    ) {
      $0.end("a")
      $0.start("x", .pushed)
      $0.start("y", .presentedInNewStack)
      $0.start("z", .pushed)
    }
  }

  @Test("A new root comes with all that stands on it")
  func newRoot() throws {
    try expect(
      "home", ["fill x > y", "set root x, animated", "present z, animated"], "x > y / z"
    ) {
      $0.start("x", .windowRootInNewStack)
      $0.start("y", .pushed)
      $0.start("z", .presented)
    }
  }

  @Test("Of two root starts only the second is shown (R13)")
  func twoRoots() throws {
    var bench = try PlanBench("home")
    bench.change {
      $0.start("x", .windowRoot)
      $0.start("y", .windowRoot)
    }
    #expect(bench.calls == ["set root y, animated"])
    #expect(bench.diagram == "y")
    #expect(bench.endings.map(\.name) == ["home", "x"])
  }

  @Test("What is started and ended at once is never shown (R2)")
  func startedAndEnded() throws {
    try expect("[(home)]", [], "[(home)]") {
      $0.start("x", .pushed)
      $0.end("x")
    }
  }

  @Test("The last start that lands decides whether the movement is animated (R8)")
  func lastDecides() throws {
    try expect("[(home)]", ["set home > x > y"], "(home) > x > y") {
      $0.start("x", .pushed)
      $0.start("y", .pushed, animated: false)
    }
  }

  private func expect(
    _ before: String, _ calls: [String], _ after: String,
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout PlanBench) -> Void
  ) throws {
    var bench = try PlanBench(before)
    bench.change(change)
    #expect(bench.calls == calls, sourceLocation: sourceLocation)
    #expect(bench.diagram == after, sourceLocation: sourceLocation)
  }
}
