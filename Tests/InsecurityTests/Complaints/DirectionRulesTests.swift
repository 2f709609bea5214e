import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Dismissals, pops and what is read from them") struct DirectionRulesTests {
  @Test(
    "A page that ends while its sheet leaves by hand is popped, and nothing else goes (rule 3)",
    arguments: Moments.all)
  func popUnderLeaving(moment: Double) throws {
    let stage = Stage()
    let list = PushedPage("List")
    let item = PushedPage("Item")
    stage.present("Base")
    stage.settle()
    stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("List"))
    stage.settle()
    list.navigation.start(item, animated: true, stage.log.handler("Item"))
    stage.settle()
    item.navigation.start(Page("Sheet"), animated: true, stage.log.handler("Sheet"))
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.device.pass(moment)
    item.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil", "Item: x"])
    #expect(stage.screens == "Home / Base / List")
    #expect(stage.device.simulation.refusedCalls == [])
  }

  @Test(
    "A sheet is dismissed by what presents it, with others' sheets on it or leaving it (rule 3)",
    arguments: Moments.all)
  func dismissesFromPresenter(moment: Double) {
    let stage = Stage()
    let base = stage.present("Base")
    let sheet = base.present("Sheet", stage.log)
    stage.settle()
    let controller = stage.home.presentedViewController?.presentedViewController
    controller?.present(NamedScreen("Foreign"), animated: true)
    stage.settle()
    controller?.dismiss(animated: true)
    stage.device.pass(moment)
    sheet.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Sheet: x"])
    #expect(stage.screens == "Home / Base")
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 1))
  }

  /// How a page or a sheet may leave without anybody asking the library.
  enum Removal: String, CaseIterable, Sendable {
    case pop, popToRoot, setStack, assignStack, dismissPresenter, dismissPresented, root, noRoot

    @MainActor fileprivate func remove(from stage: Stage, animated: Bool) {
      let navigation = stage.navigation
      switch self {
      case .pop: navigation?.popViewController(animated: animated)
      case .popToRoot: navigation?.popToRootViewController(animated: animated)
      case .setStack: navigation?.setViewControllers([stage.home], animated: animated)
      case .assignStack: navigation?.viewControllers = [stage.home]
      case .dismissPresenter: navigation?.dismiss(animated: animated)
      case .dismissPresented: navigation?.presentedViewController?.dismiss(animated: animated)
      case .root: stage.device.window.rootViewController = NamedScreen("New")
      case .noRoot: stage.device.window.rootViewController = nil
      }
    }

    fileprivate var isOfSheet: Bool {
      switch self {
      case .pop, .popToRoot, .setStack, .assignStack: false
      case .dismissPresenter, .dismissPresented, .root, .noRoot: true
      }
    }
  }

  @Test(
    "What has ended is read from the hierarchy, whatever call changed it (rule 5)",
    arguments: Removal.allCases, [true, false])
  func anyCall(removal: Removal, animated: Bool) {
    let stage = Stage.pushing()
    if removal.isOfSheet { stage.present("Screen") } else { stage.push("Screen") }
    stage.settle()
    removal.remove(from: stage, animated: animated)
    #expect(stage.log.entries == [])
    stage.settle()
    #expect(stage.log.entries == ["Screen: nil"])
    #expect(!stage.screens.contains("Screen"))
  }

  @Test("Appearance callbacks without a change of the hierarchy end nothing (rule 5)")
  func onlyCallbacks() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.settle()
    let list = stage.navigation?.topViewController
    list?.beginAppearanceTransition(false, animated: true)
    stage.device.advance(by: 0.1)
    list?.endAppearanceTransition()
    stage.settle()
    #expect(stage.log.entries == [])
    list?.beginAppearanceTransition(true, animated: false)
    list?.endAppearanceTransition()
    list?.viewWillDisappear(true)
    list?.viewDidDisappear(true)
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.state == "Home > List")
  }

  @Test("What left and is put back in the same turn has not ended (rule 5)")
  func backInTheSameTurn() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.settle()
    let pages = stage.navigation?.viewControllers ?? []
    stage.navigation?.setViewControllers([stage.home], animated: false)
    stage.navigation?.setViewControllers(pages, animated: false)
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.state == "Home > List > Item")
  }
}
