import NavigationCore
import UIKit

extension HierarchyReader {
  /// Whether anything moves on the watched levels, or above them.
  func isMoving(from top: UIViewController?, _ above: [UIViewController]) -> Bool {
    if contents.rootSwap == .running { return true }
    if above.contains(where: isMoving(level:)) { return true }
    if let top, isMoving(level: top) { return true }
    return watchedControllers.contains(where: isMoving(level:))
  }

  private var watchedControllers: [UIViewController] {
    let shown = machine.shownDepth
    let lowest = max(0, shown - Self.watchedLevels)
    var controllers = machine.state.presentations[lowest..<shown].compactMap {
      known.controller(of: $0.cover)
    }
    controllers += machine.state.shownGroundStacks.compactMap(known.navigation(of:))
    if let ground = contents.groundController { controllers.append(ground) }
    return controllers
  }

  /// A controller, and the containers that are visible in it.
  private func isMoving(level controller: UIViewController) -> Bool {
    var visible: UIViewController? = controller
    while let one = visible {
      if isMoving(one) { return true }
      visible = one.visibleChild
    }
    return false
  }

  private func isMoving(_ controller: UIViewController) -> Bool {
    controller.transitionCoordinator != nil || controller.isBeingPresented
      || controller.isBeingDismissed || controller.isMovingToParent
      || controller.isMovingFromParent
  }
}
