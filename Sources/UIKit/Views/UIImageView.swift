/// A view that shows a picture.
@MainActor open class UIImageView: UIView {
  /// Creates a view of a picture, in the picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of two pictures, in the size of the first.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without a picture; fingers go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet { if oldValue != image { invalidateIntrinsicContentSize() } }
  }

  /// The picture while it is highlighted.
  open var highlightedImage: UIImage?

  /// Whether it is highlighted.
  open var isHighlighted = false

  /// The pictures shown one after another.
  open var animationImages: [UIImage]?

  /// How long one round of pictures takes; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How many rounds; 0 for no end.
  open var animationRepeatCount = 0

  /// Whether pictures are shown one after another.
  open private(set) var isAnimating = false

  /// Begins to show the pictures one after another.
  open func startAnimating() {
    isAnimating = animationImages != nil
  }

  /// Ends it.
  open func stopAnimating() {
    isAnimating = false
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
