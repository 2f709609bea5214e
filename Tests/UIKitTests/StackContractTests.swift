import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Stacks")
  struct StackContractTests {
    @Test("Push: announced, loaded, swapped, and at home (A10)")
    func push() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      let expected = [
        "B willMove", "B loadView", "B viewDidLoad", "A WD", "B WA", "B IA", "B willLayout",
        "B didLayout", "A DD", "B DA", "B didMove",
      ]
      #expect(phone.log.take() == expected)
    }

    @Test("Pop: announced, swapped, gone (A12)")
    func pop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.popViewController(animated: true)
      phone.settle()
      let told = phone.log.take(only: "willMove(nil)", "WD", "WA", "IA", "DD", "DA", "didMove(nil)")
      #expect(
        told == ["B willMove(nil)", "B WD", "A WA", "A IA", "B DD", "A DA", "B didMove(nil)"])
    }
  }
}
