import NavigationCore
import UIKit

extension HierarchyReader {
  /// Roots that are lost, or that another window shows.
  func readRoots(into reading: inout Reading) {
    let ground = contents.groundController
    for (id, root) in contents.roots {
      switch root.fate(onGround: ground) {
      case .carried: break
      case .elsewhere: reading.strayed += 1
      case .lost: reading.lostRoots.append(id)
      }
    }
    if reading.lostRoots.count > 1 { reading.lostRoots.sort { $0.rawValue < $1.rawValue } }
  }

  /// Whether the window's root is still the one that was set.
  var ground: Reading.Ground {
    guard case .entry(let id, let stack) = machine.state.ground else { return .kept }
    guard contents.window != nil else { return .gone }
    guard !machine.isUnshown(id) else { return .kept }
    let set = stack.flatMap { known.navigation(of: $0) } ?? known.controller(of: id)
    return contents.groundController === set ? .kept : .replaced
  }

  /// The roots in whose branch one looks now.
  var visibleRoots: [RootID] {
    contents.roots.filter { $0.value.isVisible }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The stacks whose navigation controller's view is in a window.
  var visibleStacks: Set<StackID> {
    Set(watchedStacks.filter { known.navigation(of: $0)?.viewIfLoaded?.window != nil })
  }

  /// The stacks that may only be pushed on and popped from (R12).
  var unsettableStacks: Set<StackID> {
    machine.stacksToSet.filter { stack in
      guard let navigation = known.navigation(of: stack) else { return false }
      if navigation === navigation.tabBarController?.moreNavigationController { return true }
      return navigation.viewControllers.contains { $0 is UINavigationController }
    }
  }

  /// R8: nothing is animated that nobody would see.
  var animates: Bool {
    guard UIView.areAnimationsEnabled, let window = contents.window, !window.isHidden else {
      return false
    }
    switch window.windowScene?.activationState {
    case .foregroundActive, .foregroundInactive, nil: return true
    case .background, .unattached: return false
    @unknown default: return true
    }
  }

  /// Whether one may present on the topmost controller that stays (R10, R11).
  func readiness(_ reading: Reading) -> Reading.Top {
    // A root that has got into a window that moves is about to join what is known of that window.
    guard contents.window != nil, let presenter = topmostStaying(reading) else { return .noWindow }
    if presenter.isBeingDismissed { return .leaving }
    if presenter is UIAlertController { return .alert }
    if UnpublishedClasses.contains(type(of: presenter)) { return .unpublished }
    return presenter.viewIfLoaded?.window == nil ? .noWindow : .ready
  }

  private func topmostStaying(_ reading: Reading) -> UIViewController? {
    if machine.leaving.covers.isEmpty, let cover = reading.above.last {
      return known.controller(of: cover)
    }
    if let cover = machine.state.presentations.prefix(machine.shownDepth).last?.cover {
      return known.controller(of: cover)
    }
    return contents.presenterAtGround(for: machine.waiting.first?.root)
  }

  /// Whether what presents the lowest of the leaving covers is a page that goes itself (R7).
  var presenterGoes: Bool {
    let leaving = machine.leaving
    guard !leaving.stacks.isEmpty, let lowest = leaving.covers.first else { return false }
    let going = Set(leaving.stacks.values.flatMap { $0.members[$0.kept...] })
    var ancestor = known.controller(of: lowest)?.presentingViewController
    while let one = ancestor {
      if let id = known.entry(of: one), going.contains(.entry(id)) { return true }
      ancestor = one.parent
    }
    return false
  }
}
