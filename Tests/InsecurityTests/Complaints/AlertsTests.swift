import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Alerts end like any other screen") struct AlertsTests {
  private func alert() -> AlertCoordinator<String> {
    AlertCoordinator(title: "Delete?", choices: [AlertChoice("Yes", "yes"), .cancel("No")])
  }

  @Test("An alert tells its end: by a button, by cancelling, by code and by others (C030)")
  func everyEnd() throws {
    let stage = Stage()
    let ends: [(AlertCoordinator<String>) throws -> Void] = [
      { _ in try stage.device.user.tap("Yes") }, { _ in try stage.device.user.tap("No") },
      { $0.dismiss() }, { _ in stage.home.dismiss(animated: true) },
      { _ in stage.home.dismiss(animated: false) }, { _ in stage.host.dismissChildren() },
    ]
    for end in ends {
      let alert = alert()
      stage.host.start(alert, animated: true, stage.log.handler("Ask"))
      stage.settle()
      try end(alert)
      stage.settle()
      #expect(stage.screens == "Home")
      #expect(stage.host.isIdle)
    }
    #expect(stage.log.entries.map(\.value) == ["yes", "nil", "nil", "nil", "nil", "nil"])
  }

  @Test("An alert that cannot be shown is answered, and nothing of it stays (C040)")
  func cannotBeShown() {
    let stage = Stage()
    let alive = LifetimeTracker()
    var controller: NamedScreen? = NamedScreen("Gone")
    let host = controller.map { InsecurityHost(modal: $0) }
    controller = nil
    let issues = Issues.collect {
      host?.start(
        alive.track(alert(), as: "alert"), animated: true, stage.log.handler("Ask"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Ask: nil"])
    #expect(alive.alive == [])
    #expect(issues.count == 1)
  }

  @Test("An awaited alert whose screen goes before it could be shown returns nil (C040)")
  func awaited() async {
    let device = HeadlessDevice()
    let log = ResultLog()
    var controller: NamedScreen? = NamedScreen("Nowhere")
    let host = controller.map { InsecurityHost(modal: $0) }
    let task = Task { @MainActor in log.record("Ask", await host?.start(alert()) ?? nil) }
    await device.settled()
    #expect(log.entries == [])
    controller = nil
    await device.settled()
    await task.value
    #expect(log.entries == ["Ask: nil"])
  }

  @Test(
    "An alert that waits behind others' alert is told once, and ends when it is dismissed (C040)")
  func behindAnother() throws {
    let stage = Stage()
    let foreign = UIAlertController(title: "Foreign", message: nil, preferredStyle: .alert)
    foreign.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    stage.home.present(foreign, animated: true)
    stage.settle()
    let alert = alert()
    let issues = Issues.collect {
      stage.host.start(alert, animated: true, stage.log.handler("Ask"))
      stage.settle()
    }
    #expect(issues.count == 1)
    #expect(stage.log.entries == [])
    alert.dismiss()
    #expect(stage.log.entries == ["Ask: nil"])
    try stage.device.user.tap("OK")
    stage.settle()
    #expect(stage.screens == "Home")
  }
}
