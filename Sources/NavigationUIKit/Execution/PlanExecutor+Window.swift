import NavigationCore
import UIKit

extension PlanExecutor {
  /// What is presented goes unseen: a replaced root would leak it (H4).
  func clear(_ cover: Cover) -> Verdict {
    contents.cover()
    return dismiss(cover, animated: false)
  }

  /// Sets the window's root view controller, in a transition if one was asked for and can be seen.
  func setRoot(_ id: EntryID, _ stack: StackID?, animated: Bool) -> Verdict {
    let root = stack.flatMap { known.navigation(of: $0) } ?? known.controller(of: id)
    guard let root, let window = contents.window else { return .withdrawn }
    if animated, let transition = self.transition(id), !window.isHidden {
      swap(to: root, in: window, transition)
    }
    // NB: a window that is not visible may skip the transition's block (H14).
    if window.rootViewController !== root {
      contents.uncover()
      window.rootViewController = root
    }
    return .done
  }

  private func swap(to root: UIViewController, in window: UIWindow, _ transition: RootTransition) {
    contents.rootSwap = .running
    UIView.transition(
      with: window, duration: transition.duration, options: options(transition),
      animations: { [contents] in
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        contents.uncover()
        window.rootViewController = root
        UIView.setAnimationsEnabled(wereEnabled)
      },
      completion: { [weak contents, swapEnded] _ in
        contents?.rootSwap = .none
        swapEnded()
      })
  }

  private func options(_ transition: RootTransition) -> UIView.AnimationOptions {
    UIAccessibility.isReduceMotionEnabled ? .transitionCrossDissolve : transition.options
  }
}
