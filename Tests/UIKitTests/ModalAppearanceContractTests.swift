import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Appearance callbacks around a modal")
  struct ModalAppearanceContractTests {
    @Test(
      "Sheets and what lies over leave the presenter alone (A23)",
      arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
        .overCurrentContext, .custom,
      ])
    func presenterStaysSilent(style: UIModalPresentationStyle) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: style), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WA", "B IA", "B DA"])
      #expect(a.view.window === phone.window)
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WD", "B DD"])
    }

    @Test(
      "Full screen and current context take the covered view away after the end (A24)",
      arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func coveredViewLeaves(style: UIModalPresentationStyle) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: style), animated: true)
      phone.device.endTurn()
      #expect(a.view.window === phone.window)
      phone.settle()
      #expect(a.view.window == nil)
      a.dismiss(animated: true)
      phone.settle()
      #expect(a.view.window === phone.window)
    }

    @Test("Automatic is a page sheet up to iOS 17, a form sheet from iOS 18 on (A25)")
    func automaticStyle() {
      for (version, style) in [("17", UIModalPresentationStyle.pageSheet), ("18", .formSheet)] {
        let phone = Phone("version=\(version)")
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B")
        a.present(b, animated: false)
        phone.settle()
        #expect(b.presentationController?.presentationStyle == style)
      }
    }

    @Test("The relations as the callbacks of a full-screen presentation see them (A26)")
    func relationsWhileComing() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: .fullScreen)
      a.during["WD"] = {
        #expect($0.presentedViewController === b)
        #expect(!$0.isBeingDismissed)
      }
      b.during["WA"] = {
        #expect($0.presentingViewController === a)
        #expect($0.isBeingPresented)
      }
      a.present(b, animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance().count == 5)
    }

    @Test("The relations as the callbacks of a full-screen dismissal see them (A27, C30)")
    func relationsWhileGoing() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: .fullScreen)
      a.present(b, animated: false)
      phone.settle()
      a.during["WA"] = { #expect($0.presentedViewController === b) }
      a.during["DA"] = { #expect($0.presentedViewController == nil) }
      b.during["DD"] = {
        #expect($0.presentingViewController == nil)
        #expect($0.isBeingDismissed)
      }
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WD", "A WA", "A IA", "A DA", "B DD"])
    }

    @Test("A modal under a full-screen modal disappears without being dismissed (A28)")
    func coveredModal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      a.present(b, animated: false)
      phone.settle()
      for moment in ["WD", "DD"] {
        b.during[moment] = {
          #expect(!$0.isBeingDismissed)
          #expect($0.presentingViewController === a)
        }
      }
      _ = phone.log.take()
      b.present(phone.screen("C", style: .fullScreen), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WD", "C WA", "C IA", "C DA", "B DD"])
    }

    @Test("Several sheets end together: all disappear, only the topmost is animated (A29, A30)")
    func severalSheets() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (b, c) = (AnimatedFlagRecorder("B", phone.log), AnimatedFlagRecorder("C", phone.log))
      a.present(b, animated: false)
      phone.settle()
      b.present(c, animated: false)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["C WD", "B WD", "C DD", "B DD"])
      #expect(c.leftAnimated == [true])
      #expect(b.leftAnimated == [false])
      #expect(a.presentedViewController == nil)
    }

    @Test(
      "Covered by a full-screen modal, the middle one has nothing more to hear, or goes along (A31, K4)",
      arguments: [
        ("silent", []), ("told", ["B WA", "B IA", "B WD", "B DD"]),
      ] as [(String, [String])])
    func coveredMiddle(choice: String, middle: [String]) {
      let phone = Phone("K4=\(choice)")
      let a = phone.show(phone.screen("A"))
      let (b, c) = (phone.screen("B", style: .fullScreen), phone.screen("C", style: .fullScreen))
      a.present(b, animated: false)
      phone.settle()
      b.present(c, animated: false)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      let told = phone.log.takeAppearance()
      #expect(told.filter { !$0.hasPrefix("B") } == ["C WD", "A WA", "A IA", "A DA", "C DD"])
      #expect(told.filter { $0.hasPrefix("B") } == middle)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("A modal over a popover ends: the popover's controller has not disappeared before (A32)")
    func modalOverPopover() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let p = phone.screen("P", style: .popover)
      a.present(p, animated: false)
      phone.settle()
      p.present(phone.screen("M"), animated: false)
      phone.settle()
      _ = phone.log.take()
      p.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["M WD", "M DD"])
    }

    @Test("The animated flag of the presenter's did-callbacks is a switch (A8, K10)")
    func presenterAnimatedFlag() {
      for (choice, expected) in [("same", true), ("false", false)] {
        let phone = Phone("K10=\(choice)")
        let a = phone.show(AnimatedFlagRecorder("A", phone.log))
        a.present(phone.screen("B", style: .fullScreen), animated: true)
        phone.settle()
        #expect(a.goneAnimated == [expected])
      }
    }
  }
}

/// Records the `animated` arguments too.
@MainActor final class AnimatedFlagRecorder: Recorder {
  var leftAnimated: [Bool] = []
  var goneAnimated: [Bool] = []

  override func viewWillDisappear(_ animated: Bool) {
    leftAnimated.append(animated)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    goneAnimated.append(animated)
    super.viewDidDisappear(animated)
  }
}
