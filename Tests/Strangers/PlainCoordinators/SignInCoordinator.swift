import UIKit

/// A modal flow that cannot be swiped away: name, then terms.
final class SignInCoordinator: Coordinator {
  var children: [any Coordinator] = []
  var onFinish: ((String) -> Void)?
  private let presenter: UIViewController
  private let navigationController = UINavigationController()

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let screen = SignInViewController()
    screen.onContinue = { [weak self] name in self?.showTerms(for: name) }
    navigationController.viewControllers = [screen]
    navigationController.modalPresentationStyle = .fullScreen
    presenter.present(navigationController, animated: true)
  }

  private func showTerms(for name: String) {
    let terms = TermsViewController()
    terms.onAccept = { [weak self] in self?.finish(name) }
    navigationController.pushViewController(terms, animated: true)
  }

  private func finish(_ name: String) {
    presenter.dismiss(animated: true) { [weak self] in self?.onFinish?(name) }
  }
}

final class SignInViewController: UIViewController, UITextFieldDelegate {
  var onContinue: ((String) -> Void)?
  private let nameField = UITextField()
  private lazy var continueButton = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Continue") { [weak self] _ in self?.proceed() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    nameField.addAction(
      UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [nameField, continueButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    updateButton()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func updateButton() {
    continueButton.isEnabled = !(nameField.text ?? "").isEmpty
  }

  private func proceed() {
    guard let name = nameField.text, !name.isEmpty else { return }
    onContinue?(name)
  }
}

final class TermsViewController: UIViewController {
  var onAccept: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Accept",
      primaryAction: UIAction(title: "Accept") { [weak self] _ in self?.onAccept?() })
    let label = UILabel()
    label.text = "Be kind."
    label.numberOfLines = 0
    label.frame = view.bounds
    view.addSubview(label)
  }
}
