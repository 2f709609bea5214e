import UIKit

/// Reads controllers and views into boxes.
struct PictureReader {
  let screen: CGRect

  static let barHeight: CGFloat = 44
  static let bottomInset: CGFloat = 34

  /// A controller that fills a rectangle, whose bars begin below `top`.
  func screen(_ controller: UIViewController, in frame: CGRect, top: CGFloat) -> PictureBox {
    var box = PictureBox(.screen, frame)
    box.fill = background(of: controller)
    box.content = content(of: controller, in: frame, top: top)
    return box
  }

  func sheet(_ controller: UIViewController, in frame: CGRect) -> PictureBox {
    var box = PictureBox(.sheet, frame)
    box.fill = background(of: controller)
    box.content = content(of: controller, in: frame, top: frame.minY + 10)
    return box
  }

  func content(of controller: UIViewController, in frame: CGRect, top: CGFloat) -> [PictureBox] {
    switch controller {
    case let navigation as UINavigationController: stack(navigation, in: frame, top: top)
    case let tabs as UITabBarController: self.tabs(tabs, in: frame, top: top)
    case let split as UISplitViewController:
      split.viewControllers.last.map { content(of: $0, in: frame, top: top) } ?? []
    default: views(of: controller, in: frame.withTop(top))
    }
  }

  private func background(of controller: UIViewController) -> UIColor? {
    let shown = VisibleStack.visibleChild(of: controller)
    return shown.map { background(of: $0) } ?? controller.viewIfLoaded?.backgroundColor
  }

  /// A stack in a stack, as in a split that is collapsed, shows one bar: its own, which leads back to
  /// what is below both.
  private func stack(
    _ navigation: UINavigationController, in frame: CGRect, top: CGFloat,
    over outer: UIViewController? = nil
  ) -> [PictureBox] {
    let stack = VisibleStack.destination(of: navigation)
    guard let shown = stack.last else { return [] }
    let below = stack.dropLast().last ?? outer
    if let inner = shown as? UINavigationController {
      return self.stack(inner, in: frame, top: top, over: below)
    }
    var boxes: [PictureBox] = []
    var area = frame.withTop(top)
    if !navigation.isNavigationBarHidden {
      let bar = CGRect(x: frame.minX, y: top, width: frame.width, height: Self.barHeight)
      boxes.append(self.bar(of: shown, over: below, in: bar))
      area = area.withTop(bar.maxY)
    }
    if let search = shown.navigationItem.searchController {
      boxes.append(field(search.searchBar, in: area.top(48).insetBy(dx: 16, dy: 6)))
      area = area.withTop(area.minY + 48)
    }
    if !navigation.isToolbarHidden, let items = shown.toolbarItems {
      let bar = area.bottom(Self.barHeight + Self.bottomInset)
      boxes.append(toolbar(items, in: bar))
      area.size.height -= bar.height
    }
    return boxes + content(of: shown, in: area, top: area.minY)
  }

  private func tabs(
    _ tabs: UITabBarController, in frame: CGRect, top: CGFloat
  ) -> [PictureBox] {
    guard let selected = tabs.selectedViewController else { return [] }
    let items = tabs.reachableItems
    guard !items.isEmpty else { return content(of: selected, in: frame, top: top) }
    let bar = frame.bottom(49 + Self.bottomInset)
    var area = frame
    area.size.height -= bar.height
    return content(of: selected, in: area, top: top)
      + [tabBar(items, selected: tabs.tabBar.selectedItem, in: bar)]
  }
}

extension CGRect {
  /// The part below a line.
  func withTop(_ top: CGFloat) -> CGRect {
    CGRect(x: minX, y: top, width: width, height: max(0, maxY - top))
  }

  func top(_ height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: min(height, self.height))
  }

  func bottom(_ height: CGFloat) -> CGRect { withTop(max(minY, maxY - height)) }
}
