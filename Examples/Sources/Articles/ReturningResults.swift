import Insecurity
import UIKit

struct User: Equatable {
  let name: String
}

/// The result is who has logged in.
final class Login: ModalCoordinator<User> {
  override var viewController: UIViewController {
    ButtonScreen(
      "Login",
      [
        "Log in": { [weak self] in self?.finish(User(name: "Ada")) },
        "Not now": { [weak self] in self?.dismiss() },
      ])
  }
}

/// Stands for a screen that has nothing to tell.
final class Profile: ModalCoordinator<Void> {
  let user: User

  init(user: User) {
    self.user = user
    super.init()
  }

  override var viewController: UIViewController {
    ButtonScreen("Profile", ["Done": { [weak self] in self?.finish() }])
  }
}

final class Shop: NavigationCoordinator<Never> {
  var user: User?
  var notes: [String] = []

  override var viewController: UIViewController {
    ButtonScreen("Shop")
  }

  func logIn() {
    navigation.start(Login(), animated: true) { [weak self] user in
      guard let user else { return }  // left without logging in
      self?.user = user
    }
  }

  /// The login goes and the profile comes, as one plan.
  func logInAndShowProfile() {
    navigation.start(Login(), animated: true) { [weak self] user in
      guard let self, let user else { return }
      navigation.start(Profile(user: user), animated: true) { _ in }
    }
  }

  func logInAndSayWhy() {
    navigation.start(Login(), animated: true) { [weak self] user, ending in
      switch ending {
      case .finished: self?.notes.append("logged in as \(user?.name ?? "")")
      case .dismissed: self?.notes.append("pressed Not now")
      case .left: self?.notes.append("swiped it away")
      case .endedBelow, .replaced, .rootGone: self?.notes.append("the app went elsewhere")
      case .refused(let issue): self?.notes.append(issue.description)
      }
    }
  }

  /// The result is the choice; `nil` is none.
  func clearCart() {
    let question = AlertCoordinator(
      title: "Clear the cart?",
      choices: [AlertChoice("Clear", style: .destructive, true), .cancel("Keep")])
    navigation.start(question, animated: true) { [weak self] clear in
      self?.notes.append(clear == true ? "cleared" : "kept")
    }
  }

  func logInAndShowProfile() async {
    guard let user = await navigation.start(Login()) else { return }
    await navigation.start(Profile(user: user))
    notes.append("profile closed")
  }
}
