/// Places boxes by relations between their sides, as far as these follow one from another.
///
/// It is no solver of equations: a side is known as soon as one relation gives it, and two known
/// numbers of an axis give the others. Enough for what screens are made of: pinned edges, fixed and
/// shared sizes, middles, chains. Inequalities and priorities below `required` are not asked.
struct LayoutSolver {
  /// What a relation may speak of along one axis.
  enum Part: Hashable {
    case start, end, center, length
  }

  /// One number of one box.
  struct Place: Hashable {
    let box: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
    let part: Part
  }

  /// The first is the second times a factor and something more; a fixed number without a second.
  struct Relation {
    let first: Place
    let second: Place?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
  }

  private(set) var known: [Place: CGFloat] = [:]
  private let relations: [Relation]

  init(_ relations: [Relation]) {
    self.relations = relations
  }

  subscript(box: AnyObject, axis: NSLayoutConstraint.Axis, part: Part) -> CGFloat? {
    known[Place(box: ObjectIdentifier(box), axis: axis, part: part)]
  }

  /// Gives a number, unless it is known, and all that follows from it.
  mutating func give(
    _ value: CGFloat,
    _ box: AnyObject,
    _ axis: NSLayoutConstraint.Axis,
    _ part: Part
  ) {
    note(value, at: Place(box: ObjectIdentifier(box), axis: axis, part: part))
  }

  /// Follows the relations until nothing new is found.
  mutating func follow() {
    var count = -1
    while count != known.count {
      count = known.count
      relations.forEach { follow($0) }
    }
  }

  private mutating func follow(_ relation: Relation) {
    guard let second = relation.second else {
      return note(relation.constant, at: relation.first)
    }
    if let value = known[second] {
      note(value * relation.multiplier + relation.constant, at: relation.first)
    } else if let value = known[relation.first], relation.multiplier != 0 {
      note((value - relation.constant) / relation.multiplier, at: second)
    }
  }

  private mutating func note(_ value: CGFloat, at place: Place) {
    guard known[place] == nil else { return }
    known[place] = value
    derive(place.box, place.axis)
  }

  /// Any two numbers of an axis give the other two.
  private mutating func derive(_ box: ObjectIdentifier, _ axis: NSLayoutConstraint.Axis) {
    func place(_ part: Part) -> Place { Place(box: box, axis: axis, part: part) }
    let (start, end) = (known[place(.start)], known[place(.end)])
    let (center, length) = (known[place(.center)], known[place(.length)])
    let found: (start: CGFloat, length: CGFloat)? =
      switch (start, end, center, length) {
      case (let start?, let end?, _, _): (start, end - start)
      case (let start?, _, _, let length?): (start, length)
      case (_, let end?, _, let length?): (end - length, length)
      case (_, _, let center?, let length?): (center - length / 2, length)
      case (let start?, _, let center?, _): (start, (center - start) * 2)
      case (_, let end?, let center?, _): (end - (end - center) * 2, (end - center) * 2)
      default: nil
      }
    guard let found else { return }
    known[place(.start)] = start ?? found.start
    known[place(.length)] = length ?? found.length
    known[place(.end)] = end ?? found.start + found.length
    known[place(.center)] = center ?? found.start + found.length / 2
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis and the part of it that an attribute speaks of; margins and base lines count as edges.
  var axisAndPart: (NSLayoutConstraint.Axis, LayoutSolver.Part)? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (.horizontal, .start)
    case .right, .trailing, .rightMargin, .trailingMargin: (.horizontal, .end)
    case .top, .topMargin, .firstBaseline: (.vertical, .start)
    case .bottom, .bottomMargin, .lastBaseline: (.vertical, .end)
    case .width: (.horizontal, .length)
    case .height: (.vertical, .length)
    case .centerX, .centerXWithinMargins: (.horizontal, .center)
    case .centerY, .centerYWithinMargins: (.vertical, .center)
    case .notAnAttribute: nil
    }
  }
}
