/// What happened on the glass at one moment.
@MainActor open class UIEvent: NSObject {
  /// When it happened.
  open var timestamp: TimeInterval { touches.first?.timestamp ?? 0 }

  /// All fingers that take part.
  open var allTouches: Set<UITouch>? { touches }

  /// The fingers whose first view is in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  private let touches: Set<UITouch>

  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }
}
