import UIKit

/// What one sees who is logged out.
final class WelcomeScreen: FormScreen {
  /// What a person can do here.
  enum Choice {
    case logIn(String)
    case help
  }

  private let choose: (Choice) -> Void

  init(choose: @escaping (Choice) -> Void) {
    self.choose = choose
    super.init(title: "Welcome")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let choose = choose
    show([
      Self.label("You are logged out"),
      button("Log in") { choose(.logIn("Ada")) },
      button("Help") { choose(.help) },
    ])
  }
}
