import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A host for a tab bar controller belongs to all its tabs: what it presents is not tied to the one
/// that is visible.
@MainActor @Suite("Hosts of tab bar controllers") struct TabHostTests {
  let device: HeadlessDevice
  let tabs = UITabBarController()
  let left = UINavigationController(rootViewController: NamedScreen("Left"))
  let right = UINavigationController(rootViewController: NamedScreen("Right"))
  let host: InsecurityHost
  let page = PushedPage("Page")
  let player = Page("Player")
  let log = ResultLog()

  init() {
    tabs.viewControllers = [left, right]
    device = Fixture.device(showing: tabs)
    host = InsecurityHost(navigation: left)
  }

  /// A page in the visible tab, and a sheet over all tabs.
  private func show() {
    host.start(page, animated: true, log.handler("Page"))
    device.settle()
    InsecurityHost(modal: tabs).start(player, animated: true, log.handler("Player"))
    device.settle()
    #expect(device.screens == "Left > Page / Player")
  }

  @Test("What it presents stays when a page of the visible tab ends (R3)")
  func pageEnds() {
    show()
    page.finish("read")
    device.settle()
    #expect(log.entries == ["Page: read"])
    #expect(device.screens == "Left / Player")
    player.finish("played")
    device.settle()
    #expect(log.entries == ["Page: read", "Player: played"])
  }

  @Test("Also when everything of the tab is dismissed, or the tab is left by code (R5)")
  func tabIsEmptied() {
    show()
    tabs.selectedIndex = 1
    host.dismissChildren()
    device.settle()
    tabs.viewControllers = [right]
    device.settle()
    #expect(log.entries == ["Page: nil"])
    #expect(device.screens == "Right / Player")
  }

  @Test("What a tab presents while it is up stands on it and ends with it (R2)")
  func standsOnIt() {
    show()
    page.navigation.start(Page("Note"), animated: true, log.handler("Note"))
    device.settle()
    #expect(device.screens == "Left > Page / Player / Note")
    player.finish("played")
    #expect(log.entries == ["Note: nil", "Player: played"])
    device.settle()
    #expect(device.screens == "Left > Page")
  }

  @Test("What it presents over a sheet of a tab ends with that sheet (R2)")
  func endsWithSheet() {
    host.start(page, animated: true, log.handler("Page"))
    let note = Page("Note")
    page.navigation.start(note, animated: true, log.handler("Note"))
    InsecurityHost(modal: tabs).start(player, animated: true, log.handler("Player"))
    device.settle()
    #expect(device.screens == "Left > Page / Note / Player")
    page.finish("read")
    #expect(log.entries == ["Player: nil", "Note: nil", "Page: read"])
  }
}
