/// What the person has chosen to make the device easier to use.
public struct UIAccessibility {
  /// Whether movements are to be replaced by fades.
  @MainActor public static var isReduceMotionEnabled: Bool { SimulatedDevice.current.reducesMotion }

  /// Whether the screen is read aloud; not here.
  @MainActor public static var isVoiceOverRunning: Bool { false }

  /// Posted when the wish for less motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
