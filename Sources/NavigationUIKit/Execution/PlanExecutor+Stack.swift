import NavigationCore
import UIKit

extension PlanExecutor {
  func change(_ stack: StackID, _ change: StackChange, animated: Bool) -> Verdict {
    guard let navigation = known.navigation(of: stack) else { return .withdrawn }
    switch change {
    case .push(let id):
      guard let controller = known.controller(of: id) else { return .withdrawn }
      navigation.pushViewController(controller, animated: animated)
    case .pop(let member): pop(navigation, to: member, animated: animated)
    case .set(let members):
      navigation.setViewControllers(members.compactMap(known.controller(of:)), animated: animated)
    }
    // NB: what UIKit holds back or ignores shows in the array only (A17, D12b).
    let isRead =
      navigation.viewControllers.count == chain.machine.state.stacks[stack]?.members.count
    return isRead ? .done : .pending
  }

  /// A new navigation controller gets its members before it is shown.
  func fill(_ stack: StackID, _ entries: [EntryID]) -> Verdict {
    guard let navigation = known.navigation(of: stack) else { return .withdrawn }
    navigation.setViewControllers(entries.compactMap(known.controller(of:)), animated: false)
    return .done
  }

  private func pop(_ navigation: UINavigationController, to member: Member, animated: Bool) {
    guard let target = known.controller(of: member) else { return }
    guard target.parent === navigation else { return }
    if navigation.viewControllers.dropLast().last === target {
      navigation.popViewController(animated: animated)
    } else {
      navigation.popToViewController(target, animated: animated)
    }
  }
}
