import NavigationCore
import UIKit

extension PlanExecutor {
  /// Presents on what stands directly below in the state.
  func present(_ cover: Cover, animated: Bool) -> Verdict {
    guard let controller = known.controller(of: cover) else { return .withdrawn }
    guard let presenter = presenter(of: cover), presenter !== controller else { return .refused }
    giveSource(to: controller, on: presenter, cover)
    presenter.present(controller, animated: animated)
    // NB: UIKit refuses without a word to the caller, and without the completion (C8, C10, C11).
    return controller.presentingViewController == nil ? .refused : .done
  }

  /// Dismisses from the presenter, never through a controller that is leaving already (C21, C25).
  func dismiss(_ cover: Cover, animated: Bool) -> Verdict {
    guard let controller = known.controller(of: cover),
      let presenter = controller.presentingViewController
    else { return .withdrawn }
    guard !controller.isBeingDismissed else { return .pending }
    presenter.dismiss(animated: animated)
    let isGoing = controller.isBeingDismissed || controller.presentingViewController == nil
    return isGoing ? .done : .pending
  }

  private func presenter(of cover: Cover) -> UIViewController? {
    let levels = state.presentations
    guard let depth = state.depth(of: cover), depth > 0 else { return nil }
    let index = depth - 1
    let below =
      index > 0
      ? known.controller(of: levels[index - 1].cover)
      : contents.presenterAtGround(for: levels[index].roots.first)
    return below.map(throughSearch)
  }

  /// An active search is presented by what holds it, so presents go through it (I15).
  private func throughSearch(_ presenter: UIViewController) -> UIViewController {
    guard let search = presenter.presentedViewController as? UISearchController,
      !search.isBeingDismissed
    else { return presenter }
    return search
  }

  /// A popover without a source would raise: it points at the presenting view instead (R21).
  private func giveSource(
    to controller: UIViewController, on presenter: UIViewController, _ cover: Cover
  ) {
    guard needsSource(controller, on: presenter),
      let popover = controller.popoverPresentationController,
      popover.sourceView == nil, popover.barButtonItem == nil, let view = presenter.viewIfLoaded
    else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    tell(.screen(.noSource), cover)
  }

  private func needsSource(
    _ controller: UIViewController, on presenter: UIViewController
  ) -> Bool {
    guard presenter.traitCollection.horizontalSizeClass == .regular else { return false }
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .actionSheet }
    return controller.modalPresentationStyle == .popover
  }
}
