/// Watches for one kind of gesture; here as much as the ways back of containers need.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing recognized yet.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It has gone on.
    case changed = 2
    /// It has ended; the same as recognized.
    case ended = 3
    /// It was taken back.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5

    /// A gesture without duration has happened.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }

  /// Makes a recognizer without a target: the stand-in has no selectors.
  public convenience override init() { self.init(kind: .plain) }

  /// How far the gesture has come.
  open var state: UIGestureRecognizer.State = .possible

  /// What may forbid the gesture; weak.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer watches at all.
  open var isEnabled = true

  /// The view on which the recognizer watches.
  open var view: UIView? { attachedView }

  /// Whether the view loses touches that belong to the gesture.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only when the gesture has failed.
  open var delaysTouchesEnded = true

  /// A name for finding the recognizer.
  open var name: String?

  /// How many fingers take part.
  open var numberOfTouches: Int {
    switch state {
    case .began, .changed: 1
    case .possible, .ended, .cancelled, .failed: 0
    }
  }

  /// Called when the recognizer goes back to waiting.
  open func reset() {}

  /// How the simulation finds a recognizer's meaning.
  enum Kind {
    case plain, pan, edgePan, tap
  }

  let kind: Kind
  weak var attachedView: UIView?

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Whether the recognizer would begin now, if a finger tried.
  var mayBegin: Bool {
    isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }
}

/// What may forbid a gesture.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized at a time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch is meant for the recognizer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
