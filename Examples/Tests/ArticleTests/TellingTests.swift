import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("Telling", .serialized)
struct TellingTests {
  @Test("An issue has its place and its sentence")
  func issues() {
    let before = issueReporter
    defer { issueReporter = before }
    var told: [String] = []
    tellIssues { told.append($0) }
    Board("Lost").finish()
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("ArticleTests/TellingTests.swift:") == true)
  }

  @Test("An observer hears endings and rest")
  func observing() {
    let device = HeadlessDevice()
    device.window.rootViewController = ButtonScreen("Home")
    device.settle()
    let crumbs = Breadcrumbs()
    navigationObservers.append(crumbs)
    defer { navigationObservers.removeAll { $0 === crumbs } }
    let board = Board("First")
    device.window.rootViewController.map { InsecurityHost(modal: $0) }?
      .start(board, animated: true) { _ in }
    device.settle()
    board.finish()
    device.settle()
    #expect(crumbs.lines == ["First", "Board finished", ""])
  }
}
