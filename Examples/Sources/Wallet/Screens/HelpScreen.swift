import UIKit

/// What people ask, and a way to ask something else.
final class HelpScreen: FormScreen {
  /// What a person can do here.
  enum Choice {
    case write
    case close
  }

  private let choose: (Choice) -> Void

  init(choose: @escaping (Choice) -> Void) {
    self.choose = choose
    super.init(title: "Help")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let choose = choose
    show([
      Self.label("Your cards stay on this phone."),
      button("Write to us") { choose(.write) },
      button("Done") { choose(.close) },
    ])
  }
}
