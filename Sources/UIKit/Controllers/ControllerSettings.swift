/// What an app can set on a controller and only reads back: nothing is drawn here.
struct ControllerSettings {
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var capturesStatusBarAppearance = false
  var providesContextTransitionStyle = false
  var restoresFocusAfterTransition = true
  var focusGroupIdentifier: String?
  var interactionActivityTrackingBaseName: String?
  var restorationIdentifier: String?
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var respectsMinimumMargins = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIViewController {
  /// The edges to which the content extends under bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { settings.edgesForExtendedLayout }
    set { settings.edgesForExtendedLayout = newValue }
  }

  /// Whether the content extends under opaque bars too.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { settings.extendedLayoutIncludesOpaqueBars }
    set { settings.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether the controller decides about the status bar although it does not cover the screen.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { settings.capturesStatusBarAppearance }
    set { settings.capturesStatusBarAppearance = newValue }
  }

  /// Whether the context's transition style counts before the presented one's.
  public var providesPresentationContextTransitionStyle: Bool {
    get { settings.providesContextTransitionStyle }
    set { settings.providesContextTransitionStyle = newValue }
  }

  /// Whether the focus comes back when the controller is seen again.
  public var restoresFocusAfterTransition: Bool {
    get { settings.restoresFocusAfterTransition }
    set { settings.restoresFocusAfterTransition = newValue }
  }

  /// The focus group of the controller.
  public var focusGroupIdentifier: String? {
    get { settings.focusGroupIdentifier }
    set { settings.focusGroupIdentifier = newValue }
  }

  /// A name under which interactions are counted.
  public var interactionActivityTrackingBaseName: String? {
    get { settings.interactionActivityTrackingBaseName }
    set { settings.interactionActivityTrackingBaseName = newValue }
  }

  /// The name under which state is restored.
  public var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }

  /// Insets that are added to the safe area.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set { settings.additionalSafeAreaInsets = newValue }
  }

  /// Whether margins are at least the system's.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { settings.respectsMinimumMargins }
    set { settings.respectsMinimumMargins = newValue }
  }

  /// Light or dark, whatever the surroundings are.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.overrideUserInterfaceStyle }
    set { settings.overrideUserInterfaceStyle = newValue }
  }

  /// Asks for the orientations again, at the end of the turn.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { simulatedDevice.requestTurn() }

  /// Asks for the deferred edges again, at the end of the turn.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    simulatedDevice.requestTurn()
  }

  /// Asks whether the home indicator hides again, at the end of the turn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { simulatedDevice.requestTurn() }
}

extension UIViewController {
  /// The name of the exception for a view that stands where its controller does not belong (D7).
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  /// Posted when the place for details changes.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
