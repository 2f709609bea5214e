/// Where a view is and how large: stored as UIKit stores it, so that `frame` follows from the two.
struct ViewGeometry: Equatable {
  var bounds: CGRect
  var center: CGPoint

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  var frame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
      width: bounds.width, height: bounds.height)
  }
}

extension UIView {
  func setFrame(_ frame: CGRect) {
    resize(
      to: CGRect(origin: geometry.bounds.origin, size: frame.size),
      center: CGPoint(x: frame.midX, y: frame.midY))
  }

  func resize(to bounds: CGRect, center: CGPoint) {
    let old = geometry
    geometry.bounds = bounds
    geometry.center = center
    guard old.bounds.size != bounds.size else { return }
    if autoresizesSubviews { resizeChildren(from: old.bounds.size) }
    setNeedsLayout()
  }

  private func resizeChildren(from old: CGSize) {
    for child in childViews where !child.autoresizingMask.isEmpty {
      child.frame = child.autoresizingMask.frame(child.frame, from: old, to: bounds.size)
    }
  }

  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var (point, view) = (point, self)
    while let parent = view.superview {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      view = parent
    }
    return point
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let origin = pointInRoot(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension UIView.AutoresizingMask {
  /// Where a frame goes when its superview changes size.
  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let across = UIView.AutoresizingMask.stretch(
      (frame.minX, frame.width), by: new.width - old.width,
      flexible: (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      ))
    let down = UIView.AutoresizingMask.stretch(
      (frame.minY, frame.height), by: new.height - old.height,
      flexible: (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      ))
    return CGRect(x: across.0, y: down.0, width: across.1, height: down.1)
  }

  private static func stretch(
    _ part: (CGFloat, CGFloat), by growth: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let sharers = CGFloat([flexible.0, flexible.1, flexible.2].filter { $0 }.count)
    guard sharers > 0 else { return part }
    let share = growth / sharers
    return (part.0 + (flexible.0 ? share : 0), part.1 + (flexible.1 ? share : 0))
  }
}
