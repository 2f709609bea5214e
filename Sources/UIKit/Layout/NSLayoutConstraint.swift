/// A relation between a side of one view and a side of another.
///
/// Constraints are accepted, kept with the nearest common view, and told about; frames come from
/// `LayoutSolver`, which knows the simple ones.
@MainActor open class NSLayoutConstraint: NSObject {
  /// Creates a constraint that is not active.
  public convenience init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      first: ConstraintSide(item: view1 as AnyObject, attribute: attr1),
      relation: relation,
      second: view2.map { ConstraintSide(item: $0 as AnyObject, attribute: attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  package init(
    first: ConstraintSide,
    relation: Relation,
    second: ConstraintSide?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  package let first: ConstraintSide
  package let second: ConstraintSide?

  /// How much it matters.
  open var priority = UILayoutPriority.required { didSet { changed() } }

  /// The view or guide on the left side.
  open var firstItem: AnyObject? { first.item }

  /// The view or guide on the right side; nil for a fixed length.
  open var secondItem: AnyObject? { second?.item }

  /// The part of the view on the left side.
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }

  /// The part of the view on the right side.
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }

  /// How the sides compare.
  open internal(set) var relation: NSLayoutConstraint.Relation

  /// The factor of the right side.
  open internal(set) var multiplier: CGFloat

  /// What is added to the right side.
  open var constant: CGFloat { didSet { changed() } }

  /// A name for finding it.
  open var identifier: String?

  /// Whether it is kept by a view.
  ///
  /// - Precondition: To become active its views stand in one hierarchy; UIKit raises otherwise.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  weak var holder: UIView?

  private func activate() {
    guard holder == nil else { return }
    guard let view = commonView else {
      preconditionFailure(
        "NSGenericException: Unable to activate constraint with anchors because they have no "
          + "common ancestor"
      )
    }
    view.addConstraint(self)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }

  private func changed() {
    holder?.setNeedsLayout()
  }

  /// The nearest view that contains both sides.
  private var commonView: UIView? {
    guard let view = first.view else { return nil }
    guard let second else { return view }
    guard let other = second.view else { return nil }
    return sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
  }
}

/// One side of a constraint; its view is not kept alive.
package struct ConstraintSide {
  package private(set) weak var item: AnyObject?
  package let attribute: NSLayoutConstraint.Attribute

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The view of the side, or that of its guide.
  @MainActor package var view: UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
