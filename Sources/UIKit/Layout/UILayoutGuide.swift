/// A rectangle that takes part in layout without being a view.
@MainActor open class UILayoutGuide: NSObject {
  /// Creates a guide that belongs to no view.
  public override init() {
    super.init()
  }

  /// Creates a guide; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view it belongs to.
  open weak var owningView: UIView?

  /// A name for finding it.
  open var identifier = ""

  /// How far the edges lie inside those of the view; nil for a guide of the app, which has no size.
  package var insets: (@MainActor (UIView) -> UIEdgeInsets)?

  /// Where it lies in its view.
  ///
  /// The guides that UIKit brings follow from their view; one of the app has no size here, as
  /// constraints to it are only kept.
  open var layoutFrame: CGRect {
    guard let owningView, let insets else { return .zero }
    return owningView.bounds.inset(by: insets(owningView))
  }

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
