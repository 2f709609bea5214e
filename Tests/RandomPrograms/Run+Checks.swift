import Insecurity
import InsecurityTesting
import NavigationCore
import NavigationUIKit
import UIKit

extension Run {
  /// Lets everything come to rest and compares.
  func rest() {
    world.device.settle()
    settleTasks()
    see()
    checkIssues()
    checkUIKit()
    checkEntries()
    checkHosts()
    model.hasActed = false
    model.isCancelling = false
  }

  /// Everything is ended: then nothing may be left.
  func checkEnd() {
    for _ in 0..<20 where model.entries.contains(where: { $0.value.phase != .ended }) {
      endEverything()
      world.device.settle()
      settleTasks()
      see()
    }
    if model.shownGround != nil { replaceGround() }
    finishTasks()
    for index in started.indices { started[index].kept = nil }
    checkEntries()
    for (number, one) in started.enumerated() where model.entries[number]?.phase != .ended {
      model.object("\(number) did not end with its host: \(one.controller?.title ?? "gone")")
    }
    let registry = ChainRegistry.of(world.window)
    if !registry.chains.isEmpty { model.object("a chain is still watched") }
  }

  /// The screen of a root that has ended stays until another one comes.
  private func replaceGround() {
    world.window.rootViewController?.dismiss(animated: false)
    world.device.settle()
    world.window.rootViewController = UIViewController()
    world.device.settle()
  }

  private func endEverything() {
    for number in world.places.indices { perform(.dismissAll(number, animated: false)) }
    for number in started.indices.reversed() {
      guard model.isOpen(number), let actor = actor(numbered: number) else { continue }
      model.end(number, .dismissed)
      actor.dismiss(animated: false)
    }
  }

  private func checkIssues() {
    for issue in issues {
      switch issue.kind {
      case .movement(.gaveUpPresenting), .movement(.gaveUpDismissing), .movement(.neverEnds),
        .movement(.settledInside), .movement(.didNotSettle):
        model.object("\(issue)")
      case .life, .place, .screen, .tree, .movement(.waitsBehindAlert): break
      }
    }
    issues = []
  }

  private func checkUIKit() {
    if world.simulation.refusedCalls.count > foreignRefusals {
      model.object("UIKit refused: \(world.simulation.refusedCalls)")
    }
    if world.simulation.unbalancedAppearanceCalls > 0 {
      model.object("unbalanced: \(world.simulation.warnings)")
    }
  }

  private func checkEntries() {
    let shown = Set(world.controllers.map(ObjectIdentifier.init))
    for (number, one) in started.enumerated() {
      let isShown = one.controller.map { shown.contains(ObjectIdentifier($0)) } ?? false
      switch model.entries[number]?.phase {
      case .live:
        if !isShown { model.object("\(number) was not told that it left: \(world.device.screens)") }
        if one.coordinator?.isOnScreen != true {
          model.object("\(number) does not know it is live")
        }
      case .ended:
        if isShown, !isStuck(one), model.shownGround != number {
          model.object("\(number) has ended and stands there: \(world.device.screens)")
        }
        if one.controller != nil, !isShown, number >= leakable {
          model.object("the screen of \(number) leaks")
        }
        if one.coordinator != nil, one.kept == nil, model.shownGround != number {
          model.object("\(number) leaks")
        }
      case .waiting: if !mayWait { model.object("\(number) waits: \(world.device.screens)") }
      case .ending: model.object("\(number) was not told that it ended")
      case nil: break
      }
    }
  }

  /// UIKit shows no empty stack: where foreign code has taken away what was below, the last one stays.
  private func isStuck(_ one: Started) -> Bool {
    guard let controller = one.controller, let stack = controller.navigationController else {
      return false
    }
    return stack.viewControllers.first === controller && stack.presentingViewController == nil
  }

  private func checkHosts() {
    guard !mayWait else { return }
    for (number, place) in world.places.enumerated() where place.host?.isIdle == false {
      model.object("host \(number) is not idle")
    }
    let isOfWindow = { [model] in model.roots[$0].chain == 0 && !model.roots[$0].isGone }
    guard let number = world.places.indices.first(where: isOfWindow), !isInTabs,
      let host = world.places[number].host
    else { return }
    let live = Set(model.ids(in: .live).map { "\($0)" })
    let known = Self.names(host.state.levels, in: live)
    let seen = Self.names(world.device.screens.levels, in: live)
    if known != seen {
      model.object("the state is \(host.state), the screen \(world.device.screens)")
    }
  }

  private static func names(_ levels: [[String]], in live: Set<String>) -> [[String]] {
    levels.map { $0.filter(live.contains) }.filter { !$0.isEmpty }
  }

  private var isInTabs: Bool { world.window.rootViewController is UITabBarController }

  /// Starts wait behind an alert, and while the screen on which they would be presented is hidden.
  private var mayWait: Bool {
    if world.topPresented is UIAlertController { return true }
    return model.ids(in: .waiting).contains { world.isHidden(root: started[$0].root) }
  }
}
