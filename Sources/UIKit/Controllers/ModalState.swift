/// What a controller knows about presentations.
struct ModalState {
  /// What it presents: held (G1).
  var presentation: Presentation?
  /// How it is presented itself: not held.
  weak var presentedBy: Presentation?
  /// The modal transition in which it takes part.
  var transition: TransitionRunner?
  /// The end of what it presents, while that is under way.
  var dismissal: DismissOperation?
  /// The manager that was asked for before the presentation (E18, E19).
  var ownManager: UIPresentationController?
  var animators: PresentationAnimators?
}

extension UIViewController {
  var presentation: Presentation? {
    get { modal.presentation }
    set { modal.presentation = newValue }
  }

  var presentedBy: Presentation? {
    get { modal.presentedBy }
    set { modal.presentedBy = newValue }
  }

  var modalTransition: TransitionRunner? {
    get { modal.transition }
    set { modal.transition = newValue }
  }

  var dismissal: DismissOperation? {
    get { modal.dismissal }
    set { modal.dismissal = newValue }
  }

  var ownPresentationController: UIPresentationController? {
    get { modal.ownManager }
    set { modal.ownManager = newValue }
  }

  var chosenAnimators: PresentationAnimators? {
    get { modal.animators }
    set { modal.animators = newValue }
  }
}
