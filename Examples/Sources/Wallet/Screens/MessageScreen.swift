import UIKit

/// A field for a message and a button that sends it.
final class MessageScreen: FormScreen {
  private let text = FormScreen.field("Message")
  private let send: (String) -> Void

  init(send: @escaping (String) -> Void) {
    self.send = send
    super.init(title: "Write to us")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([
      text,
      button("Send") { [weak self] in
        guard let self, let message = text.text, !message.isEmpty else { return }
        send(message)
      },
    ])
  }
}
