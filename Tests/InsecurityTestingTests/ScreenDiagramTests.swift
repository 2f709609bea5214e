import InsecurityTesting
import Testing
import UIKit

@Suite("Screen diagrams")
struct ScreenDiagramTests {
  @Test(
    "A diagram that is read and printed is the same text",
    arguments: ["", "Home", "Home / Cart", "Home > Cart", "Home / Cart > Pay / Alert", "A > B > C"])
  func readAndPrinted(text: String) {
    #expect(ScreenDiagram(text).description == text)
  }

  @Test("A diagram holds its levels and stacks, bottom to top")
  func levels() {
    let diagram: ScreenDiagram = "Home / Cart > Pay / Alert"
    #expect(diagram.levels == [["Home"], ["Cart", "Pay"], ["Alert"]])
    #expect(diagram.top == ["Alert"])
    #expect(diagram.contains("Pay"))
    #expect(!diagram.contains("Checkout"))
  }

  @Test("Empty names and levels are left out")
  func emptyParts() {
    #expect(ScreenDiagram("Home /  / Cart > ").description == "Home / Cart")
    #expect(ScreenDiagram(levels: [[], ["Home"], []]).levels == [["Home"]])
    #expect(ScreenDiagram("").isEmpty)
  }

  @Test("A diagram compares with texts by its notation, whatever its names hold")
  func comparison() {
    let diagram = ScreenDiagram(levels: [["Either / Or"], ["Cart"]])
    #expect(diagram == "Either / Or / Cart")
    #expect("Either / Or / Cart" == diagram)
    #expect(diagram != "Either / Or")
    #expect(diagram == String("Either / Or / Cart"))
    #expect(diagram != ScreenDiagram("Cart"))
  }
}
