extension UIViewController {
  func loadOnce() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil,
      "NSInternalInconsistencyException: loadView of \(shortDescription) did not set a view")
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }
}
