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
  /// The name of the exception for a view that stands where its controller does not belong (D7).
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  /// Posted when the place for details changes.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
