/// A turn from one page to another while it is going on.
@MainActor final class PageTurn {
  let from: UIViewController?
  let to: UIViewController?

  init(from: UIViewController?, to: UIViewController?) {
    self.from = from
    self.to = to
  }
}

/// Turning pages. The order of the calls is that of the two styles (A39).
extension UIPageViewController {
  private static let turnTime: TimeInterval = 0.4

  /// How much of the animation is still to come when a scroll's did-calls arrive (A40).
  private static let restTime: TimeInterval = 0.05

  func turn(to page: UIViewController?, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endRunningTurn()
    guard isViewLoaded, isAppearingOrAppeared else {
      replaceUnseen(by: page)
      completion?(true)
      return
    }
    guard page !== displayed else {
      completion?(true)
      return
    }
    let turn = begin(to: page, animated: animated)
    guard animated else {
      simulatedDevice.afterCommit { [weak self] in
        self?.end(turn)
        completion?(true)
      }
      return
    }
    let rest = UIPageViewController.restTime
    after(UIPageViewController.turnTime - rest) { $0.end(turn) }
    after(UIPageViewController.turnTime) { _ in completion?(true) }
  }

  private func after(_ seconds: TimeInterval, _ body: @escaping (UIPageViewController) -> Void) {
    _ = simulatedDevice.after(seconds) { [weak self] in
      if let self { body(self) }
    }
  }

  private func begin(to page: UIViewController?, animated: Bool) -> PageTurn {
    let turn = PageTurn(from: displayed, to: page)
    turning = turn
    displayed = page
    page.map(takeIn)
    page?.loadViewIfNeeded()
    page?.willAppear(animated: animated)
    turn.from?.willDisappear(animated: animated)
    page.map(insert)
    page?.isAppearing()
    return turn
  }

  private func end(_ turn: PageTurn) {
    guard turning === turn else { return }
    turning = nil
    switch transitionStyle {
    case .scroll:
      turn.to?.didAppear()
      leave(turn.from)
    case .pageCurl:
      leave(turn.from)
      turn.to?.didAppear()
    }
    turn.from.map(letGo)
  }

  private func endRunningTurn() {
    if let turning { end(turning) }
  }

  private func leave(_ page: UIViewController?) {
    page?.viewIfLoaded?.removeFromSuperview()
    page?.didDisappear()
  }

  private func replaceUnseen(by page: UIViewController?) {
    let old = displayed
    displayed = page
    page.map(takeIn)
    guard old !== page else { return }
    // One that is going with the whole will not be told by the whole any more.
    leave(old)
    old.map(letGo)
    if isViewLoaded { page.map(insert) }
  }

  private func takeIn(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  private func letGo(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  func insert(_ page: UIViewController) {
    guard let content = page.view else { return }
    content.frame = view.bounds
    view.addSubview(content)
  }

  // MARK: Fingers

  /// What a swipe to the next or the previous page does; it may be given up half-way (A39).
  ///
  /// - Returns: Whether there is a page in that direction.
  @discardableResult
  package func simulateSwipe(
    _ direction: NavigationDirection,
    cancelled: Bool = false
  ) -> Bool {
    guard isAppearingOrAppeared, let current = displayed, turning == nil,
      let page = neighbour(of: current, direction)
    else { return false }
    simulatedDevice.makeCurrent()
    delegate?.pageViewController(self, willTransitionTo: [page])
    let turn = begin(to: page, animated: true)
    after(cancelled ? 0.2 : 0.25) { $0.release(turn, cancelled: cancelled) }
    return true
  }

  private func release(_ turn: PageTurn, cancelled: Bool) {
    if cancelled { turnBack(turn) } else { end(turn) }
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: turn.from.map { [$0] } ?? [],
      transitionCompleted: !cancelled
    )
  }

  private func turnBack(_ turn: PageTurn) {
    guard turning === turn else { return }
    turning = nil
    displayed = turn.from
    if isAppearingOrAppeared {
      turn.from?.willAppear(animated: true)
      turn.from?.isAppearing()
      turn.from?.didAppear()
    } else {
      // The whole has gone meanwhile, and told only the page that was coming.
      turn.from?.didDisappear()
    }
    turn.to?.willDisappear(animated: true)
    leave(turn.to)
    turn.to.map(letGo)
  }

  private func neighbour(
    of page: UIViewController,
    _ direction: NavigationDirection
  ) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }
}
