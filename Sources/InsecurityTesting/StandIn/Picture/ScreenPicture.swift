import UIKit

/// What a window shows, as boxes: the layers from back to front.
package struct ScreenPicture: Equatable {
  /// One layer, and whether what lies behind it is dimmed.
  package struct Layer: Equatable {
    package let box: PictureBox
    package let dimsBehind: Bool
  }

  package let size: CGSize
  package private(set) var layers: [Layer] = []
  package let statusBar: PictureBox

  package init(of window: UIWindow) {
    size = window.bounds.size
    statusBar = PictureBox(
      .statusBar, CGRect(x: 0, y: 0, width: window.bounds.width, height: Self.statusBarHeight))
    for level in VisibleStack(of: window).levels { add(level.controller) }
  }

  private mutating func add(_ controller: UIViewController) {
    let bounds = CGRect(origin: .zero, size: size)
    let draws = PictureReader(screen: bounds)
    if let alert = controller as? UIAlertController {
      layers.append(Layer(box: draws.alert(alert), dimsBehind: true))
    } else if let frame = Self.sheetFrame(of: controller, in: bounds) {
      layers.append(Layer(box: draws.sheet(controller, in: frame), dimsBehind: true))
    } else {
      let box = draws.screen(controller, in: bounds, top: Self.statusBarHeight)
      if controller.presentingViewController == nil || controller.coversAll { layers = [] }
      layers.append(Layer(box: box, dimsBehind: false))
    }
  }

  /// Where a sheet stands; a popover is one too, where it has no room to be anything else (A24).
  private static func sheetFrame(of controller: UIViewController, in bounds: CGRect) -> CGRect? {
    guard controller.presentingViewController != nil else { return nil }
    let isMedium: Bool
    switch controller.presentationController {
    case let sheet as UISheetPresentationController:
      isMedium = sheet.restingDetent == .medium
    case let popover as UIPopoverPresentationController where popover.isSheetNow: isMedium = false
    default: return nil
    }
    let top = isMedium ? bounds.height / 2 : statusBarHeight + 6
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  static let statusBarHeight: CGFloat = 59
}

extension UIViewController {
  fileprivate var coversAll: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
