/// The fixed colours, made once.
enum FixedColors {
  static let black = UIColor(hex: 0x000000)
  static let darkGray = UIColor(hex: 0x555555)
  static let lightGray = UIColor(hex: 0xAAAAAA)
  static let white = UIColor(hex: 0xFFFFFF)
  static let gray = UIColor(hex: 0x808080)
  static let red = UIColor(hex: 0xFF0000)
  static let green = UIColor(hex: 0x00FF00)
  static let blue = UIColor(hex: 0x0000FF)
  static let cyan = UIColor(hex: 0x00FFFF)
  static let yellow = UIColor(hex: 0xFFFF00)
  static let magenta = UIColor(hex: 0xFF00FF)
  static let orange = UIColor(hex: 0xFF8000)
  static let purple = UIColor(hex: 0x800080)
  static let brown = UIColor(hex: 0x996633)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// From a number as in style sheets.
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// One colour for light interfaces, one for dark ones.
  convenience init(light: UIColor, dark: UIColor) {
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }
}
