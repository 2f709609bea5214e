import UIKit

final class BookViewController: UIViewController {
  private let book: String
  private let library: Library
  private lazy var starButton = UIBarButtonItem(
    title: nil, image: UIImage(systemName: "star"),
    primaryAction: UIAction(title: "Star") { [weak self] _ in self?.toggle() })

  init(book: String, library: Library) {
    self.book = book
    self.library = library
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has this screen") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = book
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = starButton
    let cover = UIImageView(image: UIImage(systemName: "book.closed"))
    cover.contentMode = .scaleAspectFit
    cover.tintColor = .systemBlue
    let label = UILabel()
    label.text = book
    label.font = .boldSystemFont(ofSize: 24)
    label.textColor = .label
    for view in [cover, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      cover.widthAnchor.constraint(equalToConstant: 120),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 1.5),
      label.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 16),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func toggle() {
    library.toggle(book)
    let isFavorite = library.favorites.contains(book)
    starButton.image = UIImage(systemName: isFavorite ? "star.fill" : "star")
    let favorites = tabBarController?.viewControllers?[1]
    favorites?.tabBarItem.badgeValue =
      library.favorites.isEmpty ? nil : "\(library.favorites.count)"
  }
}

final class ProfileViewController: UIViewController {
  private let status = UILabel()
  private let news = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    status.text = "News are off"
    news.accessibilityLabel = "News"
    news.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        status.text = news.isOn ? "News are on" : "News are off"
      }, for: .valueChanged)
    let about = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "About") { [weak self] _ in self?.showAbout() })
    let stack = UIStackView(arrangedSubviews: [status, news, about])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func showAbout() {
    let about = UIViewController()
    about.title = "About"
    about.view.backgroundColor = .systemBackground
    about.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    present(UINavigationController(rootViewController: about), animated: true)
  }
}
