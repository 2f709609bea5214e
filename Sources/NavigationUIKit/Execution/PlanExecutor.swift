import NavigationCore
import UIKit

/// Performs one step: one UIKit call, and the reading of its effect directly after.
struct PlanExecutor {
  let contents: WindowContents
  let state: NavigationState
  /// How the root of an entry comes, if it is to come in a transition.
  let transition: (EntryID) -> RootTransition?
  /// Tells a mistake that a cover was shown with.
  let tell: (Issue.Kind, Cover) -> Void
  /// The root swap has ended.
  let swapEnded: () -> Void

  var known: KnownControllers { contents.controllers }

  func perform(_ step: Step) -> Verdict {
    switch step {
    case .change(let stack, let change, let animated):
      self.change(stack, change, animated: animated)
    case .fill(let stack, let entries): fill(stack, entries)
    case .present(let cover, let animated): present(cover, animated: animated)
    case .dismiss(let cover, let animated): dismiss(cover, animated: animated)
    case .clear(let cover): clear(cover)
    case .setRoot(let id, let stack, let animated): setRoot(id, stack, animated: animated)
    }
  }
}
