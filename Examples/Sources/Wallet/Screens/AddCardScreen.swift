import UIKit

/// Two fields and a button that takes only a number that is right.
final class AddCardScreen: FormScreen {
  private let number = FormScreen.field("Number")
  private let holder = FormScreen.field("Name on card")
  private let hint = FormScreen.label(nil)
  private let save: (Card) -> Void
  private let cancel: () -> Void

  init(save: @escaping (Card) -> Void, cancel: @escaping () -> Void) {
    self.save = save
    self.cancel = cancel
    super.init(title: "Add a card")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    number.keyboardType = .numberPad
    for field in [number, holder] {
      field.addAction(UIAction { [weak self] _ in self?.hint.text = nil }, for: .editingChanged)
    }
    show([
      number, holder, hint,
      button("Save") { [weak self] in self?.trySaving() },
      button("Cancel", cancel),
    ])
  }

  private func trySaving() {
    do {
      let number = try CardNumber(number.text ?? "")
      guard let name = holder.text, !name.isEmpty else {
        hint.text = "Whose card is it?"
        return
      }
      save(Card(number: number, holder: name))
    } catch {
      hint.text = error.sentence
    }
  }
}
