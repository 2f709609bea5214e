import UIKit

/// A screen of rows, one below the other.
class RowsScreen: UIViewController {
  private var rows: [UIView] = []

  init(title: String) {
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
    refresh()
  }

  /// Makes the rows; called again when what they show has changed.
  func makeRows() -> [UIView] { [] }

  /// Shows what there is now.
  func refresh() {
    guard isViewLoaded else { return }
    rows.forEach { $0.removeFromSuperview() }
    rows = makeRows()
    rows.forEach(view.addSubview)
    view.setNeedsLayout()
  }

  /// A button that does one thing, but not while the screen comes or goes.
  ///
  /// From iOS 26 on a finger reaches a screen while another one is pushed over it: the second of two quick
  /// taps would do everything a second time.
  func button(_ title: String, _ action: @escaping () -> Void) -> UIView {
    let action = UIAction(title: title) { [weak self] _ in
      guard self?.transitionCoordinator == nil else { return }
      action()
    }
    return UIButton(type: .system, primaryAction: action)
  }

  /// A button in the bar that dismisses the screen by UIKit's own means.
  func addCloseButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 16, y: view.safeAreaInsets.top + 16 + 48 * CGFloat(index),
        width: view.bounds.width - 32, height: 48)
    }
  }
}

extension RowsScreen {
  static func text(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }
}
