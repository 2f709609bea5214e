import UIKit

/// A screen that is a title and links.
public final class LinksViewController: UIViewController {
  private let links: [(title: String, action: () -> Void)]

  public init(title: String, links: [(title: String, action: () -> Void)]) {
    self.links = links
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { fatalError("no storyboard has this screen") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = links.map { link in
      UIButton(type: .system, primaryAction: UIAction(title: link.title) { _ in link.action() })
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

/// The app's screens.
public struct AppScreens: ScreenFactory {
  public init() {}

  public func screen(for route: Route, router: Router) -> UIViewController {
    LinksViewController(title: title(of: route), links: links(of: route, router))
  }

  private func title(of route: Route) -> String {
    switch route {
    case .home: "Home"
    case .article(let number): "Article \(number)"
    case .comments(let number): "Comments \(number)"
    case .compose: "Compose"
    case .settings: "Settings"
    }
  }

  private func links(of route: Route, _ router: Router) -> [(title: String, action: () -> Void)] {
    switch route {
    case .home:
      [
        ("Read", { [weak router] in router?.go(to: .article(1)) }),
        ("Write", { [weak router] in router?.go(to: .compose) }),
      ]
    case .article(let number):
      [
        ("Next", { [weak router] in router?.go(to: .article(number + 1)) }),
        ("Discuss", { [weak router] in router?.go(to: .comments(number)) }),
      ]
    case .comments: [("All the way back", { [weak router] in router?.backToRoot() })]
    case .compose: [("Options", { [weak router] in router?.go(to: .settings) })]
    case .settings: [("Done", { [weak router] in router?.close() })]
    }
  }
}
