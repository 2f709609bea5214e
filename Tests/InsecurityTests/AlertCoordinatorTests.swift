import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Typed alerts") struct AlertCoordinatorTests {
  private enum Answer {
    case delete, keep
  }

  private func ask(
    on stage: Stage, _ style: UIAlertController.Style = .alert
  ) -> AlertCoordinator<Answer> {
    let alert = AlertCoordinator<Answer>(
      title: "Delete?", message: "It cannot be undone.", style: style,
      choices: [
        AlertChoice("Delete", style: .destructive, .delete), AlertChoice("Keep", .keep),
        .cancel("Cancel"),
      ])
    stage.host.start(alert, animated: true, stage.log.handler("Ask"))
    stage.settle()
    return alert
  }

  @Test("The chosen button is the result (E24)", arguments: ["Delete": "delete", "Keep": "keep"])
  func choice(title: String, value: String) throws {
    let stage = Stage()
    _ = ask(on: stage)
    try stage.device.user.tap(title)
    stage.settle()
    #expect(stage.log.entries == [.init("Ask", value)])
    #expect(stage.screens == "Home")
  }

  @Test("Cancelling, and a dismissal by code, give nil (E25)")
  func cancelled() throws {
    let stage = Stage()
    _ = ask(on: stage, .actionSheet)
    try stage.device.user.tap("Cancel")
    stage.settle()
    ask(on: stage).dismiss()
    stage.settle()
    #expect(stage.log.entries == ["Ask: nil", "Ask: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("The next screen may be started in its handler (C030)")
  func startsNext() throws {
    let stage = Stage()
    let alert = AlertCoordinator<Answer>(title: "Go on?", choices: [AlertChoice("Yes", .keep)])
    stage.host.start(alert, animated: true) { _ in _ = stage.present("Next") }
    stage.settle()
    try stage.device.user.tap("Yes")
    stage.settle()
    #expect(stage.screens == "Home / Next")
    #expect(stage.device.warnings == [])
  }
}
