/// A view that shows a part of a larger content.
@MainActor open class UIScrollView: UIView {
  /// Creates a view whose content has no size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who is told; held weakly (G4).
  // A table redeclares it with its own type, which only Objective-C can override; the attribute
  // lets a table's own one win.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      (self as UIScrollView).delegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero

  /// The room around the content.
  open var contentInset = UIEdgeInsets.zero

  /// The room around the content, with that for bars: the same, as bars cover nothing here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// When the safe area adds to the insets; only kept here.
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic

  /// Whether a drag keeps its first direction.
  open var isDirectionalLockEnabled = false

  /// Whether content gives at its ends.
  open var bounces = true

  /// Whether content gives up and down even if it is small.
  open var alwaysBounceVertical = false

  /// Whether content gives left and right even if it is small.
  open var alwaysBounceHorizontal = false

  /// Whether it stops at whole pages.
  open var isPagingEnabled = false

  /// Whether a person can scroll.
  open var isScrollEnabled = true

  /// Whether the vertical indicator shows.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true

  /// The colour of the indicators.
  open var indicatorStyle = UIScrollView.IndicatorStyle.default

  /// The room around the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The room around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How fast scrolling ends after a drag.
  open var decelerationRate = UIScrollView.DecelerationRate.normal

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1

  /// The scale; only kept here.
  open var zoomScale: CGFloat = 1

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How a drag takes the keyboard away; only kept here.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  /// Whether a finger is down.
  open var isTracking: Bool { false }

  /// Whether a finger drags the content.
  open var isDragging: Bool { false }

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { false }

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { content.guide(of: self) }

  /// The rectangle of the view.
  open var frameLayoutGuide: UILayoutGuide { edges.guide(of: self) }

  /// Moves to a point of the content; with animation the delegate is told of the end later.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, moves else { return }
    _ = simulatedDevice.after(UIScrollView.scrollTime) { [weak self] in
      guard let self else { return }
      (self as UIScrollView).delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves no further than needed to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }

  /// Does nothing: indicators are not drawn.
  open func flashScrollIndicators() {}

  private static let scrollTime: TimeInterval = 0.3
  private let content = ScrollGuide { scroll in
    let size = scroll.bounds.size
    return UIEdgeInsets(
      top: -scroll.bounds.minY,
      left: -scroll.bounds.minX,
      bottom: size.height + scroll.bounds.minY - scroll.contentSize.height,
      right: size.width + scroll.bounds.minX - scroll.contentSize.width
    )
  }
  private let edges = ScrollGuide { _ in .zero }
}

/// A guide of a scroll view, made when it is asked for.
@MainActor private final class ScrollGuide {
  private let insets: @MainActor (UIScrollView) -> UIEdgeInsets
  private var made: UILayoutGuide?

  init(_ insets: @escaping @MainActor (UIScrollView) -> UIEdgeInsets) {
    self.insets = insets
  }

  func guide(of view: UIScrollView) -> UILayoutGuide {
    if let made { return made }
    let guide = UILayoutGuide()
    guide.owningView = view
    guide.insets = { [insets] view in (view as? UIScrollView).map { insets($0) } ?? .zero }
    made = guide
    return guide
  }
}

extension UIScrollView {
  /// How fast scrolling ends.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor for each millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of most views.
    public static let normal = UIScrollView.DecelerationRate(rawValue: 0.998)

    /// The rate of a view that stops soon.
    public static let fast = UIScrollView.DecelerationRate(rawValue: 0.99)
  }
}

/// Who is told about scrolling.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content has moved, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a move by code with animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
