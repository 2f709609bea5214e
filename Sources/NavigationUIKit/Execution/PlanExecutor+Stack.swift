import NavigationCore
import UIKit

extension PlanExecutor {
  func change(_ stack: StackID, _ change: StackChange, animated: Bool) -> Verdict {
    guard let navigation = known.navigation(of: stack) else { return .withdrawn }
    switch change {
    case .push(let id):
      guard let controller = known.controller(of: id) else { return .withdrawn }
      navigation.pushViewController(controller, animated: animated)
      return readBack(navigation.viewControllers.last === controller)
    case .pop(let member):
      guard let target = known.controller(of: member) else { return .withdrawn }
      pop(navigation, to: target, animated: animated)
      return readBack(navigation.viewControllers.last === target)
    case .set(let members):
      let controllers = members.compactMap(known.controller(of:))
      navigation.setViewControllers(controllers, animated: animated)
      return readBack(navigation.viewControllers == controllers)
    }
  }

  /// NB: what UIKit holds back or ignores shows in the array only (A17, D12b).
  private func readBack(_ isThere: Bool) -> Verdict { isThere ? .done : .pending }

  /// A new navigation controller gets its members before it is shown.
  func fill(_ stack: StackID, _ entries: [EntryID]) -> Verdict {
    guard let navigation = known.navigation(of: stack) else { return .withdrawn }
    navigation.setViewControllers(entries.compactMap(known.controller(of:)), animated: false)
    return .done
  }

  private func pop(
    _ navigation: UINavigationController, to target: UIViewController, animated: Bool
  ) {
    guard target.parent === navigation else { return }
    if navigation.viewControllers.dropLast().last === target {
      navigation.popViewController(animated: animated)
    } else {
      navigation.popToViewController(target, animated: animated)
    }
  }
}
