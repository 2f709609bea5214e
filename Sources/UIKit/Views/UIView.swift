/// A rectangle of the screen; here as much as controllers, windows and transitions need.
@MainActor open class UIView: UIResponder {
  /// A number by which the app finds the view; 0 unless set.
  open var tag = 0

  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true

  /// Whether the view and all in it are invisible.
  open var isHidden = false

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view promises to cover what is behind it.
  open var isOpaque = true

  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false

  /// Whether subviews follow the view's size by their masks.
  open var autoresizesSubviews = true

  /// How the view follows its superview's size.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether several fingers reach the view at a time.
  open var isMultipleTouchEnabled = false

  /// Whether the mask counts as constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// How contents fill the bounds.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// The view's place and size in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { resize(to: newValue, center: geometry.center) }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { resize(to: geometry.bounds, center: newValue) }
  }

  /// The view's place and size in its superview's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// Makes a view of a size; it is in no hierarchy.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  /// Makes a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes an empty view: the stand-in decodes nothing.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// The view this one stands in.
  open var superview: UIView? { parentView }

  /// The views in this one, back to front.
  open var subviews: [UIView] { childViews }

  /// The window at the root of the hierarchy, `nil` if the view is in none.
  open var window: UIWindow? { superview?.window }

  /// The controller of this view, else its superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Hierarchy and layout

  /// Adds a view in front of all others, taking it from where it was.
  ///
  /// Entering a window tells the controllers in it (08, A36).
  open func addSubview(_ view: UIView) { insert(view, at: childViews.count) }

  /// Inserts a view at a depth, 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview; controllers that leave a window are told (09).
  open func removeFromSuperview() { leaveSuperview() }

  /// Asks for `layoutSubviews` at the end of the turn.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the dirty part of this subtree now.
  ///
  /// On a navigation controller's view this starts a deferred transition (02).
  open func layoutIfNeeded() { layoutDirtyPart() }

  // MARK: Overridable callbacks

  /// Called after a view was added; does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed; does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed; does nothing.
  open func didMoveToSuperview() {}

  /// Called before the window changes; does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed; does nothing.
  open func didMoveToWindow() {}

  /// Places the subviews; called once per layout pass in which the view asked for it.
  ///
  /// Those that do not translate their mask are placed by their constraints.
  open func layoutSubviews() { layoutByConstraints() }

  /// The size the view wants to have in a given space; its own unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size of the contents, or `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// A finger's first view: the frontmost one that contains the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in childViews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether a point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The first view at or below this one that has a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in childViews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Look, kept but not drawn

  /// The colour behind the contents.
  open var backgroundColor: UIColor?

  /// The colour of what a person can act on: the superview's, unless set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  /// Light or dark for the view and all in it; only kept here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// How the view is turned and stretched; only kept here.
  open var transform = CGAffineTransform.identity

  /// Draws the view; never called here.
  open func draw(_ rect: CGRect) {}

  /// Asks to draw the view anew; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Called after the tint changed; does nothing.
  open func tintColorDidChange() {}

  /// What the view knows about its surroundings.
  open var traitCollection: UITraitCollection { simulatedDevice.traits }

  /// Called after the surroundings changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The room that content should leave at the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The room that bars and the rounding of the screen cover: none, as nothing is drawn here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// What a test finds the view by; a person never sees it.
  open var accessibilityIdentifier: String?

  /// What is read out to a person.
  open var accessibilityLabel: String?

  /// Tells that the content has another size, so that the superview lays it out anew.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  // MARK: What the stand-in keeps

  private var ownTint: UIColor?
  var geometry: ViewGeometry
  weak var parentView: UIView?
  var childViews: [UIView] = []
  var layoutMark = LayoutMark.clean

  /// The children that a layout pass has to visit: finding them costs what is dirty, not what is there.
  var dirtyChildren: [UIView] = []

  /// The controller whose `view` this is.
  package internal(set) weak var controller: UIViewController?

  var recognizers: [UIGestureRecognizer] = []

  /// Storage for what other files add to a view: constraints, guides, recognizers.
  package var attachments: [ObjectIdentifier: Any] = [:]

  package override var ofDevice: SimulatedDevice { simulatedDevice }

  package override var canReceiveKeys: Bool { window != nil }
}

extension UIView {
  /// The metric of a view without a size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
}
