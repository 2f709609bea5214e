/// Makes a cell of a class that is only known when the program runs, by `init(style:reuseIdentifier:)` as UIKit does.
///
/// Swift calls an initialiser of such a class only if it is `required`, which UIKit's is not, and which no
/// subclass of an app says. A designated initialiser is called through the class's own table all the same, and an
/// override stands at its superclass's place there. So the class is looked at as one whose override is required:
/// the call then finds what the app has written, or what it has inherited.
class CellMaker: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a cell of the class.
  static func make(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: CellMaker.Type.self).init(
      style: style, reuseIdentifier: reuseIdentifier)
  }
}

/// With an override of its own, so that no optimiser takes the table for superfluous.
final class OtherCellMaker: CellMaker {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
