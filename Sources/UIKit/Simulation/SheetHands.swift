/// What a finger does to a presentation.
extension UIViewController {
  /// Why a person cannot pull this controller down now; `nil` if they can.
  package var sheetDragRefusal: String? {
    guard let level = presentedBy else { return "\(shortDescription) is not presented" }
    guard level.controller.canBeDragged else { return "\(shortDescription) is not a sheet" }
    // Only the topmost sheet can be pulled (E20).
    if presentation != nil { return "\(shortDescription) is covered by what it presents" }
    guard case .settled = level.stage else { return "\(shortDescription) is moving" }
    return nil
  }

  /// Lays a finger on the sheet and pulls; what must stay only gives a little (E13).
  package func beginSheetDrag() -> InteractiveTransition? {
    guard sheetDragRefusal == nil, let level = presentedBy, let presenter = level.presenter else {
      return nil
    }
    simulatedDevice.makeCurrent()
    let delegate = level.controller.delegate
    guard mayBeDismissedByPerson(level.controller) else {
      return InteractiveTransition(
        .resisting(onIntent: {
          delegate?.presentationControllerDidAttemptToDismiss(level.controller)
        }))
    }
    let finger = InteractiveTransition(.released)
    presenter.dismissLevels(
      animated: true, cause: .person, manner: .finger,
      willBegin: { finger.grip = .transition($0) })
    delegate?.presentationControllerWillDismiss(level.controller)
    return finger
  }

  /// A tap on what is behind the presented controller counts like a swipe (E16, E22).
  package func tapOutsidePresentation() {
    if let alert = self as? UIAlertController { return alert.simulateTapOutside() }
    guard let level = presentedBy, let presenter = level.presenter, presentation == nil,
      level.controller.endsByTapOutside, case .settled = level.stage,
      mayBeDismissedByPerson(level.controller)
    else { return }
    simulatedDevice.makeCurrent()
    presenter.dismissLevels(animated: true, cause: .person)
    level.controller.delegate?.presentationControllerWillDismiss(level.controller)
  }

  /// With `isModalInPresentation` the delegate is not asked (E13).
  private func mayBeDismissedByPerson(_ controller: UIPresentationController) -> Bool {
    if asksToStayPresented { return false }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Whether this controller, or what stands on top in it, must not be ended by a person (K15).
  package var asksToStayPresented: Bool {
    if isModalInPresentation { return true }
    switch simulatedDevice.behaviour.childModality {
    case .ignored: return false
    case .honoured: return modalityChild?.asksToStayPresented ?? false
    }
  }
}
