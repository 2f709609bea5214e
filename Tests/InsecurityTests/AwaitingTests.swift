import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Awaiting results") struct AwaitingTests {
  @Test("An awaited start returns the result before the screen has moved (R16)")
  func returnsFirst() async {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    let before = stage.device.transitions.count
    let task = Task { @MainActor in
      let result = await stage.host.start(list)
      stage.log.record("List", result)
      stage.host.start(PushedPage("Other"), animated: true, stage.log.handler("Other"))
    }
    await stage.device.settled()
    #expect(stage.screens == "Home > List")
    list.finish("x")
    await stage.device.settled()
    await task.value
    #expect(stage.log.entries == ["List: x"])
    #expect(stage.screens == "Home > Other")
    #expect(stage.device.transitions.count == before + 2)
  }

  @Test("A task that is cancelled already gets nil, and the controller is never asked for (R16)")
  func cancelledBefore() async {
    let stage = Stage()
    let page = Page("Cart")
    let task = Task { @MainActor in await stage.host.start(page) }
    task.cancel()
    let result = await task.value
    #expect(result == nil)
    #expect(page.asked == 0)
    await stage.device.settled()
    #expect(stage.screens == "Home")
  }

  @Test("Cancelling the task dismisses the screen and returns nil (R16)")
  func cancelledLater() async {
    let stage = Stage()
    let page = Page("Cart")
    let task = Task { @MainActor in await stage.host.start(page) }
    await stage.device.settled()
    #expect(stage.screens == "Home / Cart")
    task.cancel()
    await stage.device.settled()
    let result = await task.value
    #expect(result == nil)
    await stage.device.settled()
    #expect(stage.screens == "Home")
  }

  @Test("A start that waits and is cancelled is never shown (R16)")
  func cancelledWhileWaiting() async {
    let stage = Stage()
    stage.present("Cart")
    let page = Page("Pay")
    let task = Task { @MainActor in await stage.host.start(page) }
    await Task.yield()
    task.cancel()
    let result = await task.value
    #expect(result == nil)
    await stage.device.settled()
    #expect(page.asked == 0)
    #expect(stage.screens == "Home / Cart")
  }

  @Test("settled() returns when the window has come to rest")
  func settled() async {
    let stage = Stage()
    stage.present("Cart")
    #expect(!stage.host.isIdle)
    let task = Task { @MainActor in
      await stage.host.settled()
      return stage.host.isIdle
    }
    await stage.device.settled()
    #expect(await task.value)
    #expect(stage.screens == "Home / Cart")
  }
}
