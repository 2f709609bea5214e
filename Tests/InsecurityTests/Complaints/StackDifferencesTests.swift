import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Stacks that change by several pages") struct StackDifferencesTests {
  private func stage(with names: String...) -> Stage {
    let stage = Stage.pushing()
    for name in names { stage.push(name, animated: false) }
    stage.settle()
    return stage
  }

  @Test(
    "Pops without animation, to any page, end all that they took (C069)", arguments: [true, false])
  func foreignPops(animated: Bool) {
    let pops: [(UINavigationController) -> Void] = [
      { $0.popToRootViewController(animated: animated) },
      { $0.popToViewController($0.viewControllers[1], animated: animated) },
      { $0.popViewController(animated: animated) },
      { $0.setViewControllers(Array($0.viewControllers.prefix(2)), animated: animated) },
      { $0.viewControllers = [$0.viewControllers[0], $0.viewControllers[3]] },
    ]
    let left: [[ResultLog.Entry]] = [
      ["C: nil", "B: nil", "A: nil"], ["C: nil", "B: nil"], ["C: nil"], ["C: nil", "B: nil"],
      ["C: nil", "B: nil", "A: nil"],
    ]
    for (pop, left) in zip(pops, left) {
      let stage = stage(with: "A", "B", "C")
      if let navigation = stage.navigation { pop(navigation) }
      stage.settle()
      #expect(stage.log.entries == left)
    }
  }

  @Test(
    "Our own pop of one page takes one page, and is told once (C070)", arguments: [true, false])
  func ownPop(animated: Bool) {
    let stage = stage(with: "A", "B", "C")
    (stage.host.top as? PushedPage)?.finish("x", animated: animated)
    stage.settle()
    #expect(stage.log.entries == ["C: x"])
    #expect(stage.screens == "Home > A > B")
    #expect(stage.state == "Home > A > B")
  }

  @Test("Our own pop and one by hand, one after the other, take two (C070)", arguments: Moments.all)
  func ownPopAndHand(moment: Double) throws {
    let stage = stage(with: "A", "B", "C")
    (stage.host.top as? PushedPage)?.finish("x")
    stage.device.pass(moment)
    // A finger on a page that moves is ignored, up to iOS 25.
    let tapped = (try? stage.device.user.tapBack()) != nil
    #expect(tapped || moment < 0.4)
    stage.settle()
    #expect(stage.log.entries == (tapped ? ["C: x", "B: nil"] : ["C: x"]))
    #expect(stage.screens == (tapped ? "Home > A" : "Home > A > B"))
    #expect(stage.state == stage.screens)
  }

  @Test("Forth and back, quickly and often: screen and state never differ at rest (C071)")
  func forthAndBack() {
    for pause in [0.0, 0.016, 0.1, 0.34, 0.36, 0.5] {
      let stage = Stage.pushing()
      for round in 1...6 {
        let page = stage.push("\(round)")
        stage.device.pass(pause)
        if !round.isMultiple(of: 3) { page.dismiss() }
        stage.device.pass(pause)
      }
      stage.settle()
      #expect(stage.log.entries == ["1: nil", "2: nil", "4: nil", "5: nil"], "\(pause)")
      #expect(stage.screens == "Home > 3 > 6", "\(pause)")
      #expect(stage.state == "Home > 3 > 6", "\(pause)")
    }
  }

  @Test("Forth by code and back by UIKit, quickly and often (C071)")
  func forthByCodeBackByUIKit() {
    for pause in [0.0, 0.016, 0.1, 0.34, 0.36, 0.5] {
      let stage = Stage.pushing()
      for round in 1...6 {
        stage.push("\(round)")
        stage.device.pass(pause)
        stage.navigation?.popViewController(animated: true)
        stage.device.pass(pause)
      }
      stage.settle()
      let shown = stage.navigation?.viewControllers.dropFirst().map { $0.title ?? "" } ?? []
      #expect(stage.log.waiting == shown, "\(pause)")
      let state = shown.isEmpty ? "" : (["Home"] + shown).joined(separator: " > ")
      #expect(stage.state == state, "\(pause)")
      #expect(stage.host.isIdle)
    }
  }

  @Test("A swipe on a sheet that stands on a pushed page takes one level (C073)")
  func sheetOnPage() throws {
    let stage = stage(with: "A")
    let sheet = stage.present("Sheet")
    sheet.present("Upper", stage.log)
    stage.settle()
    let counter = CallCounter(stage.device)
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Upper: nil"])
    #expect(stage.screens == "Home > A / Sheet")
    #expect(counter.seen == 1)
    #expect(counter.refusedCalls == 0)
  }

  @Test("All sheets go, with the pages between them, in one movement (C074, C075, rule 7)")
  func allSheets() {
    let stage = stage(with: "A", "B")
    let list = PushedPage("List")
    stage.host.start(UINavigationController(), list, animated: false, stage.log.handler("List"))
    list.navigation.start(PushedPage("Item"), animated: false, stage.log.handler("Item"))
    stage.present("X", animated: false).present("Y", stage.log, animated: false)
    stage.settle()
    #expect(stage.screens == "Home > A > B / List > Item / X / Y")
    let before = stage.device.transitions.count
    stage.host.popToRoot()
    #expect(
      stage.log.entries == [
        "Y: nil", "X: nil", "Item: nil", "List: nil", "B: nil", "A: nil",
      ])
    stage.settle()
    #expect(
      stage.device.transitions.dropFirst(before).filter(\.animated) == [
        Transition(.dismiss, from: "Home > A > B / List > Item / X / Y", to: "Home")
      ])
    #expect(stage.device.transitions.count == before + 1)
    #expect(stage.screens == "Home")
  }

  @Test("Of several sheets all that a host has started go, and what is below stays (C074)")
  func allOfAHost() throws {
    let stage = stage(with: "A")
    stage.present("X").present("Y", stage.log)
    stage.settle()
    let presented = try #require(stage.navigation?.presentedViewController)
    let upper = InsecurityHost(modal: presented)
    upper.start(Page("Z"), animated: true, stage.log.handler("Z"))
    stage.settle()
    upper.dismissChildren()
    stage.settle()
    #expect(stage.log.entries == ["Z: nil"])
    #expect(stage.screens == "Home > A / X / Y")
  }

  @Test("A coordinator ends and its stack goes to the first page: straight there (C085)")
  func straightToTheFirst() {
    let stage = stage(with: "A", "B", "C")
    let sheet = stage.present("Sheet")
    stage.settle()
    let before = stage.device.transitions.count
    sheet.dismiss()
    stage.host.popToRoot()
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil", "C: nil", "B: nil", "A: nil"])
    #expect(
      stage.device.transitions.dropFirst(before) == [
        Transition(.dismiss, from: "Home > A > B > C / Sheet", to: "Home")
      ])
  }
}
