import UIKit

public final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  private let library = Library()

  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let books = BooksViewController(library: library)
    let favorites = FavoritesViewController(library: library)
    let profile = ProfileViewController()
    viewControllers = [
      tab(books, "Books", image: "book"), tab(favorites, "Favorites", image: "star"),
      tab(profile, "Profile", image: "person"),
    ]
  }

  private func tab(
    _ root: UIViewController, _ title: String, image: String
  ) -> UINavigationController {
    root.title = title
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: image), selectedImage: nil)
    return stack
  }

  /// The favorites cannot be opened while there are none.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let stack = viewController as? UINavigationController,
      stack.viewControllers.first is FavoritesViewController, library.favorites.isEmpty
    else { return true }
    let alert = UIAlertController(
      title: "No favorites yet", message: "Open a book and star it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
    return false
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    viewController.tabBarItem.badgeValue = nil
  }
}

/// The books of the app.
@MainActor final class Library {
  let books = ["Emma", "Middlemarch", "Moby-Dick", "Walden"]
  var favorites: [String] = []

  func toggle(_ book: String) {
    if let index = favorites.firstIndex(of: book) {
      favorites.remove(at: index)
    } else {
      favorites.append(book)
    }
  }
}
