/// The system's colours, made once.
enum SystemColors {
  static let systemRed = pair(0xFF3B30, 0xFF453A)
  static let systemGreen = pair(0x34C759, 0x30D158)
  static let systemBlue = pair(0x007AFF, 0x0A84FF)
  static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  static let systemPink = pair(0xFF2D55, 0xFF375F)
  static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  static let systemBrown = pair(0xA2845E, 0xAC8E68)
  static let systemMint = pair(0x00C7BE, 0x63E6E2)
  static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  static let systemGray = pair(0x8E8E93, 0x8E8E93)
  static let systemGray2 = pair(0xAEAEB2, 0x636366)
  static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  static let link = pair(0x007AFF, 0x0984FF)
  static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  static let systemBackground = pair(0xFFFFFF, 0x000000)
  static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
  static let label = pair(0x000000, 0xFFFFFF)
  static let secondaryLabel = pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  static let tertiaryLabel = pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let quaternaryLabel = pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  static let placeholderText = pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let separator = pair(0x3C3C43, 0.29, 0x545458, 0.6)
  static let systemFill = pair(0x787880, 0.2, 0x787880, 0.36)
  static let secondarySystemFill = pair(0x787880, 0.16, 0x787880, 0.32)
  static let tertiarySystemFill = pair(0x767680, 0.12, 0x767680, 0.24)
  static let quaternarySystemFill = pair(0x747480, 0.08, 0x767680, 0.18)

  private static func pair(_ light: Int, _ dark: Int) -> UIColor {
    pair(light, 1, dark, 1)
  }

  private static func pair(
    _ light: Int,
    _ lightAlpha: CGFloat,
    _ dark: Int,
    _ darkAlpha: CGFloat
  ) -> UIColor {
    UIColor(
      light: UIColor(hex: light, alpha: lightAlpha),
      dark: UIColor(hex: dark, alpha: darkAlpha)
    )
  }
}
