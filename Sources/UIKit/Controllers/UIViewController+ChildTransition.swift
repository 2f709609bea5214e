extension UIViewController {
  func runChildTransition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "NSInvalidArgumentException: Children view controllers must have a common parent view "
        + "controller when calling transition(from:to:)")
    let tells = isAppearingOrAppeared && shouldAutomaticallyForwardAppearanceMethods
    if tells {
      fromViewController.willDisappear(animated: duration > 0)
      toViewController.willAppear(animated: duration > 0)
    }
    fromViewController.view.superview?.addSubview(toViewController.view)
    toViewController.isAppearing()
    UIView.animate(withDuration: duration, animations: animations ?? {}) { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.didDisappear()
      toViewController.didAppear()
      completion?(finished)
    }
  }
}
