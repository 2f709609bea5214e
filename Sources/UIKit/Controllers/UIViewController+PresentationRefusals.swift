/// Why UIKit ignores a presentation.
extension UIViewController {
  /// The warning with which a presentation by this controller is ignored, `nil` if it is not.
  func refusal(of presented: UIViewController, from asker: UIViewController) -> String? {
    let attempt =
      "Attempt to present \(presented.shortDescription) on \(shortDescription) "
      + "(from \(asker.shortDescription))"
    if let present = presentation?.presented {
      return attempt + " which is already presenting \(present.shortDescription)."
    }
    if let level = presentedBy { return refusal(on: level, attempt) }
    if viewIfLoaded?.window == nil {
      return attempt + " whose view is not in the window hierarchy."
    }
    if isAppearingFirst, simulatedDevice.behaviour.firstAppearancePresent == .refused {
      return attempt + " while it is appearing for the first time."
    }
    return nil
  }

  /// On what is itself coming or going (C11, C18, C19).
  private func refusal(on level: Presentation, _ attempt: String) -> String? {
    switch level.stage {
    case .settled:
      guard viewIfLoaded?.window == nil else { return nil }
      return attempt + " whose view is not in the window hierarchy."
    case .leaving:
      return attempt + " while a dismissal is in progress."
    case .arriving(let runner):
      guard runner.coordinator.isAnimated else { return nil }
      switch runner.device.behaviour.presentOnArriving {
      case .accepted: return nil
      case .refused: return attempt + " while a presentation is in progress."
      }
    }
  }

  /// A window's root in its first will-appear or is-appearing (K21).
  private var isAppearingFirst: Bool {
    if case .appearing = appearance { return modalTransition == nil }
    return false
  }
}
