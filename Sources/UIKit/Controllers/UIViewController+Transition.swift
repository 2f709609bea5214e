extension UIViewController {
  /// How a controller comes and goes, chosen by the one that comes.
  open class Transition: NSObject {
    enum Kind {
      case coverVertical, flipHorizontal, crossDissolve, partialCurl
      case zoom((ZoomSourceViewProviderContext) -> Void)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// From below.
    public static var coverVertical: Self { made(.coverVertical) }

    /// By turning over.
    public static var flipHorizontal: Self { made(.flipHorizontal) }

    /// By fading.
    public static var crossDissolve: Self { made(.crossDissolve) }

    /// By curling up.
    public static var partialCurl: Self { made(.partialCurl) }

    /// Out of a view, which is asked for at each beginning.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { made(.zoom { _ = sourceViewProvider($0) }) }

    /// Out of a bar button, which is asked for at each beginning.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { made(.zoom { _ = sourceBarButtonItemProvider($0) }) }

    private static func made(_ kind: Kind) -> Self {
      guard let transition = Transition(kind) as? Self else {
        preconditionFailure("A subclass of Transition cannot make the system's transitions")
      }
      return transition
    }

    /// How a zoom looks; nothing of it is drawn here.
    @MainActor open class ZoomOptions: NSObject {}

    /// Who zooms out of whom.
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller that the zoom comes from.
      open var sourceViewController: UIViewController { source }

      /// The controller that comes and goes by the zoom.
      open var zoomedViewController: UIViewController { zoomed }

      private let source: UIViewController
      private let zoomed: UIViewController

      init(from source: UIViewController, to zoomed: UIViewController) {
        self.source = source
        self.zoomed = zoomed
        super.init()
      }
    }
  }

  /// Whether the controller comes and goes by a zoom: from iOS 18 on.
  var zooms: Bool {
    guard case .zoom = settings.preferredTransition?.kind else { return false }
    return simulatedDevice.behaviour.version != .iOS17
  }

  /// Asks where a zoom of this controller begins or ends.
  func askForZoomSource(in source: UIViewController) {
    guard zooms, case .zoom(let ask) = settings.preferredTransition?.kind else { return }
    ask(.init(from: source, to: self))
  }
}
