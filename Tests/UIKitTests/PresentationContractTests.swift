import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Presenting and dismissing")
  struct PresentationContractTests {
    @Test("Full screen: the one who arrives hears it before the one who leaves (A20, A22)")
    func fullScreenPresentation() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: .fullScreen), animated: true)
      #expect(phone.log.take() == ["B loadView", "B viewDidLoad"])
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA", "B DA", "A DD"])
    }

    @Test(
      "Full screen dismissal: presenter first, then the one who leaves, then the completion (A21, C32)"
    )
    func fullScreenDismissal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: .fullScreen), animated: true)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true) { phone.log.add("completion DA") }
      phone.settle()
      #expect(
        phone.log.takeAppearance() == [
          "B WD", "A WA", "A IA", "A DA", "B DD", "completion DA",
        ])
    }
  }
}
