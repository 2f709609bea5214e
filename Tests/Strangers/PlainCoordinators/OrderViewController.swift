import UIKit

final class OrderViewController: UIViewController {
  var onEdit: (() -> Void)?
  var amount = 1 { didSet { show() } }
  private let order: String
  private let label = UILabel()

  init(order: String) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has this screen") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = order
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.onEdit?() })
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    show()
  }

  private func show() { label.text = "\(amount) × \(order)" }
}

/// A sheet that ends in a choice, or is swiped away.
final class EditCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
  var children: [any Coordinator] = []
  var onEnd: ((Int?) -> Void)?
  private let presenter: UIViewController

  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init()
  }

  func start() {
    let screen = UIViewController()
    screen.title = "Amount"
    screen.view.backgroundColor = .secondarySystemBackground
    let buttons = [1, 2, 3].map { amount in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "\(amount)") { [weak self] _ in self?.finish(amount) })
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    stack.frame = screen.view.bounds
    screen.view.addSubview(stack)
    screen.modalPresentationStyle = .pageSheet
    if #available(iOS 15.0, *) {
      screen.sheetPresentationController?.detents = [.medium(), .large()]
    }
    screen.presentationController?.delegate = self
    presenter.present(screen, animated: true)
  }

  private func finish(_ amount: Int) {
    presenter.dismiss(animated: true) { [weak self] in self?.onEnd?(amount) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onEnd?(nil)
  }
}
