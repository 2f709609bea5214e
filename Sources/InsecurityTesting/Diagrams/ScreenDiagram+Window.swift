import UIKit

extension ScreenDiagram {
  /// What a window shows, or will show once what moves has ended.
  ///
  /// Read with public UIKit alone, so it can be asked anywhere, also in an app on a phone.
  public init(of window: UIWindow) {
    self = VisibleStack(of: window).diagram
  }
}
