/// What a button of the old kind shows in one state.
struct ButtonAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// What a button shows in each state; most show the same in all.
struct ButtonAppearances {
  private(set) var normal = ButtonAppearance()
  private var others: [UInt: ButtonAppearance] = [:]

  subscript(state: UIControl.State) -> ButtonAppearance {
    get { state == .normal ? normal : others[state.rawValue] ?? ButtonAppearance() }
    set {
      if state == .normal { normal = newValue } else { others[state.rawValue] = newValue }
    }
  }
}

extension UIButton {
  func shown<Value>(
    for state: UIControl.State, _ part: (ButtonAppearance) -> Value?
  ) -> Value? {
    if state != .normal, let value = part(appearances[state]) { return value }
    return part(appearances.normal)
  }
}
