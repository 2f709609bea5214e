/// What layout keeps with a view.
final class ViewConstraints {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var priorities: [ConstraintAxis: UILayoutPriority] = [:]
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
}

/// What a priority is for.
enum ConstraintAxis: Hashable {
  case hugging(NSLayoutConstraint.Axis)
  case resistance(NSLayoutConstraint.Axis)
}

extension UIView {
  /// The constraints it keeps: those among itself and the views inside it.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Keeps a constraint and makes it active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    keptLayout.constraints.append(constraint)
    constraint.holder = self
    setNeedsLayout()
  }

  /// Keeps constraints and makes them active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Lets a constraint go and makes it inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutRecord?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    setNeedsLayout()
  }

  /// Lets constraints go and makes them inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// The guides of the app.
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a guide, taking it from another view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    keptLayout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part that no bar and no rounding of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutRecord?.safeArea { return guide }
    let guide = ownGuide { $0.safeAreaInsets }
    keptLayout.safeArea = guide
    return guide
  }

  /// The part inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutRecord?.margins { return guide }
    let guide = ownGuide { $0.layoutMargins }
    keptLayout.margins = guide
    return guide
  }

  /// How strongly the view holds on to the size of its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.priorities[.hugging(axis)] ?? .defaultLow
  }

  /// Sets how strongly the view holds on to the size of its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    keptLayout.priorities[.hugging(axis)] = priority
  }

  /// How strongly the view resists being made smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord?.priorities[.resistance(axis)] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being made smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    keptLayout.priorities[.resistance(axis)] = priority
  }

  private func ownGuide(_ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = insets
    return guide
  }

  private static let layoutKey = ObjectIdentifier(ViewConstraints.self)

  var layoutRecord: ViewConstraints? { attachments[UIView.layoutKey] as? ViewConstraints }

  private var keptLayout: ViewConstraints {
    if let layoutRecord { return layoutRecord }
    let record = ViewConstraints()
    attachments[UIView.layoutKey] = record
    return record
  }
}
