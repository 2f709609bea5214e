import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Appearance callbacks")
  struct AppearanceContractTests {
    @Test("One controller: load, appear, layout, appeared (A1, A2)")
    func oneController() {
      let phone = Phone()
      phone.window.rootViewController = phone.screen("A")
      phone.window.makeKeyAndVisible()
      phone.settle()
      let expected = [
        "A loadView", "A viewDidLoad", "A WA", "A IA", "A willLayout", "A didLayout", "A DA",
      ]
      #expect(phone.log.take() == expected)
    }

    @Test(
      "In is-appearing the view is in the window and has its size; in will-appear it is not (A2)")
    func isAppearing() {
      let phone = Phone()
      let a = phone.screen("A")
      var windows: [Bool] = []
      a.during = [
        "WA": { windows.append($0.view.window != nil) },
        "IA": {
          windows.append($0.view.window != nil)
          #expect($0.view.bounds.size == phone.window.bounds.size)
        },
      ]
      phone.show(a)
      #expect(windows == [false, true])
    }

    @Test("Loading a view makes no appearance call (A3)")
    func loading() {
      let phone = Phone()
      let a = phone.screen("A")
      a.loadViewIfNeeded()
      a.loadViewIfNeeded()
      #expect(phone.log.take() == ["A loadView", "A viewDidLoad"])
    }

    @Test("A cancelled swipe goes from appearing to disappearing without having appeared (A4, E2)")
    func appearingToDisappearing() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      finger.cancel()
      phone.settle()
      let a = phone.log.takeAppearance().filter { $0.hasPrefix("A") }
      #expect(a == ["A WA", "A IA", "A WD", "A DD"])
    }

    @Test("A call into a state that is reached already is suppressed (A5)")
    func suppression() {
      let phone = Phone()
      let parent = ManualContainer()
      let child = phone.screen("C")
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      #expect(phone.log.takeAppearance() == ["C WA", "C IA", "C DA"])
    }

    @Test("Appearance calls out of balance are counted and told, nothing else (A6)")
    func unbalanced() {
      let phone = Phone()
      let child = phone.screen("C")
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(phone.device.unbalancedAppearanceCalls == 2)
      #expect(phone.device.warnings.count == 2)
      #expect(phone.log.takeAppearance() == ["C WA", "C IA", "C DA"])
    }

    @Test("A container hears it first and passes it on from inside super (A9)")
    func containerFirst() {
      let phone = Phone()
      let parent = ContainerRecorder("P", phone.log)
      let child = phone.screen("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      phone.show(phone.screen("R"))
      phone.window.rootViewController = parent
      phone.settle()
      let told = phone.log.take().filter { !$0.hasPrefix("R") }
      let expected = ["P before WA", "C WA", "P WA", "C IA", "P IA", "C DA", "P DA"]
      #expect(told.filter { expected.contains($0) } == expected)
    }

    @Test("Appearance methods called by hand are told, once each (A7)")
    func calledByHand() {
      let phone = Phone()
      let child = phone.show(phone.screen("C"))
      child.viewWillAppear(false)
      #expect(phone.device.warnings.count == 1)
      #expect(phone.device.warnings.last?.contains("beginAppearanceTransition") == true)
    }
  }
}

/// Leaves its children's appearance to the test.
@MainActor final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Records what comes before super.
@MainActor final class ContainerRecorder: Recorder {
  override func viewWillAppear(_ animated: Bool) {
    log.add("\(name) before WA")
    super.viewWillAppear(animated)
  }
}
