import NavigationCore
import Testing

@Suite("Diagrams") struct DiagramTests {
  @Test(
    "What is read is printed alike",
    arguments: [
      "()", "() / pay", "() / [pay]", "() / pay / sheet / [a] / b > c", "[(home)]",
      "(home) > cart", "(home) > cart > pay / sheet", "(home) > cart / [pay] / (share)",
      "(home) > cart / alert!", "home", "[home]", "home > cart > pay", "home / pay",
      "[home] / pay > code / (menu!)", "(home) > cart > (foreign) > pay",
    ])
  func identity(_ text: String) throws {
    #expect(try NavigationDiagram(text).description == text)
  }

  @Test("Spaces do not matter")
  func spaces() throws {
    #expect(try NavigationDiagram("  (home)>cart/pay ").description == "(home) > cart / pay")
  }

  @Test("Every state that is read keeps the rules about states")
  func invariants() throws {
    for text in EveryDiagram.upTo(4) {
      let diagram = try NavigationDiagram(text)
      #expect(diagram.state.brokenInvariant == nil)
      #expect(diagram.description == text)
    }
  }

  @Test("Entries are found by their names, what is foreign is not")
  func names() throws {
    let diagram = try NavigationDiagram("(home) > cart / pay")
    #expect(diagram["cart"] == 2)
    #expect(diagram["pay"] == 3)
    #expect(diagram["home"] == nil)
    #expect(diagram["other"] == nil)
  }

  @Test("The places of the entries are those of the line")
  func places() throws {
    let state = try NavigationDiagram("(home) > cart / pay / code > done").state
    #expect(state.entries[2]?.place == .member(1, index: 1))
    #expect(state.entries[3]?.place == .presented(depth: 1))
    #expect(state.entries[5]?.place == .member(3, index: 1))
    #expect(state.topDepth == 2)
  }

  @Test(
    "What is written wrongly is told with its column",
    arguments: [
      ("", .noName, 1), ("home >", .noName, 7), ("home / > a", .noName, 8),
      ("[home", .unclosed, 6), ("[home > cart]", .unclosed, 6), ("(home > a", .unclosed, 6),
      ("home ? cart", .trailing, 6), ("home cart", .trailing, 6),
      ("a / a", .named(twice: "a"), 5), ("a / (f) > b", .foreignStack, 6),
    ] as [(String, DiagramMistake.Reason, Int)])
  func mistakes(_ text: String, _ reason: DiagramMistake.Reason, _ column: Int) {
    let mistake = DiagramMistake(reason: reason, column: column)
    #expect(throws: mistake) { try NavigationDiagram(text) }
  }
}
