import NavigationCore
import UIKit

/// Reads the hierarchy of one window into a value, as far as it differs from what is expected.
///
/// It loads no view, keeps nothing, and calls nothing that UIKit reports to anybody.
struct HierarchyReader {
  /// How much is read.
  enum Extent {
    /// Per level the count and last member; the topmost eight levels.
    case changes
    /// The same, and whole the arrays that the plan will set.
    case plan
    /// Every array and every level.
    case whole
  }

  /// How many levels a look reads.
  static let watchedLevels = 8

  let contents: WindowContents
  let extent: Extent
  /// As it is while one look is taken: copied once, not for every question.
  let machine: WindowMachine
  let known: KnownControllers

  init(_ machine: WindowMachine, in contents: WindowContents, extent: Extent) {
    self.contents = contents
    self.extent = extent
    self.machine = machine
    known = contents.controllers
  }

  func read() -> Reading {
    var reading = Reading()
    let top = readLevels(into: &reading)
    let above = coversAbove(top)
    for controller in above { read(controller, into: &reading) }
    readStacks(into: &reading)
    readRoots(into: &reading)
    reading.ground = ground
    for id in machine.late.undelivered where known.controller(of: id) == nil {
      reading.released.append(id)
    }
    reading.newcomers = known.newcomers
    reading.motion = isMoving(from: top, above) ? .moving : .still
    if !above.isEmpty { reading.visibleRoots = visibleRoots }
    return reading
  }

  /// What a plan needs beside a look.
  func readForPlan() -> Reading {
    var reading = read()
    reading.top = readiness(reading)
    reading.animates = animates
    reading.visibleStacks = visibleStacks
    reading.unsettableStacks = unsettableStacks
    reading.presenterGoes = presenterGoes
    return reading
  }

  /// The levels that a look watches.
  var watchedPresentations: ArraySlice<Presentation> {
    let shown = machine.shownDepth
    return machine.state.presentations[max(0, shown - Self.watchedLevels)..<shown]
  }

  /// The levels that this look reads.
  var presentationsToRead: ArraySlice<Presentation> {
    switch extent {
    case .changes, .plan: watchedPresentations
    case .whole: machine.state.presentations[..<machine.shownDepth]
    }
  }

  private func read(_ controller: UIViewController, into reading: inout Reading) {
    let cover = known.cover(of: controller)
    reading.above.append(cover)
    if controller is UIAlertController { reading.alerts.append(cover) }
  }

  /// Where the chain of what stays on screen begins to be read: the topmost level that is there.
  private func readLevels(into reading: inout Reading) -> UIViewController? {
    let shown = machine.shownDepth
    guard !contents.isLeftBehind(lowestPresented) else {
      reading.left = Array(1...shown)
      return contents.groundController
    }
    var top: UIViewController?
    var depth = shown
    while depth > 0, isWatched(depth, of: shown) || !reading.left.isEmpty {
      let cover = machine.state.presentations[depth - 1].cover
      switch presence(of: cover) {
      case .there(let controller): top = top ?? controller
      case .unread: reading.unread.append(cover)
      case .left: reading.left.insert(depth, at: 0)
      }
      if top != nil, !reading.left.isEmpty, extent != .whole { break }
      depth -= 1
    }
    return top ?? contents.groundController
  }

  /// What the lowest level of the state is, once that is shown.
  private var lowestPresented: UIViewController? {
    guard machine.shownDepth > 0 else { return nil }
    return machine.state.presentations.first.flatMap { known.controller(of: $0.cover) }
  }

  private func isWatched(_ depth: Int, of shown: Int) -> Bool {
    switch extent {
    case .whole: true
    case .changes, .plan: depth > shown - Self.watchedLevels
    }
  }

  private enum Presence {
    case there(UIViewController)
    /// Its step was called and has had no effect yet.
    case unread
    case left
  }

  private func presence(of cover: Cover) -> Presence {
    let controller = known.controller(of: cover)
    if let controller, isPresented(controller) { return .there(controller) }
    return machine.isUnread(cover) ? .unread : .left
  }

  /// A presented controller has left when nobody presents it and no transition has it any more.
  private func isPresented(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil || controller.isBeingPresented
      || controller.isInTransition
  }

  /// What is presented above a controller, lowest first; an active search is no level.
  private func coversAbove(_ controller: UIViewController?) -> [UIViewController] {
    var covers: [UIViewController] = []
    var below = controller
    while let presented = below?.presentedOnVisible, presented !== below {
      if !(presented is UISearchController), !isLevel(presented) { covers.append(presented) }
      below = presented
    }
    return covers
  }

  private func isLevel(_ controller: UIViewController) -> Bool {
    machine.state.presentations.last?.cover == known.cover(of: controller)
  }
}
