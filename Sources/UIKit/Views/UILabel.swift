/// A view that shows text.
@MainActor open class UILabel: UIView {
  /// Creates a label; fingers go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    didSet { if oldValue != text { contentChanged() } }
  }

  /// The text with its attributes; setting it sets the text.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }

  /// The font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged() }
  }

  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?

  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where lines lie.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to text that is longer than its line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Whether it is highlighted.
  open var isHighlighted = false

  /// Whether it looks active.
  open var isEnabled = true

  /// The most lines it shows; 0 for as many as needed.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { contentChanged() }
  }

  /// Whether text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  /// Which line stays put when text shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// How far text may shrink; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters may move together before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// The width at which text breaks into lines when no other is known.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentChanged() }
  }

  /// The room the text takes, as an estimate.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The room the text takes in a width, as an estimate.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    if let measured, measured.width == width { return measured.size }
    let size = TextEstimate(font: font).size(of: text ?? "", width: width, lines: numberOfLines)
    measured = (width, size)
    return size
  }

  /// The room the text takes inside bounds, as an estimate.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = TextEstimate(font: font).size(
      of: text ?? "",
      width: bounds.width,
      lines: numberOfLines
    )
    return CGRect(origin: bounds.origin, size: size)
  }

  private var attributed: NSAttributedString?

  /// What was measured last; every layout of a stack asks for it.
  private var measured: (width: CGFloat, size: CGSize)?

  private func contentChanged() {
    attributed = nil
    measured = nil
    invalidateIntrinsicContentSize()
  }
}
