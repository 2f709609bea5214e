import UIKit

extension HeadlessDevice {
  /// Light or dark.
  public nonisolated enum Appearance: Hashable, Sendable, CaseIterable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }

  /// What is on screen as SVG text, or will be once what moves has ended.
  ///
  /// Bars, labels, buttons, fields, tables, sheets over a dimmed screen and alerts are drawn where a
  /// phone has them; a screen's views stand where its safe area begins. No font is loaded: texts are
  /// cut by an estimate of their width. The same screen gives the same bytes on every machine.
  public func picture(_ appearance: Appearance = .light) -> String {
    var svg = SVG(appearance == .dark ? .dark : .light)
    return svg.draw(ScreenPicture(of: frontWindow))
  }
}
