import UIKit

/// A title and buttons: as much of a screen as the articles need.
final class ButtonScreen: UIViewController {
  private let buttons: KeyValuePairs<String, () -> Void>

  init(_ title: String, _ buttons: KeyValuePairs<String, () -> Void> = [:]) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, button) in buttons.enumerated() {
      let row = UIButton(
        type: .system, primaryAction: UIAction(title: button.key) { _ in button.value() })
      row.frame = CGRect(x: 20, y: 120 + 44 * CGFloat(index), width: 280, height: 44)
      view.addSubview(row)
    }
  }
}
