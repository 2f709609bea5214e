import NavigationCore
import UIKit

/// Performs one step: one UIKit call, and the reading of its effect directly after.
struct PlanExecutor {
  let chain: WindowNavigation

  var known: KnownControllers { chain.controllers }

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
