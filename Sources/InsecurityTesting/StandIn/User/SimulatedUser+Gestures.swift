import UIKit

extension SimulatedUser {
  /// Swipes from the edge all the way, back to the screen before (E1).
  ///
  /// Throws if there is no stack, nothing below the screen, or the swipe is switched off.
  public func swipeBack() throws {
    try drag(.swipeBack, to: 1, ending: .completed) {}
  }

  /// Swipes back and lets go too early, at a part of the way: nothing changes (E2).
  ///
  /// Throws as `swipeBack()` does.
  public func swipeBack(cancelledAt fraction: Double) throws {
    try drag(.swipeBack, to: fraction, ending: .cancelled) {}
  }

  /// Swipes back, rests at a part of the way while a closure runs, and then completes the swipe.
  ///
  /// The closure may run the clock; what it throws is thrown on, after the finger has let go.
  public func swipeBack(holdingAt fraction: Double, _ body: () throws -> Void) throws {
    try drag(.swipeBack, to: fraction, ending: .completed, body)
  }

  /// Swipes back to a part of the way and lets go at a speed, in ways a second.
  ///
  /// The swipe completes if it would come to rest past the half, a quarter of a second later; else it runs back (E2).
  /// - Returns: Whether it completed.
  @discardableResult
  public func swipeBack(to fraction: Double, velocity: Double) throws -> Bool {
    try fling(.swipeBack, to: fraction, velocity: velocity)
  }

  /// Pulls the topmost sheet down all the way (E11).
  ///
  /// Throws if nothing is presented, or what is presented is no sheet. A sheet with
  /// `isModalInPresentation` gives a little, asks its delegate, and stays (E13).
  public func dragSheetDown() throws {
    try drag(.dragSheetDown, to: 1, ending: .completed) {}
  }

  /// Pulls the topmost sheet down and lets go too early, at a part of the way: nothing changes (E12).
  ///
  /// Throws as `dragSheetDown()` does.
  public func dragSheetDown(cancelledAt fraction: Double) throws {
    try drag(.dragSheetDown, to: fraction, ending: .cancelled) {}
  }

  /// Pulls the topmost sheet down, rests while a closure runs, and then completes the pull.
  ///
  /// The closure may run the clock; what it throws is thrown on, after the finger has let go.
  public func dragSheetDown(holdingAt fraction: Double, _ body: () throws -> Void) throws {
    try drag(.dragSheetDown, to: fraction, ending: .completed, body)
  }
}

extension SimulatedUser {
  /// Pulls the topmost sheet down a part of the way and lets go at a speed, in ways a second.
  ///
  /// The pull completes if it would come to rest past the half, a quarter of a second later; else it runs back (E12).
  /// - Returns: Whether it completed; a sheet that must stay only tells of the attempt (E13).
  @discardableResult
  public func dragSheetDown(to fraction: Double, velocity: Double) throws -> Bool {
    try fling(.dragSheetDown, to: fraction, velocity: velocity)
  }

  /// Pulls the topmost sheet to another of its heights, and tells its delegate.
  ///
  /// Throws if nothing is presented, what is presented is no sheet, or the sheet has no such height or is at it.
  public func pullSheet(to detent: UISheetPresentationController.Detent.Identifier) throws {
    try act("pull the sheet to \"\(detent.rawValue)\"") { glass throws(Obstacle) in
      try glass.sheet(with: detent).chooseDetent(detent)
    }
  }

  private enum Release {
    case completed
    case cancelled
  }

  private func fling(
    _ action: UserAction, to fraction: Double, velocity: Double
  ) throws -> Bool {
    let completes = fraction + velocity / 4 > 0.5
    try drag(action, to: fraction, ending: completes ? .completed : .cancelled) {}
    return completes
  }

  private func drag(
    _ action: UserAction, to fraction: Double, ending: Release, _ body: () throws -> Void
  ) throws {
    let drag = try act("\(action)") { glass throws(Obstacle) in
      let drag = try glass.beginDrag(action)
      drag.finger.update(CGFloat(fraction))
      return drag
    }
    defer { release(drag, ending) }
    try body()
  }

  private func release(_ drag: Drag, _ release: Release) {
    device.simulation.makeCurrent()
    switch release {
    case .completed:
      drag.finger.finish()
    case .cancelled:
      drag.finger.cancel()
      device.recorder.cancelledGesture(drag.kind, to: drag.destination)
    }
    device.finishTurns()
  }
}
