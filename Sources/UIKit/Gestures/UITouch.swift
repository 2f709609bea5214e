/// One finger on the glass.
@MainActor open class UITouch: NSObject {
  /// Where a finger is in its life on the glass.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger has been lifted.
    case ended = 3
    /// The system has taken the touch away.
    case cancelled = 4
  }

  /// When the touch last changed.
  open var timestamp: TimeInterval { reading.timestamp }

  /// Where the finger is in its life.
  open var phase: UITouch.Phase { reading.phase }

  /// How often the finger has come down in quick succession.
  open var tapCount: Int { reading.tapCount }

  /// The view that was touched first.
  open var view: UIView? { target }

  /// The window of the view that was touched first.
  open var window: UIWindow? { target?.window }

  /// Where the finger is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let window else { return reading.location }
    return window.convert(reading.location, to: view)
  }

  struct Reading {
    var timestamp: TimeInterval = 0
    var phase = Phase.began
    var tapCount = 1
    var location = CGPoint.zero
  }

  private weak var target: UIView?
  private let reading: Reading

  init(on target: UIView?, reading: Reading) {
    self.target = target
    self.reading = reading
    super.init()
  }
}
