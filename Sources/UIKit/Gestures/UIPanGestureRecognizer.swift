/// Watches for a moving finger.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer without a target.
  public convenience init() { self.init(kind: .pan) }

  /// The least number of fingers.
  open var minimumNumberOfTouches = 1

  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  var moved = CGPoint.zero
}

/// Watches for a finger that comes in from an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Makes a recognizer without a target.
  public convenience init() { self.init(kind: .edgePan) }

  /// The edges from which the finger may come.
  open var edges: UIRectEdge = []
}

/// Watches for taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer without a target.
  public convenience init() { self.init(kind: .tap) }

  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}
