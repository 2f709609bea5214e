import UIKit

/// A screen with a title and, if asked for, labels, fields and buttons one below the other.
package final class NamedScreen: UIViewController {
  private let rows: [UIView]

  package init(_ name: String, rows: [UIView] = []) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: 44 * CGFloat(index), width: 320, height: 44)
      view.addSubview(row)
    }
  }
}

extension NamedScreen {
  package static func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  package static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  package static func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    return field
  }
}
