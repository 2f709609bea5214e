import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Requests from a screen's first callbacks") struct FirstCallbacksTests {
  @Test(
    "A start from the first callbacks of a screen is carried out in order (P2, J2, J3)",
    arguments: CallbackScreen.Moment.allCases)
  func starts(moment: CallbackScreen.Moment) {
    let stage = Stage()
    let page = Page("Cart")
    page.make = { page in
      CallbackScreen(moment) { page.present("Inner", stage.log) }
    }
    stage.host.start(page, animated: true, stage.log.handler("Cart"))
    stage.settle()
    #expect(stage.screens == "Home / Cart / Inner")
    #expect(stage.device.warnings == [])
  }

  @Test(
    "A finish from the first callbacks of a screen takes it away, with its result (C27)",
    arguments: CallbackScreen.Moment.allCases)
  func finishes(moment: CallbackScreen.Moment) {
    let stage = Stage()
    let page = Page("Cart")
    page.make = { page in CallbackScreen(moment) { page.finish("cached") } }
    stage.host.start(page, animated: true, stage.log.handler("Cart"))
    stage.settle()
    #expect(stage.log.entries == ["Cart: cached"])
    #expect(stage.screens == "Home")
    #expect(stage.device.warnings == [])
  }
}

/// A screen that runs a closure in the first of its callbacks of one kind.
@MainActor final class CallbackScreen: UIViewController {
  nonisolated enum Moment: CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  }

  private let moment: Moment
  private var body: (() -> Void)?

  init(_ moment: Moment, _ body: @escaping () -> Void) {
    self.moment = moment
    self.body = body
    super.init(nibName: nil, bundle: nil)
    title = "Cart"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func pass(_ moment: Moment) {
    guard moment == self.moment else { return }
    let body = body
    self.body = nil
    body?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pass(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pass(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    pass(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pass(.viewDidAppear)
  }
}
