extension SimulatedDevice {
  /// Records what UIKit would print; in real time it is printed too.
  package func warn(_ text: String) {
    warnings.append(text)
    if case .real = clock.source { FileHandle.standardError.write(Data((text + "\n").utf8)) }
  }

  /// Records a call that is ignored.
  func refuse(_ text: String) {
    refusedCalls.append(text)
    warn(text)
  }

  /// Records an appearance call out of balance (A6); where `UIKIT_STANDIN_UNBALANCED=stop` holds, stops the process.
  func warnUnbalanced(_ controller: UIViewController) {
    unbalancedAppearanceCalls += 1
    precondition(
      ProcessInfo.processInfo.environment["UIKIT_STANDIN_UNBALANCED"] != "stop",
      "Unbalanced appearance calls for \(controller.shortDescription)")
    warn("Unbalanced calls to begin/end appearance transitions for \(controller.shortDescription).")
  }
}

extension NSObject {
  /// The object as UIKit names it in its warnings, without an address that would differ from run to run.
  var shortDescription: String { "<\(type(of: self))>" }
}
