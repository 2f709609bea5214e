import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Why a screen ended (R18)") struct EndingTests {
  private final class Endings {
    var list: [String] = []

    func handler(_ name: String) -> (String?, Ending) -> Void {
      { [weak self] result, ending in
        self?.list.append("\(name): \(result ?? "nil"), \(Endings.word(for: ending))")
      }
    }

    private static func word(for ending: Ending) -> String {
      switch ending {
      case .finished: "finished"
      case .dismissed: "dismissed"
      case .left: "left"
      case .endedBelow: "endedBelow"
      case .replaced: "replaced"
      case .rootGone: "rootGone"
      case .refused(let issue): "refused: \(issue.who)"
      }
    }
  }

  @Test("Finished, dismissed, and what stood on them")
  func byCode() {
    let stage = Stage()
    let endings = Endings()
    for end in [{ (page: Page) in page.finish("x") }, { $0.dismiss() }] {
      let cart = Page("Cart")
      stage.host.start(cart, animated: true, endings.handler("Cart"))
      cart.navigation.start(Page("Pay"), animated: true, endings.handler("Pay"))
      stage.settle()
      end(cart)
      stage.settle()
    }
    #expect(
      endings.list == [
        "Pay: nil, endedBelow", "Cart: x, finished", "Pay: nil, endedBelow", "Cart: nil, dismissed",
      ])
  }

  @Test("A screen that has nothing to tell finishes without saying so, and tells that it has")
  func nothingToTell() {
    for end in [
      { (done: Done) in done.finish() }, { $0.finish(animated: false) }, { $0.whenDone() },
    ] {
      let stage = Stage()
      var heard: [Bool] = []
      let done = Done()
      stage.host.start(done) { result in heard.append(result != nil) }
      stage.settle()
      end(done)
      stage.settle()
      #expect(heard == [true])
      #expect(stage.screens == "Home")
    }
  }

  @Test("Left by the user, and by foreign code (C185)")
  func left() throws {
    let stage = Stage()
    let endings = Endings()
    stage.host.start(Page("Cart"), animated: true, endings.handler("Cart"))
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    stage.host.start(Page("Pay"), animated: true, endings.handler("Pay"))
    stage.settle()
    stage.home.dismiss(animated: false)
    stage.settle()
    #expect(endings.list == ["Cart: nil, left", "Pay: nil, left"])
  }

  @Test("Replaced, root gone, refused")
  func others() {
    let device = HeadlessDevice()
    let endings = Endings()
    let app = WindowCoordinator(device.window)
    app.navigation.start(Page("Home"), animated: false, endings.handler("Home"))
    device.settle()
    app.navigation.start(Page("Login"), animated: false, endings.handler("Login"))
    device.settle()
    let host = InsecurityHost(modal: device.window.rootViewController ?? UIViewController())
    host.start(Page("Cart"), animated: false, endings.handler("Cart"))
    device.settle()
    device.window.rootViewController = NamedScreen("Foreign")
    device.settle()
    let issues = Issues.collect {
      InsecurityHost(modal: NamedScreen("Gone"))
        .start(Page("Late"), animated: false, endings.handler("Late"))
      device.settle()
    }
    #expect(issues.count == 1)
    #expect(
      endings.list == [
        "Home: nil, replaced", "Cart: nil, endedBelow", "Login: nil, left",
        "Late: nil, refused: Page",
      ])
  }

  @Test("A test double of the app tells finished for a value and left for nil")
  func double() {
    final class Double: AdaptiveNavigation {
      var result: String?

      func start<NewResult>(
        _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
        _ completion: @escaping (NewResult?) -> Void
      ) {
        completion(result as? NewResult)
      }

      func start<NewResult>(
        _ child: ModalCoordinator<NewResult>, animated: Bool,
        _ completion: @escaping (NewResult?) -> Void
      ) {
        completion(result as? NewResult)
      }

      func start<NewResult>(
        _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
        animated: Bool, _ completion: @escaping (NewResult?) -> Void
      ) {
        completion(result as? NewResult)
      }
    }
    let double = Double()
    let endings = Endings()
    let navigation: any AdaptiveNavigation = double
    navigation.start(Page("Cart"), animated: true, endings.handler("Cart"))
    double.result = "x"
    navigation.start(Page("Cart"), animated: true, endings.handler("Cart"))
    #expect(endings.list == ["Cart: nil, left", "Cart: x, finished"])
  }
}

/// A screen without a result.
private final class Done: ModalCoordinator<Void> {
  /// Its end as a controller may store it.
  var whenDone: @MainActor () -> Void { finish }

  override var viewController: UIViewController { NamedScreen("Done") }
}
