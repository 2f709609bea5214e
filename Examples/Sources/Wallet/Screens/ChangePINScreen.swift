import UIKit

/// A field for a new PIN.
final class ChangePINScreen: FormScreen {
  private let pin = FormScreen.field("New PIN")
  private let save: (String) -> Void
  private let forgot: () -> Void

  init(save: @escaping (String) -> Void, forgot: @escaping () -> Void) {
    self.save = save
    self.forgot = forgot
    super.init(title: "Change PIN")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin.isSecureTextEntry = true
    show([
      pin,
      button("Save") { [weak self] in
        guard let self, let text = pin.text, !text.isEmpty else { return }
        save(text)
      },
      button("I forgot the old one", forgot),
    ])
  }
}
