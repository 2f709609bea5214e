import NavigationCore
import UIKit

extension UIViewController {
  /// What UIKit says of a controller that moves; empty at rest.
  struct Motion: OptionSet {
    let rawValue: UInt8

    static let transition = Motion(rawValue: 1 << 0)
    static let beingPresented = Motion(rawValue: 1 << 1)
    static let beingDismissed = Motion(rawValue: 1 << 2)
    static let movingToParent = Motion(rawValue: 1 << 3)
    static let movingFromParent = Motion(rawValue: 1 << 4)
  }

  var motion: Motion {
    var motion: Motion = []
    if transitionCoordinator != nil { motion.insert(.transition) }
    if isBeingPresented { motion.insert(.beingPresented) }
    if isBeingDismissed { motion.insert(.beingDismissed) }
    if isMovingToParent { motion.insert(.movingToParent) }
    if isMovingFromParent { motion.insert(.movingFromParent) }
    return motion
  }

  private var isMoving: Bool {
    transitionCoordinator != nil || isBeingPresented || isBeingDismissed || isMovingToParent
      || isMovingFromParent
  }

  /// Whether it moves, or one of the containers that are visible in it, or what one sees in them.
  fileprivate var isMovingInside: Bool {
    var visible: UIViewController? = self
    while let one = visible {
      if one.isMoving { return true }
      visible = one.visibleChild
    }
    return false
  }
}

extension HierarchyReader {
  /// Whether anything moves on the watched levels, or above them.
  func isMoving(from top: UIViewController?, _ above: [UIViewController]) -> Bool {
    if contents.rootSwap == .running { return true }
    for cover in above where cover.isMovingInside { return true }
    if let top, top.isMovingInside { return true }
    for presentation in watchedPresentations {
      guard let cover = known.controller(of: presentation.cover), cover !== top else { continue }
      if cover.isMovingInside { return true }
    }
    for stack in machine.state.shownGroundStacks {
      if let navigation = known.navigation(of: stack), navigation !== top,
        navigation.isMovingInside
      {
        return true
      }
    }
    guard let ground = contents.groundController, ground !== top else { return false }
    return ground.isMovingInside
  }
}
