import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Asks how to pay, and is done when that is known.
private final class Checkout: ModalCoordinator<String> {
  override var viewController: UIViewController { UIViewController() }

  func pay() {
    navigation.start(Page("Method"), animated: true) { [weak self] method in
      guard let method else { return }
      self?.finish("paid with \(method)")
    }
  }
}

@MainActor @Suite("Recording navigation") struct RecordingNavigationTests {
  @Test("One coordinator is tested without any screen")
  func coordinator() {
    let log = ResultLog()
    let checkout = Checkout()
    let navigation = RecordingNavigation(for: checkout, log.handler("checkout"))
    checkout.pay()
    #expect(navigation.starts.map(\.kind) == [.presented])
    #expect(navigation.starts.map(\.animated) == [true])
    let method = navigation.starts.last?.coordinator as? Page
    #expect(navigation.answer(method, with: nil))
    #expect(log.entries == [])
    checkout.pay()
    navigation.answer(navigation.starts.last?.coordinator as? Page, with: "cash")
    #expect(log.entries == ["checkout: paid with cash"])
  }

  @Test("What was not started, or was answered, is not answered again")
  func answers() {
    let navigation = RecordingNavigation()
    let page = Page("Page")
    #expect(!navigation.answer(page, with: "x"))
    let log = ResultLog()
    navigation.start(page, animated: false, log.handler("page"))
    #expect(navigation.answer(page, with: "x"))
    #expect(!navigation.answer(page, with: "y"))
    #expect(log.entries == ["page: x"])
  }

  @Test("A coordinator that has been started keeps its navigation, and that is told")
  func startedAlready() {
    let stage = Stage()
    let page = stage.present("Cart")
    let issues = Issues.collect {
      _ = RecordingNavigation(for: page, stage.log.handler("rehearsal"))
    }
    #expect(issues.count == 1)
    stage.settle()
    page.finish("x")
    #expect(stage.log.entries == ["Cart: x"])
  }
}
