import Insecurity
import InsecurityTesting
import UIKit

extension Run {
  /// What the batch of a program throws.
  private struct Thrown: Error {}

  func perform(_ step: Step) {
    performed += 1
    see()
    trace("\(world.device.now): \(world.device.screens): \(step)")
    switch step {
    case .start(let kind, let asker, let animated, let then, let asked):
      start(kind, asker, animated: animated, then: then, asked: asked)
    case .finish(let pick, let animated):
      end(pick, .finished) { $1.finish("\($0)", animated: animated) }
    case .dismiss(let pick, let animated):
      end(pick, .dismissed) { $1.dismiss(animated: animated) }
    case .dismissAbove(let pick, let animated):
      guard let (number, actor) = actor(pick) else { return }
      model.endAbove(number)
      actor.dismissChildren(animated: animated)
      model.callReturned("\(step)")
    case .dismissAll(let pick, let animated):
      guard let (host, root) = world.host(pick) else { return }
      model.endAll(of: root)
      host.dismissChildren(animated: animated)
      model.callReturned("\(step)")
    case .batch(let pick, let steps, let throwing): batch(pick, steps, throwing)
    case .advance(0): world.device.simulation.endTurn()
    case .advance(let milliseconds): world.device.advance(by: Double(milliseconds) / 1000)
    case .rest: rest()
    case .hand(let hand): act { try self.move(hand) }
    case .hold(let hand, let steps): act { try self.hold(hand, steps) }
    case .foreign(let foreign): actAsForeign(foreign)
    case .awaited(let kind, let asker, let animated, let then):
      startAwaited(kind, asker, animated: animated, then: then)
    case .cancel(let pick): cancel(pick)
    case .tasks: serveTasks()
    case .host(let subject): makeHost(for: subject)
    case .forgetHost(let pick): if let (_, number) = world.host(pick) { world.forgetHost(number) }
    case .releaseRoots: releaseRoots()
    }
  }

  private func end(_ pick: Int, _ cause: Model.Cause, _ end: (Int, any Actor) -> Void) {
    guard let (number, actor) = actor(pick) else { return }
    model.end(number, cause)
    end(number, actor)
    model.callReturned("\(number) was \(cause)")
  }

  private func batch(_ pick: Int, _ steps: [Step], _ throwing: Bool) {
    guard let (host, _) = world.host(pick) else { return }
    try? host.batch {
      steps.forEach(perform)
      if throwing { throw Thrown() }
    }
  }

  // MARK: - Hands

  /// A person acts, if that is possible now.
  private func act(_ action: () throws -> Void) {
    do {
      try action()
    } catch {
      // A person could not do it now: then nothing has happened.
    }
  }

  private func move(_ hand: Step.Hand) throws {
    let user = world.device.user
    switch hand {
    case .cancelledSwipe: return try user.swipeBack(cancelledAt: 0.4)
    case .cancelledDrag: return try user.dragSheetDown(cancelledAt: 0.4)
    case .tapBack, .swipeBack, .dragSheet, .tapOutside, .tapAlert, .holdBack, .tab: break
    }
    let (hadActed, before) = (model.hasActed, performed)
    model.hasActed = true
    do {
      try leave(hand, user)
    } catch {
      // Handlers may have run before it was known that a person could not do it.
      model.hasActed = hadActed || performed > before
    }
  }

  private func leave(_ hand: Step.Hand, _ user: SimulatedUser) throws {
    switch hand {
    case .tapBack: try user.tapBack()
    case .swipeBack: try user.swipeBack()
    case .dragSheet: try user.dragSheetDown()
    case .tapOutside: try user.tapOutside()
    case .tapAlert: try user.tap("OK")
    case .holdBack(let index): try user.holdBack(to: index)
    case .tab(let index): try user.tap(index % 2 == 0 ? "Left" : "Right")
    case .cancelledSwipe, .cancelledDrag: break
    }
  }

  private func hold(_ hand: Step.Hand, _ steps: [Step]) throws {
    let user = world.device.user
    let body = {
      self.model.hasActed = true
      for step in steps where !step.waits { self.perform(step) }
    }
    switch hand {
    case .swipeBack, .tapBack, .holdBack, .tab, .cancelledSwipe:
      try user.swipeBack(holdingAt: 0.4, body)
    case .dragSheet, .tapOutside, .tapAlert, .cancelledDrag:
      try user.dragSheetDown(holdingAt: 0.4, body)
    }
  }
}

extension Step {
  /// Whether it lets the clock run until all is at rest: nothing does while a finger rests.
  var waits: Bool {
    switch self {
    case .rest, .hand, .hold: true
    case .start, .finish, .dismiss, .dismissAbove, .dismissAll, .batch, .advance, .foreign: false
    case .awaited, .cancel, .tasks, .host, .forgetHost, .releaseRoots: false
    }
  }
}
