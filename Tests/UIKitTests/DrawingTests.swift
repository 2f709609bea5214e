import Testing
import UIKit

@MainActor @Suite("Colours, fonts, pictures and traits")
struct DrawingTests {
  @Test("A colour gives back its components in both systems")
  func components() {
    let colour = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0, 1, 1, 0.5])
    var hue = CGFloat(9)
    colour.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(hue == 0.5)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test("Colours of the same components are equal")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .blue)
    #expect(UIColor.white.withAlphaComponent(0).hash != UIColor.white.hash)
  }

  @Test("A rule gives one colour in light and another in dark surroundings")
  func rule() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: .current) == UIColor(white: 0, alpha: 1))
    var white = CGFloat(9)
    dark.performAsCurrent { _ = UIColor.label.getWhite(&white, alpha: nil) }
    #expect(white == 1)
    UIColor.label.getWhite(&white, alpha: nil)
    #expect(white == 0)
  }

  @Test("Fonts of the same name, size and weight are equal")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(UIFont.boldSystemFont(ofSize: 17) != .systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 10).withSize(20).pointSize == 20)
  }

  @Test("Longer text is estimated wider, and broken text higher")
  func estimates() {
    let label = UILabel()
    label.text = "Short"
    let short = label.intrinsicContentSize
    label.text = "Much longer than that"
    let long = label.intrinsicContentSize
    #expect(long.width > short.width)
    #expect(long.height == short.height)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > long.height)
  }

  @Test("A PNG file tells its size, anything else is no picture")
  func png() throws {
    let bytes: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0, 30, 0, 0, 0, 20,
    ]
    let image = try #require(UIImage(data: Data(bytes), scale: 2))
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star")?.withTintColor(.red) != UIImage(systemName: "star"))
  }

  @Test("The last collection that specifies a trait counts")
  func traits() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }

  @Test("A row's place is its section and its number")
  func indexPath() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]))
    path.row += 1
    #expect(path.item == 4)
  }
}

extension Contract {
  @MainActor @Suite("Fields and devices")
  struct FieldTests {
    /// Allows digits only, and records what it hears.
    private final class Digits: NSObject, UITextFieldDelegate {
      var heard: [String] = []

      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }

      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        string.allSatisfy(\.isNumber)
      }
    }

    private func field(on phone: Phone) -> UITextField {
      let screen = phone.show(phone.screen("A"))
      let field = UITextField()
      screen.view.addSubview(field)
      return field
    }

    @Test("Typing asks the delegate for each key, and tells of each change")
    func typing() {
      let phone = Phone()
      let field = field(on: phone)
      let delegate = Digits()
      field.delegate = delegate
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      #expect(field.simulateTyping("1a2"))
      #expect(field.text == "12")
      #expect(changes == 2)
      #expect(field.isEditing)
      field.superview?.endEditing(true)
      #expect(delegate.heard == ["begin", "end"])
      #expect(!field.isEditing)
    }

    @Test("One field at a time receives keys")
    func oneField() {
      let phone = Phone()
      let first = field(on: phone)
      let second = UITextField()
      first.superview?.addSubview(second)
      first.becomeFirstResponder()
      second.becomeFirstResponder()
      #expect(!first.isEditing)
      #expect(second.isFirstResponder)
    }

    @Test("A field outside every window receives no keys")
    func homeless() {
      #expect(!UITextField().simulateTyping("1"))
    }

    @Test("Return closes the keyboard only if somebody listens for it")
    func returnKey() {
      let phone = Phone()
      let field = field(on: phone)
      field.simulateTyping("1")
      field.simulateReturn()
      #expect(field.isEditing)
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      field.simulateReturn()
      #expect(!field.isEditing)
    }

    @Test("Turning a device tells views and controllers, and screen and device follow")
    func rotation() {
      let phone = Phone()
      let screen = phone.show(phone.screen("A"))
      #expect(screen.traitCollection.horizontalSizeClass == .compact)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      phone.device.traits = .pad
      #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
      #expect(UIScreen.main.scale == 2)
      #expect(UIDevice.current.model == "iPad")
    }
  }
}
