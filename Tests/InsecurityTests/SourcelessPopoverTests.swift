import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Popovers without a source (R21)") struct SourcelessPopoverTests {
  /// A device as wide as a tablet.
  private func wideStage() -> Stage {
    let stage = Stage()
    stage.device.simulation.traits = .pad
    stage.settle()
    return stage
  }

  private func popover(_ name: String) -> Page {
    let page = Page(name)
    page.make = {
      let screen = NamedScreen($0.name)
      screen.modalPresentationStyle = .popover
      return screen
    }
    return page
  }

  @Test("A popover without a source points at the middle of its presenter, and that is told")
  func popover() throws {
    let stage = wideStage()
    let page = popover("Filter")
    let issues = Issues.collect {
      stage.host.start(page, animated: true, stage.log.handler("Filter"))
    }
    stage.settle()
    #expect(stage.screens == "Home / Filter")
    let shown = try #require(stage.home.presentedViewController?.popoverPresentationController)
    #expect(shown.sourceView === stage.home.view)
    #expect(
      shown.sourceRect.origin
        == CGPoint(x: stage.home.view.bounds.midX, y: stage.home.view.bounds.midY))
    #expect(
      issues.map(\.description) == [
        "Page gave a popover without a source, so it points at the presenting view: "
          + "set its sourceView, sourceItem or barButtonItem."
      ])
    page.finish("all")
    #expect(stage.log.entries == ["Filter: all"])
  }

  @Test("An action sheet without a source likewise")
  func actionSheet() {
    let stage = wideStage()
    let page = Page("Options")
    page.make = { _ in
      let sheet = UIAlertController(title: "Options", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "OK", style: .default))
      return sheet
    }
    let issues = Issues.collect {
      stage.host.start(page, animated: true, stage.log.handler("Options"))
    }
    stage.settle()
    #expect(issues.count == 1)
    #expect(stage.screens == "Home / Options")
  }

  @Test("A source that the app has set is left alone")
  func ownSource() {
    let stage = wideStage()
    let button = UIButton()
    stage.home.view.addSubview(button)
    let page = popover("Filter")
    let plain = page.make
    page.make = {
      let screen = plain($0)
      screen.popoverPresentationController?.sourceView = button
      return screen
    }
    let issues = Issues.collect {
      stage.host.start(page, animated: true, stage.log.handler("Filter"))
    }
    #expect(issues == [])
    let shown = stage.home.presentedViewController?.popoverPresentationController
    #expect(shown?.sourceView === button)
  }

  @Test("Where it is as narrow as a phone a popover is a sheet and needs no source")
  func narrow() {
    let stage = Stage()
    let issues = Issues.collect {
      stage.host.start(popover("Filter"), animated: true, stage.log.handler("Filter"))
    }
    stage.settle()
    #expect(issues == [])
    #expect(stage.screens == "Home / Filter")
  }
}
