/// A rectangle of the screen; here as much as controllers, windows and transitions need.
@MainActor open class UIView: UIResponder {
  // UIKit's properties are accessors: two accesses may overlap, and nothing is checked. Those that are
  // stored here and read all the time are not checked either, where no code of the app can run in them.

  /// A number by which the app finds the view; 0 unless set.
  open var tag = 0

  /// Whether touches reach the view.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true

  /// Whether the view and all in it are invisible.
  @exclusivity(unchecked) open var isHidden = false

  /// How opaque the view is, from 0 to 1.
  @exclusivity(unchecked) open var alpha: CGFloat = 1

  /// Whether the view promises to cover what is behind it.
  open var isOpaque = true

  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false

  /// Whether subviews follow the view's size by their masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// How the view follows its superview's size.
  @exclusivity(unchecked) open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether several fingers reach the view at a time.
  open var isMultipleTouchEnabled = false

  /// Whether the mask counts as constraints.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true

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
  open var window: UIWindow? { windowAround }

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
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { marginsChanged() } }
  }

  /// The room that bars and the rounding of the screen cover: only what its controller adds, as nothing is drawn.
  open var safeAreaInsets: UIEdgeInsets { controller?.additionalSafeAreaInsets ?? .zero }

  /// What a test finds the view by; a person never sees it.
  open var accessibilityIdentifier: String?

  /// What is read out to a person.
  open var accessibilityLabel: String?

  /// Tells that the content has another size, so that the superview lays it out anew.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  // MARK: Hierarchy in detail

  /// Inserts a view behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: childIndex(of: siblingSubview) ?? childViews.count)
  }

  /// Inserts a view in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: childIndex(of: siblingSubview).map { $0 + 1 } ?? childViews.count)
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  /// Swaps two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    childViews.swapAt(index1, index2)
    setNeedsLayout()
  }

  /// Whether this view is another one or stands in it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let one = next {
      if one === view { return true }
      next = one.parentView
    }
    return false
  }

  // MARK: Geometry

  /// The layout margins in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top,
        leading: layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// Converts a point of this view to another view of the same window, `nil` for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    return view.pointFromRoot(inRoot)
  }

  /// Converts a point of another view to this one, `nil` for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// Converts a rectangle of this view to another view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view to this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view is in another one; nil if one of the two is in no window.
  open func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }

  /// Takes the size that fits the present one.
  open func sizeToFit() {
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Fingers and keys

  /// Ends the editing of the field in this view that receives keys.
  ///
  /// - Parameter force: Whether a field that wants to stay is not asked; here it is asked always.
  /// - Returns: Whether no field in the view receives keys any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endKeys(force) }

  /// Lets a recognizer watch on the view, taking it from another one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Ends a recognizer's watch.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The recognizers that watch on the view; `nil` when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { $0.attachedView = nil }
      recognizers = newValue ?? []
      recognizers.forEach { $0.attachedView = self }
    }
  }

  // MARK: Constraints

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The base line of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The base line of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Returns the smallest size in which the constraints inside hold; that of the content without.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the smallest size in which the constraints inside hold, keeping what is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    smallestSize(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The constraints it keeps: those among itself and the views inside it.
  open var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Keeps a constraint and makes it active.
  open func addConstraint(_ constraint: NSLayoutConstraint) { keep(constraint) }

  /// Keeps constraints and makes them active.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Lets a constraint go and makes it inactive.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }

  /// Lets constraints go and makes them inactive.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// The guides of the app.
  open var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Whether the view needs an update of its constraints before its first layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraints() }

  /// Whether an update of the constraints was asked for.
  open func needsUpdateConstraints() -> Bool { constraintsMark == .asked }

  /// Calls `updateConstraints` now if it was asked for.
  open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

  /// Called before a layout when it was asked for; does nothing.
  open func updateConstraints() {}

  /// Adds a guide, taking it from another view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { keep(layoutGuide) }

  /// Removes a guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { letGo(layoutGuide) }

  /// The part that no bar and no rounding of the screen covers.
  open var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutRecord?.safeArea { return guide }
    let guide = ownGuide { $0.safeAreaInsets }
    keptLayout.safeArea = guide
    return guide
  }

  /// The part inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutRecord?.margins { return guide }
    let guide = ownGuide { $0.layoutMargins }
    keptLayout.margins = guide
    return guide
  }

  /// How strongly the view holds on to the size of its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.priorities[.hugging(axis)] ?? .defaultLow
  }

  /// Sets how strongly the view holds on to the size of its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    keptLayout.priorities[.hugging(axis)] = priority
  }

  /// How strongly the view resists being made smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord?.priorities[.resistance(axis)] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    keptLayout.priorities[.resistance(axis)] = priority
  }

  // MARK: Animation

  /// Whether animations take visible time on the current device.
  open class var areAnimationsEnabled: Bool { SimulatedDevice.current.animationsEnabled }

  /// Switches the visible time of animations on or off.
  ///
  /// Transitions asked for with `animated: true` keep their sequence (J9).
  open class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedDevice.current.animationsEnabled = enabled
  }

  /// Runs a closure while animations take no visible time.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    runUnanimated(actionsWithoutAnimation)
  }

  /// Changes views over a time; the values change at once, the completion comes at the end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration + delay, completion)
  }

  /// Changes views over a time and tells when it is over.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration, completion)
  }

  /// Changes views over a time.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(animations, for: duration, nil)
  }

  /// Changes views as a spring moves.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration + delay, completion)
  }

  /// Changes views as a spring moves, with the defaults of iOS 17.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration + delay, completion)
  }

  /// Changes a view's contents with an effect; the completion comes after the time (H3).
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Replaces a view by another one with an effect.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  /// A picture of the view as it is; an empty view of its size here.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: frame)
  }

  deinit {
    for child in childViews { child.parentView = nil }
  }

  // MARK: What the stand-in keeps

  private var ownTint: UIColor?
  @exclusivity(unchecked) var geometry: ViewGeometry
  /// Not weak: an object that is held weakly pays for it with each reference that comes and goes. A
  /// superview takes the reference back when it goes, and may be asked for until then, as in UIKit.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
  /// The window at the root: every view in it knows it, for it is asked for all the time.
  @exclusivity(unchecked) weak var windowAround: UIWindow?
  @exclusivity(unchecked) var childViews: [UIView] = []
  @exclusivity(unchecked) var layoutMark = LayoutMark.clean
  @exclusivity(unchecked) var constraintsMark = ConstraintsMark.untouched

  /// The children that a layout pass has to visit: finding them costs what is dirty, not what is there.
  @exclusivity(unchecked) var dirtyChildren: [UIView] = []

  /// The controller whose `view` this is.
  @exclusivity(unchecked) package internal(set) weak var controller: UIViewController?

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
