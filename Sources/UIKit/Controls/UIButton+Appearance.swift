/// What a button of the old kind shows in one state.
struct ButtonAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  func shown<Value>(
    _ part: KeyPath<ButtonAppearance, Value?>,
    for state: UIControl.State
  ) -> Value? {
    appearances[state.rawValue]?[keyPath: part]
      ?? appearances[UIControl.State.normal.rawValue]?[keyPath: part]
  }
}
