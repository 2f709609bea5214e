import UIKit

/// A screen of labels, fields and buttons, one below the other.
class FormScreen: UIViewController {
  private var rows: [UIView] = []

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows other rows than before.
  func show(_ rows: [UIView]) {
    self.rows.forEach { $0.removeFromSuperview() }
    self.rows = rows
    rows.forEach(view.addSubview)
    view.setNeedsLayout()
  }

  /// A button that does one thing, if the screen is at rest.
  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in
      guard self?.isComingOrGoing != true else { return }
      action()
    }
    return UIButton(type: .system, primaryAction: action)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Self.margin
    for (index, row) in rows.enumerated() {
      let top = view.safeAreaInsets.top + Self.margin + CGFloat(index) * Self.rowHeight
      row.frame = CGRect(x: Self.margin, y: top, width: width, height: Self.rowHeight)
    }
  }

  private static let margin: CGFloat = 20
  private static let rowHeight: CGFloat = 44
}

extension FormScreen {
  /// A line of text.
  static func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  /// A field that says what belongs into it.
  static func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    return field
  }
}
