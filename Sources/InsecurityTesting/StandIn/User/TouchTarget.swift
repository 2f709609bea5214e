import UIKit

/// A thing on the glass: what a person sees of it, what a test may call it, what a finger does to it.
struct TouchTarget {
  let element: ScreenElement
  /// The names that a test may use, the preferred one first.
  let names: [String]
  let touch: Touch

  /// What a finger can do to it.
  enum Touch {
    case nothing
    case tap(() -> Void)
    case type((String) -> Void)
  }

  /// What a tap on the button that removes the text does, where there is one.
  var clear: (() -> Void)?
}

extension TouchTarget {
  static func label(_ text: String) -> TouchTarget {
    TouchTarget(element: .label(text), names: [], touch: .nothing)
  }

  static func button(
    _ names: [String?], isEnabled: Bool = true, _ tap: @escaping () -> Void
  ) -> TouchTarget? {
    let names = names.compactMap(\.self).filter { !$0.isEmpty }
    guard let name = names.first else { return nil }
    return TouchTarget(
      element: .button(name, isEnabled: isEnabled),
      names: names,
      touch: isEnabled ? .tap(tap) : .nothing
    )
  }
}
