import InsecurityTesting
import Numbers
import Testing
import UIKit

@MainActor @Suite("Numbers") struct NumbersTests {
  private static func app() -> (HeadlessDevice, NumbersApp, Journal) {
    let device = HeadlessDevice()
    let journal = Journal()
    let app = NumbersApp(device.window, journal: journal)
    app.start()
    device.settle()
    return (device, app, journal)
  }

  @Test(
    "An operation gives its result back however it is closed",
    arguments: ["back", "swipe back"])
  func adding(way: String) throws {
    let (device, app, journal) = Self.app()
    try device.user.tap("Add")
    device.settle()
    try device.user.tap("Add 10")
    if way == "back" { try device.user.tapBack() } else { try device.user.swipeBack() }
    device.settle()
    #expect(journal.lines == ["Add: 110"])
    #expect(device.screens == "Numbers")
    withExtendedLifetime(app) {}
  }

  @Test(
    "So does one that is presented",
    arguments: ["close", "swipe down", "outside"])
  func subtracting(way: String) throws {
    let (device, app, journal) = Self.app()
    try device.user.tap("Subtract")
    device.settle()
    #expect(device.screens == "Numbers / Subtract")
    try device.user.tap("Subtract 10")
    switch way {
    case "close": try device.user.tap("Close")
    case "outside": try device.user.tapOutside()
    default: try device.user.dragSheetDown()
    }
    device.settle()
    #expect(journal.lines == ["Subtract: 90"])
    withExtendedLifetime(app) {}
  }

  @Test("Settings give the initial number back, with info on top of them")
  func settings() throws {
    let (device, app, journal) = Self.app()
    try device.user.tap("Settings")
    device.settle()
    try device.user.tap("More")
    try device.user.tap("Info")
    device.settle()
    #expect(device.screens == "Numbers / Settings > Info")
    try device.user.dragSheetDown()
    device.settle()
    #expect(journal.lines == ["Settings: 150"])
    try device.user.tap("Add")
    device.settle()
    try device.user.tapBack()
    device.settle()
    #expect(journal.lines == ["Settings: 150", "Add: 150"])
    withExtendedLifetime(app) {}
  }

  @Test("A cancelled swipe gives nothing back")
  func cancelled() throws {
    let (device, app, journal) = Self.app()
    try device.user.tap("Add")
    device.settle()
    try device.user.swipeBack(cancelledAt: 0.4)
    device.settle()
    #expect(journal.lines == [])
    #expect(device.screens == "Numbers > Add")
    withExtendedLifetime(app) {}
  }
}
