/// One modal level: who presents whom, how, and how far it has come.
///
/// The presenter holds it (G1); the presented controller and the container in the window know it weakly.
@MainActor final class Presentation {
  /// How far the level has come.
  enum Stage {
    case arriving(TransitionRunner)
    case settled
    case leaving(TransitionRunner)
  }

  let presented: UIViewController
  let controller: UIPresentationController
  weak var presenter: UIViewController?
  weak var window: UIWindow?
  var stage: Stage
  var container: PresentationContainerView?
  /// Where the presenter's view stood, while it is out of the window (A24).
  var removedPresenterView: RemovedView?

  struct RemovedView {
    let view: UIView
    weak var superview: UIView?
  }

  init(
    presented: UIViewController, presenter: UIViewController,
    controller: UIPresentationController, runner: TransitionRunner
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    stage = .arriving(runner)
  }

  /// The transition that moves the level, if any.
  var runner: TransitionRunner? {
    switch stage {
    case .arriving(let runner), .leaving(let runner): runner
    case .settled: nil
    }
  }

  var isLeaving: Bool {
    if case .leaving = stage { return true }
    return false
  }

  var isArriving: Bool {
    if case .arriving = stage { return true }
    return false
  }

  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  /// The levels from this one to the top.
  var upwards: [Presentation] {
    Array(sequence(first: self) { $0.presented.presentation })
  }

  // MARK: The relation

  /// Ties the two controllers together; visible at once (C4, C8).
  func tie() {
    presenter?.presentation = self
    presented.presentedBy = self
    // From here on the level holds the manager, so that nothing holds itself (G9).
    presented.ownPresentationController = nil
    if let presenter { window?.presenters[ObjectIdentifier(self)] = presenter }
    controller.presenter = presenter
  }

  /// Ends the relation (C30).
  func untie() {
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.presentedBy === self { presented.presentedBy = nil }
    window?.presenters[ObjectIdentifier(self)] = nil
  }

  /// Ends the relation and leaves everything where it is: the presenter's view has gone (C7).
  func cut() {
    guard case .settled = stage, removedPresenterView == nil, let window else { return }
    presenter?.presentation = nil
    presented.presentedBy = nil
    window.cutLevels.append(self)
  }

  // MARK: Views

  func showContainer() {
    guard let window else { return }
    let view = PresentationContainerView(frame: window.bounds)
    view.presentation = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container = view
    controller.container = view
    place(view, in: window)
  }

  /// Context styles cover only the presenter's place; all others the window.
  private func place(_ view: UIView, in window: UIWindow) {
    let isContextual =
      controller.style == .currentContext || controller.style == .overCurrentContext
    if isContextual, let place = presenter?.viewIfLoaded, let parent = place.superview {
      view.frame = place.frame
      parent.insertSubview(view, aboveSubview: place)
    } else {
      window.addSubview(view)
    }
  }

  func showPresented() {
    guard let container, let view = presented.view else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// Puts a sheet that rests where its heights want it; a finger or an animation has its own idea.
  fileprivate func placeSheet() {
    guard case .settled = stage, controller.canBeDragged else { return }
    presented.viewIfLoaded?.frame = controller.frameOfPresentedViewInContainerView
  }

  func removePresenterView() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    removedPresenterView = RemovedView(view: view, superview: superview)
    view.removeFromSuperview()
  }

  func returnPresenterView() {
    guard let removed = removedPresenterView else { return }
    removedPresenterView = nil
    removed.superview?.insertSubview(removed.view, at: 0)
  }

  func removeContainer() {
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    controller.container = nil
  }
}

/// The view of a window in which one presentation happens.
@MainActor package final class PresentationContainerView: UIView {
  fileprivate weak var presentation: Presentation?

  /// A sheet has the height that is chosen now.
  package override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.placeSheet()
  }
}
