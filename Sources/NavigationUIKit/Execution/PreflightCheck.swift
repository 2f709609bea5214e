import NavigationCore
import UIKit

/// What UIKit would raise for, asked before the call (R21).
struct PreflightCheck {
  let contents: WindowContents
  let landing: Landing
  let root: RootID

  /// What is wrong with showing this controller, in this navigation controller if there is one.
  func problem(
    _ controller: UIViewController, in navigation: UINavigationController?
  ) -> Issue.Kind? {
    if contents.controllers.isWaiting(controller) { return .screen(.alreadyInStack) }
    switch landing {
    case .push(let stack):
      return pushProblem(controller, contents.controllers.navigation(of: stack))
    case .present: return presentProblem(controller)
    case .presentStack, .ground:
      guard let navigation else { return presentProblem(controller) }
      return problem(ofStack: navigation) ?? pushProblem(controller, navigation)
    case .nowhere: return .place(.noStack)
    }
  }

  /// D1, D3, D7, D39.
  private func pushProblem(
    _ controller: UIViewController, _ navigation: UINavigationController?
  ) -> Issue.Kind? {
    if isContainer(controller) { return .screen(.pushedContainer) }
    if let navigation, controller.parent === navigation {
      return landing == .presentStack || landing == .ground ? nil : .screen(.alreadyInStack)
    }
    if controller.parent != nil { return .screen(.hasParent) }
    return isPresented(controller) ? .screen(.alreadyPresented) : nil
  }

  private func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UISplitViewController
      || controller is UIAlertController
  }

  /// C14, C15.
  private func presentProblem(_ controller: UIViewController) -> Issue.Kind? {
    if controller === contents.presenterAtGround(for: root) { return .screen(.presentedOnItself) }
    if controller.parent != nil { return .screen(.hasParent) }
    if controller === contents.window?.rootViewController { return .screen(.presentedOnItself) }
    return isPresented(controller) ? .screen(.alreadyPresented) : nil
  }

  /// A new stack's navigation controller must stand nowhere yet.
  func problem(ofStack navigation: UINavigationController) -> Issue.Kind? {
    let isRoot = navigation === contents.window?.rootViewController
    let isUsed = navigation.parent != nil || isPresented(navigation) || isRoot
    return isUsed || contents.controllers.isWaiting(navigation) ? .screen(.stackInUse) : nil
  }

  private func isPresented(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil && controller.parent == nil
  }
}
