import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Sheets under a finger")
  struct SheetGestureContractTests {
    private func sheet(_ phone: Phone, _ style: UIModalPresentationStyle = .pageSheet) -> (
      Recorder, SheetDelegateRecorder
    ) {
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: style)
      let delegate = SheetDelegateRecorder(phone.log)
      b.presentationController?.delegate = delegate
      a.present(b, animated: false)
      phone.settle()
      _ = phone.log.take()
      return (b, delegate)
    }

    @Test("A sheet pulled down: asked, announced, gone, told once (E11, E21, E23)")
    func pulledDown() throws {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      delegate.onWillDismiss = {
        #expect(b.transitionCoordinator?.isInteractive == true)
      }
      delegate.onDidDismiss = {
        #expect(phone.window.rootViewController?.presentedViewController == nil)
      }
      let finger = try #require(b.beginSheetDrag())
      phone.device.endTurn()
      finger.update(0.7)
      finger.finish()
      phone.settle()
      #expect(
        phone.log.take() == [
          "delegate should", "delegate will", "B WD", "B DD", "delegate did",
        ])
    }

    @Test("Whether the delegate or the sheet hears the end first is a switch (K1)")
    func didDismissMoment() throws {
      for (choice, expected) in [
        ("after", ["B DD", "delegate did"]), ("before", ["delegate did", "B DD"]),
      ] {
        let phone = Phone("K1=\(choice)")
        let (b, delegate) = sheet(phone)
        try #require(b.beginSheetDrag()).finish()
        phone.settle()
        #expect(phone.log.take(only: "DD", "did") == expected)
        _ = delegate
      }
    }

    @Test("A sheet let go too early stays, and the next pull announces itself again (E12)")
    func letGo() throws {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      let finger = try #require(b.beginSheetDrag())
      phone.device.endTurn()
      finger.cancel()
      phone.settle()
      #expect(
        phone.log.take() == ["delegate should", "delegate will", "B WD", "B WA", "B IA", "B DA"])
      #expect(b.presentingViewController != nil)
      try #require(b.beginSheetDrag()).finish()
      phone.settle()
      #expect(phone.log.take(only: "will", "did") == ["delegate will", "delegate did"])
      _ = delegate
    }

    @Test("A sheet that must stay only tells of the attempt (E13, K15, E14)")
    func attempt() throws {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      delegate.allows = false
      try #require(b.beginSheetDrag()).finish()
      try #require(b.beginSheetDrag()).cancel()
      #expect(phone.log.take() == ["delegate should", "delegate attempt", "delegate should"])
      b.isModalInPresentation = true
      try #require(b.beginSheetDrag()).finish()
      phone.settle()
      #expect(phone.log.take() == ["delegate attempt"])
      #expect(b.presentingViewController != nil)
    }

    @Test("Whether the top of a presented stack can ask to stay is a switch (E14, K15)")
    func childAsksToStay() throws {
      for (choice, stays) in [("honoured", true), ("ignored", false)] {
        let phone = Phone("K15=\(choice)")
        let a = phone.show(phone.screen("A"))
        let inner = phone.screen("I")
        inner.isModalInPresentation = true
        let stack = UINavigationController(rootViewController: inner)
        a.present(stack, animated: false)
        phone.settle()
        try #require(stack.beginSheetDrag()).finish()
        phone.settle()
        #expect((a.presentedViewController != nil) == stays)
      }
    }

    @Test("Ended by code: the delegate hears nothing (E15)")
    func endedByCode() {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      b.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.take() == ["B WD", "B DD"])
      _ = delegate
    }

    @Test(
      "A tap outside counts like a swipe; with prevention it does nothing (E16, E22)",
      arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
    func tapOutside(style: UIModalPresentationStyle) {
      let phone = Phone()
      let (b, delegate) = sheet(phone, style)
      delegate.allows = false
      b.tapOutsidePresentation()
      phone.settle()
      #expect(phone.log.take() == ["delegate should"])
      delegate.allows = true
      b.tapOutsidePresentation()
      phone.settle()
      #expect(
        phone.log.take() == ["delegate should", "delegate will", "B WD", "B DD", "delegate did"])
    }

    @Test("The delegate counts that stands with the presented controller itself (E17)")
    func whoseDelegate() throws {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let inner = phone.screen("I")
      let stack = UINavigationController(rootViewController: inner)
      #expect(inner.presentationController == nil)
      let delegate = SheetDelegateRecorder(phone.log)
      stack.presentationController?.delegate = delegate
      a.present(stack, animated: false)
      phone.settle()
      #expect(inner.presentationController === stack.presentationController)
      _ = phone.log.take()
      try #require(stack.beginSheetDrag()).finish()
      phone.settle()
      #expect(phone.log.take(only: "did") == ["delegate did"])
    }

    @Test("A presentation has its own manager, made anew each time and for each style (E18, G9)")
    func managerPerPresentation() throws {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      let before = b.presentationController
      b.modalPresentationStyle = .pageSheet
      let first = try #require(b.presentationController)
      #expect(first !== before)
      a.present(b, animated: false)
      phone.settle()
      #expect(b.presentationController === first)
      a.dismiss(animated: false)
      phone.settle()
      #expect(b.presentationController !== first)
    }

    @Test("Of several sheets only the topmost can be pulled; the others are told nothing (E20)")
    func onlyTheTopmost() {
      let phone = Phone()
      let (b, _) = sheet(phone)
      let c = phone.screen("C")
      let delegate = SheetDelegateRecorder(phone.log)
      c.presentationController?.delegate = delegate
      b.present(c, animated: false)
      phone.settle()
      #expect(b.beginSheetDrag() == nil && b.sheetDragRefusal != nil)
      #expect(c.sheetDragRefusal == nil)
      _ = phone.log.take()
      phone.window.rootViewController?.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.take().filter { $0.hasPrefix("delegate") }.isEmpty)
    }

    @Test(
      "What is not a sheet cannot be pulled",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func notASheet(style: UIModalPresentationStyle) {
      let phone = Phone()
      let (b, _) = sheet(phone, style)
      #expect(b.beginSheetDrag() == nil)
      b.tapOutsidePresentation()
      phone.settle()
      #expect(b.presentingViewController != nil)
    }
  }
}

/// Records what a presentation tells its delegate.
@MainActor final class SheetDelegateRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: Log
  var allows = true
  var onWillDismiss: () -> Void = {}
  var onDidDismiss: () -> Void = {}

  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.add("delegate should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("delegate will")
    onWillDismiss()
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("delegate did")
    onDidDismiss()
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.add("delegate attempt")
  }
}
