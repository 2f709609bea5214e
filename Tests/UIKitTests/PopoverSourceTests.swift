import Testing
import UIKit

extension Contract {
  @MainActor @Suite("What a popover points at")
  struct PopoverSourceTests {
    @Test("A popover without a source raises where it stays a popover (R21)")
    func raises() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          phone.device.traits = .pad
          let root = UIViewController()
          phone.window.rootViewController = root
          phone.window.makeKeyAndVisible()
          let popover = UIViewController()
          popover.modalPresentationStyle = .popover
          root.present(popover, animated: false)
          phone.device.advance(by: 1)
        }
      }
      #expect(end.says("should have a non-nil"))
    }

    @Test("With a view, an item, or in compact width it does not raise (A24)")
    func pointsAtView() {
      for source in 0..<3 {
        let phone = Phone()
        phone.device.traits = source == 2 ? .phone : .pad
        let root = UIViewController()
        phone.window.rootViewController = root
        phone.window.makeKeyAndVisible()
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        if source == 0 { popover.popoverPresentationController?.sourceView = root.view }
        if source == 1 {
          popover.popoverPresentationController?.barButtonItem = UIBarButtonItem()
        }
        root.present(popover, animated: false)
        phone.device.advance(by: 1)
        #expect(root.presentedViewController === popover)
      }
    }

    @Test("An action sheet is a popover where there is room, and a tap beside it cancels it (E25)")
    func actionSheet() throws {
      let phone = Phone()
      phone.device.traits = .pad
      let root = UIViewController()
      phone.window.rootViewController = root
      phone.window.makeKeyAndVisible()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      var cancelled = 0
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
      let popover = try #require(sheet.popoverPresentationController)
      popover.sourceView = root.view
      root.present(sheet, animated: true)
      phone.device.advance(by: 1)
      sheet.tapOutsidePresentation()
      phone.device.advance(by: 1)
      #expect(cancelled == 1)
      #expect(root.presentedViewController == nil)
    }

    @Test("An action sheet on a phone is none")
    func narrowActionSheet() {
      _ = Phone()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(sheet.popoverPresentationController == nil)
    }
  }
}
