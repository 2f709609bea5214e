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
  var preferredTransition: UIViewController.Transition?
  var contentScrollViews = ContentScrollViews()
  var properties = PropertiesMark.untouched
}

/// Whether an update of properties is due.
enum PropertiesMark {
  /// Not updated yet: from iOS 26 on the first layout does it.
  case untouched
  case asked
  case upToDate
}

/// The scroll views that a controller has named for its edges, not held.
struct ContentScrollViews {
  private struct Entry {
    let edge: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  private var entries: [Entry] = []

  mutating func set(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {
    entries.removeAll { $0.view == nil || edge.contains($0.edge) }
    if let view { entries.insert(Entry(edge: edge, view: view), at: 0) }
  }

  func first(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    entries.first { !$0.edge.intersection(edge).isEmpty }?.view
  }
}

extension UIViewController {
  /// Names the scroll view whose content lies under the bars of all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
    guard settings.additionalSafeAreaInsets != insets else { return }
    settings.additionalSafeAreaInsets = insets
    guard let loadedView else { return }
    loadedView.setNeedsLayout()
    viewSafeAreaInsetsDidChange()
  }

  func askForProperties() {
    settings.properties = .asked
    viewIfLoaded?.setNeedsLayout()
  }

  func bringPropertiesUpToDate() {
    switch settings.properties {
    case .upToDate: return
    case .untouched: if simulatedDevice.behaviour.version != .iOS26 { return }
    case .asked: break
    }
    settings.properties = .upToDate
    updateProperties()
  }
}

extension UIViewController {
  /// The name of the exception for a view that stands where its controller does not belong (D7).
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  /// Posted by a split when it has collapsed or expanded, so that details are shown elsewhere.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
