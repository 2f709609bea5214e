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
  func keep(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    keptLayout.constraints.append(constraint)
    constraint.holder = self
    setNeedsLayout()
  }

  func letGo(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutRecord?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    setNeedsLayout()
  }

  func keep(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    keptLayout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  func letGo(_ layoutGuide: UILayoutGuide) {
    layoutRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func ownGuide(_ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = insets
    return guide
  }

  private static let layoutKey = ObjectIdentifier(ViewConstraints.self)

  var layoutRecord: ViewConstraints? { attachments[UIView.layoutKey] as? ViewConstraints }

  var keptLayout: ViewConstraints {
    if let layoutRecord { return layoutRecord }
    let record = ViewConstraints()
    attachments[UIView.layoutKey] = record
    return record
  }
}
