/// A call that moves screens, as the app or the library has made it.
@MainActor package struct SimulatedCall {
  package enum Kind: Hashable, Sendable {
    case present, dismiss, push, pop, popTo, popToRoot, setStack
  }

  package let kind: Kind
  /// Whom the call was sent to.
  package let receiver: UIViewController
  /// The controllers that were given, bottom to top.
  package let arguments: [UIViewController]
  package let animated: Bool
}

extension UIViewController {
  /// Tells of a call to this controller.
  func called(_ kind: SimulatedCall.Kind, _ arguments: [UIViewController] = [], animated: Bool) {
    guard let onCall = simulatedDevice.onCall else { return }
    onCall(SimulatedCall(kind: kind, receiver: self, arguments: arguments, animated: animated))
  }
}
