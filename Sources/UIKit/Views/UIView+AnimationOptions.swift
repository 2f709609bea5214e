extension UIView {
  /// How an animation runs and what it may disturb.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option "layout subviews".
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1 << 0) }
    /// The option "allow user interaction".
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    /// The option "begin from current state".
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    /// The option "repeat".
    public static var `repeat`: UIView.AnimationOptions { .init(rawValue: 1 << 3) }
    /// The option "autoreverse".
    public static var autoreverse: UIView.AnimationOptions { .init(rawValue: 1 << 4) }
    /// The option "override inherited duration".
    public static var overrideInheritedDuration: UIView.AnimationOptions { .init(rawValue: 1 << 5) }
    /// The option "override inherited curve".
    public static var overrideInheritedCurve: UIView.AnimationOptions { .init(rawValue: 1 << 6) }
    /// The option "allow animated content".
    public static var allowAnimatedContent: UIView.AnimationOptions { .init(rawValue: 1 << 7) }
    /// The option "show hide transition views".
    public static var showHideTransitionViews: UIView.AnimationOptions { .init(rawValue: 1 << 8) }
    /// The option "override inherited options".
    public static var overrideInheritedOptions: UIView.AnimationOptions { .init(rawValue: 1 << 9) }
    /// The option "curve ease in out".
    public static var curveEaseInOut: UIView.AnimationOptions { [] }
    /// The option "curve ease in".
    public static var curveEaseIn: UIView.AnimationOptions { .init(rawValue: 1 << 16) }
    /// The option "curve ease out".
    public static var curveEaseOut: UIView.AnimationOptions { .init(rawValue: 2 << 16) }
    /// The option "curve linear".
    public static var curveLinear: UIView.AnimationOptions { .init(rawValue: 3 << 16) }
    /// The option "transition flip from left".
    public static var transitionFlipFromLeft: UIView.AnimationOptions { .init(rawValue: 1 << 20) }
    /// The option "transition flip from right".
    public static var transitionFlipFromRight: UIView.AnimationOptions { .init(rawValue: 2 << 20) }
    /// The option "transition curl up".
    public static var transitionCurlUp: UIView.AnimationOptions { .init(rawValue: 3 << 20) }
    /// The option "transition curl down".
    public static var transitionCurlDown: UIView.AnimationOptions { .init(rawValue: 4 << 20) }
    /// The option "transition cross dissolve".
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
    /// The option "transition flip from top".
    public static var transitionFlipFromTop: UIView.AnimationOptions { .init(rawValue: 6 << 20) }
    /// The option "transition flip from bottom".
    public static var transitionFlipFromBottom: UIView.AnimationOptions { .init(rawValue: 7 << 20) }
    /// The option "preferred frames per second 60".
    public static var preferredFramesPerSecond60: UIView.AnimationOptions {
      .init(rawValue: 3 << 24)
    }
    /// The option "preferred frames per second 30".
    public static var preferredFramesPerSecond30: UIView.AnimationOptions {
      .init(rawValue: 7 << 24)
    }
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}
