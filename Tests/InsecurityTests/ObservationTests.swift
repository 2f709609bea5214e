import Foundation
import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

private final class Listener: NavigationObserver {
  var events: [String] = []

  func navigationAsked(for coordinator: AnyObject) { events.append("asked \(name(coordinator))") }

  func navigationStarted(_ coordinator: AnyObject) { events.append("started \(name(coordinator))") }

  func navigationEnded(_ coordinator: AnyObject, _ ending: Ending) {
    events.append("ended \(name(coordinator)) \(ending)")
  }

  func navigationWillMove(_ steps: [String]) { events.append(steps.joined(separator: ", then ")) }

  func navigationSettled(_ state: NavigationSnapshot) { events.append("settled \(state)") }

  private func name(_ coordinator: AnyObject) -> String {
    (coordinator as? Page)?.name ?? (coordinator as? PushedPage)?.name ?? "?"
  }
}

/// Hears nothing but what the defaults leave.
private final class Deaf: NavigationObserver {}

@MainActor @Suite("Observation") struct ObservationTests {
  private func listen(_ body: (Listener) -> Void) {
    let listener = Listener()
    navigationObservers = [listener, Deaf()]
    body(listener)
    navigationObservers = []
  }

  @Test("An observer hears of starts, movements, rests and ends, in order (C190)")
  func hears() {
    listen { listener in
      let stage = Stage()
      let cart = stage.present("Cart")
      stage.settle()
      cart.finish("x")
      stage.settle()
      #expect(
        listener.events == [
          "asked Cart", "present Cart, animated", "started Cart", "settled Cart",
          "ended Cart finished", "dismiss Cart, animated", "settled ",
        ])
    }
  }

  @Test("A plan is heard as readable lines")
  func plan() {
    listen { listener in
      let stage = Stage.pushing()
      let list = stage.push("List")
      stage.push("Item")
      stage.present("Cart")
      stage.settle()
      listener.events = []
      list.finish("x")
      stage.push("Other")
      stage.settle()
      #expect(
        listener.events.filter { !$0.hasPrefix("ended") } == [
          "asked Other", "set Home > Other, then dismiss Cart, animated", "started Other",
          "settled Home > Other",
        ])
    }
  }

  @Test("An observer may start and end screens itself")
  func reentrant() {
    final class Starter: NavigationObserver {
      var next: (() -> Void)?

      func navigationEnded(_ coordinator: AnyObject, _ ending: Ending) {
        let next = next
        self.next = nil
        next?()
      }
    }
    let stage = Stage()
    let starter = Starter()
    starter.next = { _ = stage.present("Next") }
    navigationObservers = [starter]
    let cart = stage.present("Cart")
    stage.settle()
    cart.finish("x")
    stage.settle()
    navigationObservers = []
    #expect(stage.screens == "Home / Next")
  }

  @Test("The state is a value that can be stored")
  func state() throws {
    let stage = Stage.pushing()
    stage.push("List")
    stage.present("Cart")
    stage.settle()
    #expect(stage.host.state.description == "Home > List / Cart")
    let data = try JSONEncoder().encode(stage.host.state)
    #expect(try JSONDecoder().decode(NavigationSnapshot.self, from: data) == stage.host.state)
  }

  @Test("returnHere and popToRoot leave in one movement")
  func wayBack() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.present("Cart")
    stage.settle()
    var counter = CallCounter(stage.device)
    list.returnHere()
    stage.settle()
    #expect(stage.screens == "Home > List")
    #expect(counter.seen == 1)
    stage.present("Pay")
    stage.settle()
    counter = CallCounter(stage.device)
    stage.host.popToRoot()
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(counter.seen == 1)
  }
}
