import NavigationCore
import UIKit

extension HierarchyReader {
  /// The stacks on the ground and in the watched levels.
  var watchedStacks: [StackID] {
    var stacks = machine.state.shownGroundStacks
    for presentation in presentationsToRead { stacks += presentation.stacks }
    return stacks
  }

  func readStacks(into reading: inout Reading) {
    let toSet = extent == .plan ? machine.stacksToSet : []
    for stack in watchedStacks {
      guard let navigation = known.navigation(of: stack) else { continue }
      let isWhole = extent == .whole || toSet.contains(stack)
      guard isWhole || differs(stack, navigation) else { continue }
      let members = navigation.viewControllers.map(known.member(of:))
      let expected = machine.expected(stack)
      guard members != expected else { continue }
      reading.stacks.append(
        StackReading(
          stack: stack, members: members,
          missing: fates(of: expected, butOf: members, in: navigation)))
    }
    readDestinations(into: &reading)
  }

  /// The stacks to which members have moved.
  private func readDestinations(into reading: inout Reading) {
    for other in destinations(in: reading) {
      guard let navigation = known.navigation(of: other) else { continue }
      let members = navigation.viewControllers.map(known.member(of:))
      reading.stacks.append(StackReading(stack: other, members: members, missing: [:]))
    }
  }

  /// In the order in which they became known, so that the same program reads the same.
  private func destinations(in reading: Reading) -> [StackID] {
    var destinations: Set<StackID> = []
    for stack in reading.stacks {
      for case .moved(let other, _) in stack.missing.values { destinations.insert(other) }
    }
    for stack in reading.stacks where !destinations.isEmpty { destinations.remove(stack.stack) }
    return destinations.sorted { $0.rawValue < $1.rawValue }
  }

  /// Count and last member tell of every change at the top.
  private func differs(_ stack: StackID, _ navigation: UINavigationController) -> Bool {
    let members = navigation.viewControllers
    guard members.count == machine.expectedCount(stack) else { return true }
    guard let last = members.last, let top = machine.expectedTop(stack) else { return false }
    return known.controller(of: top) !== last
  }

  private func fates(
    of expected: [Member], butOf members: [Member], in navigation: UINavigationController
  ) -> [Member: StackReading.Fate] {
    let there = Set(members)
    var fates: [Member: StackReading.Fate] = [:]
    for member in expected where !there.contains(member) {
      fates[member] = fate(of: member, in: navigation)
    }
    return fates
  }

  private func fate(
    of member: Member, in navigation: UINavigationController
  ) -> StackReading.Fate {
    guard let controller = known.controller(of: member) else { return .gone }
    if isInTransition(controller, of: navigation) { return .moving }
    switch controller.parent {
    case nil: return .gone
    case navigation: return .moving
    case let other as UINavigationController:
      return .moved(contents.stack(of: other), within: entry(holding: other))
    case .some: return .gone
    }
  }

  private func entry(holding navigation: UINavigationController) -> EntryID? {
    navigation.firstOnWayUp { [known, machine] in
      known.entry(of: $0).flatMap { machine.state.contains($0) ? $0 : nil }
    }
  }

  private func isInTransition(
    _ controller: UIViewController, of navigation: UINavigationController
  ) -> Bool {
    guard let transition = navigation.transitionCoordinator else { return false }
    return transition.viewController(forKey: .from) === controller
      || transition.viewController(forKey: .to) === controller
  }
}
