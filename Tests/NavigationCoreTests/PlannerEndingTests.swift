import NavigationCore
import Testing

/// One row: what is shown, who ends, which calls follow, what is shown then.
struct EndingCase: CustomTestStringConvertible, Sendable {
  let before: String
  let ends: String
  let calls: [String]
  let after: String
  let told: [String]

  init(_ before: String, ends: String, _ calls: [String], _ after: String, told: [String]) {
    self.before = before
    self.ends = ends
    self.calls = calls
    self.after = after
    self.told = told
  }

  var testDescription: String { "\(before): \(ends) ends" }
}

@Suite("Plans of endings") struct PlannerEndingTests {
  @Test(
    "What ends goes with all above it, in the fewest calls, the lowest movement animated (P3, R7)",
    arguments: [
      EndingCase(
        "(home) > cart", ends: "cart", ["pop to home, animated"], "[(home)]", told: ["cart"]),
      EndingCase(
        "(home) > cart > pay > code", ends: "pay", ["pop to cart, animated"], "(home) > cart",
        told: ["code", "pay"]),
      EndingCase("() / sheet", ends: "sheet", ["dismiss sheet, animated"], "()", told: ["sheet"]),
      EndingCase(
        "() / a / b / c", ends: "a", ["dismiss a, animated"], "()", told: ["c", "b", "a"]),
      EndingCase(
        "() / a / b / c", ends: "b", ["dismiss b, animated"], "() / a", told: ["c", "b"]),
      EndingCase(
        "() / [cart]", ends: "cart", ["dismiss [cart], animated"], "()", told: ["cart"]),
      EndingCase(
        "() / cart > pay", ends: "cart", ["dismiss [cart], animated"], "()",
        told: ["pay", "cart"]),
      EndingCase(
        "() / cart > pay / sheet", ends: "pay", ["pop to cart", "dismiss sheet, animated"],
        "() / [cart]", told: ["sheet", "pay"]),
      EndingCase(
        "(home) > cart > pay / sheet", ends: "cart",
        ["pop to home", "dismiss sheet, animated"], "[(home)]", told: ["sheet", "pay", "cart"]),
      EndingCase(
        "(home) > cart / (share)", ends: "cart", ["pop to home", "dismiss share, animated"],
        "[(home)]", told: ["cart"]),
      EndingCase(
        "(home) > cart / pay / (alert!)", ends: "pay", ["dismiss pay, animated"],
        "(home) > cart", told: ["pay"]),
      EndingCase("home", ends: "home", [], "home", told: ["home"]),
      EndingCase(
        "home > cart / pay", ends: "home", ["pop to home", "dismiss pay, animated"], "[home]",
        told: ["pay", "cart", "home"]),
    ])
  func ending(_ row: EndingCase) throws {
    var bench = try PlanBench(row.before)
    bench.change { $0.end(row.ends) }
    #expect(bench.calls == row.calls)
    #expect(bench.diagram == row.after)
    #expect(bench.endings.map(\.name) == row.told)
  }

  @Test("What ended is told as it ended, what stood on it as ended below (R3, R18)")
  func endings() throws {
    var bench = try PlanBench("(home) > cart > pay / sheet")
    bench.change { $0.end("pay") }
    #expect(bench.endings.map(\.ending) == [.endedBelow, .finished])
  }

  @Test("All above an entry is dismissed, the entry stays (R5)")
  func endingsAbove() throws {
    var bench = try PlanBench("(home) > cart > pay / sheet")
    bench.change { $0.endAbove("cart") }
    #expect(bench.calls == ["pop to cart", "dismiss sheet, animated"])
    #expect(bench.diagram == "(home) > cart")
    #expect(bench.endings.map(\.ending) == [.dismissed, .dismissed])
  }

  @Test("Where nothing stands above, nothing moves")
  func endingsAboveNothing() throws {
    var bench = try PlanBench("(home) > cart")
    bench.change { $0.endAbove("cart") }
    #expect(bench.calls == [])
    #expect(bench.endings.isEmpty)
  }

  @Test("An end that is not to be animated moves unanimated (R8)")
  func unanimated() throws {
    var bench = try PlanBench("(home) > cart / sheet")
    bench.change { $0.end("cart", animated: false) }
    #expect(bench.calls == ["pop to home", "dismiss sheet"])
  }

  @Test("Of several ends the lowest decides whether the movement is animated (R8)")
  func lowestDecides() throws {
    var bench = try PlanBench("(home) > cart > pay > code")
    bench.change {
      $0.end("code")
      $0.end("cart", animated: false)
    }
    #expect(bench.calls == ["pop to home"])
  }
}
