extension UIView {
  /// Places the subviews that have constraints.
  func layoutByConstraints() {
    guard let solved = solveConstraints(width: layoutWidth, height: layoutHeight) else { return }
    for child in subviews where child.isPlacedByConstraints {
      child.frame = solved.frame(of: child)
    }
    (self as? UIScrollView)?.takeContentSize(from: solved)
  }

  func smallestSize(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : nil
    let height = verticalFittingPriority == .required ? targetSize.height : nil
    let content = estimatedSize
    let solved = solveConstraints(width: width, height: height)
    return CGSize(
      width: width ?? solved?[self, .horizontal, .length] ?? content.width,
      height: height ?? solved?[self, .vertical, .length] ?? content.height
    )
  }

  /// A fixed width or height that a constraint gives the view.
  func fixedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.first.item === self && $0.firstAttribute == attribute && $0.second == nil
        && $0.relation == .equal
    }?.constant
  }

  // A stack places what it arranges itself.
  private var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    guard let stack = superview as? UIStackView else { return true }
    return !stack.arrangedSubviews.contains { $0 === self }
  }

  // The edges of a scroll view are those of its content, whose size follows from them.
  private var layoutWidth: CGFloat? { self is UIScrollView ? nil : bounds.width }
  private var layoutHeight: CGFloat? { self is UIScrollView ? nil : bounds.height }

  private func solveConstraints(width: CGFloat?, height: CGFloat?) -> LayoutSolver? {
    let children = subviews.filter(\.isPlacedByConstraints)
    guard !children.isEmpty else { return nil }
    var solver = LayoutSolver(relations(with: children))
    solver.give(0, self, .horizontal, .start)
    solver.give(0, self, .vertical, .start)
    if let width { solver.give(width, self, .horizontal, .length) }
    if let height { solver.give(height, self, .vertical, .length) }
    giveFrame(to: &solver)
    solver.follow()
    giveSizes(of: children, .horizontal, to: &solver)
    giveSizes(of: children, .vertical, to: &solver)
    return solver
  }

  private func giveFrame(to solver: inout LayoutSolver) {
    guard let scroll = self as? UIScrollView else { return }
    solver.give(bounds.width, scroll.frameLayoutGuide, .horizontal, .length)
    solver.give(bounds.height, scroll.frameLayoutGuide, .vertical, .length)
  }

  /// What the relations leave open is as large as its content.
  private func giveSizes(
    of children: [UIView],
    _ axis: NSLayoutConstraint.Axis,
    to solver: inout LayoutSolver
  ) {
    for child in children where solver[child, axis, .length] == nil {
      let width = solver[child, .horizontal, .length]
      let content = child.contentSize(inWidth: axis == .vertical ? width : nil)
      solver.give(axis == .horizontal ? content.width : content.height, child, axis, .length)
      solver.follow()
    }
  }

  private func contentSize(inWidth width: CGFloat?) -> CGSize {
    if subviews.contains(where: \.isPlacedByConstraints), !(self is UIScrollView) {
      return systemLayoutSizeFitting(
        CGSize(width: width ?? 0, height: 0),
        withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    if let width, self is UILabel { return sizeThatFits(CGSize(width: width, height: 0)) }
    return estimatedSize
  }

  /// The relations among this view, its guides and its direct subviews.
  private func relations(with children: [UIView]) -> [LayoutSolver.Relation] {
    let boxes = Set(([self] + children).map(ObjectIdentifier.init))
    let held = constraints + children.flatMap(\.constraints)
    let own = held.compactMap { $0.solverRelation(among: boxes, in: self) }
    return own + guides(in: held).flatMap(guideRelations)
  }

  private func guides(in constraints: [NSLayoutConstraint]) -> [UILayoutGuide] {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let guides = items.compactMap { $0 as? UILayoutGuide }.filter { $0.owningView === self }
    var seen: Set<ObjectIdentifier> = []
    return guides.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// A guide of UIKit's lies inside its view, at fixed distances from the edges.
  private func guideRelations(_ guide: UILayoutGuide) -> [LayoutSolver.Relation] {
    let scroll = self as? UIScrollView
    guard let insets = guide.insets, guide !== scroll?.frameLayoutGuide else { return [] }
    let distance = guide === scroll?.contentLayoutGuide ? .zero : insets(self)
    return [
      tie(guide, .horizontal, .start, distance.left),
      tie(guide, .horizontal, .end, -distance.right),
      tie(guide, .vertical, .start, distance.top),
      tie(guide, .vertical, .end, -distance.bottom),
    ]
  }

  private func tie(
    _ guide: UILayoutGuide,
    _ axis: NSLayoutConstraint.Axis,
    _ part: LayoutSolver.Part,
    _ distance: CGFloat
  ) -> LayoutSolver.Relation {
    LayoutSolver.Relation(
      first: .init(box: ObjectIdentifier(guide), axis: axis, part: part),
      second: .init(box: ObjectIdentifier(self), axis: axis, part: part),
      constant: distance
    )
  }
}

extension UIScrollView {
  fileprivate func takeContentSize(from solved: LayoutSolver) {
    guard let width = solved[self, .horizontal, .length],
      let height = solved[self, .vertical, .length]
    else { return }
    contentSize = CGSize(width: width, height: height)
  }
}

extension NSLayoutConstraint {
  /// The constraint for the solver; nil if it is none of its kind, or speaks of a view elsewhere.
  fileprivate func solverRelation(
    among boxes: Set<ObjectIdentifier>,
    in view: UIView
  ) -> LayoutSolver.Relation? {
    guard relation == .equal, let left = first.place(among: boxes, in: view) else { return nil }
    guard let second else {
      return LayoutSolver.Relation(first: left, second: nil, constant: constant)
    }
    guard let right = second.place(among: boxes, in: view) else { return nil }
    return LayoutSolver.Relation(
      first: left,
      second: right,
      multiplier: multiplier,
      constant: constant
    )
  }
}

extension ConstraintSide {
  @MainActor fileprivate func place(
    among boxes: Set<ObjectIdentifier>,
    in view: UIView
  ) -> LayoutSolver.Place? {
    guard let item, let (axis, part) = attribute.axisAndPart else { return nil }
    let isGuideHere = (item as? UILayoutGuide)?.owningView === view
    guard isGuideHere || boxes.contains(ObjectIdentifier(item)) else { return nil }
    return LayoutSolver.Place(box: ObjectIdentifier(item), axis: axis, part: part)
  }
}

extension LayoutSolver {
  /// Where a view goes; what is not known stays as it is.
  @MainActor fileprivate func frame(of view: UIView) -> CGRect {
    CGRect(
      x: self[view, .horizontal, .start] ?? view.frame.minX,
      y: self[view, .vertical, .start] ?? view.frame.minY,
      width: max(0, self[view, .horizontal, .length] ?? view.bounds.width),
      height: max(0, self[view, .vertical, .length] ?? view.bounds.height)
    )
  }
}
