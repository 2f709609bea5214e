/// A row of segments of which one is chosen.
@MainActor open class UISegmentedControl: UIControl {
  /// One segment.
  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var parts: [Part] = []

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of words and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    parts = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Creates a control of actions; choosing a segment performs its action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }

  /// Creates a control without segments; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number that means "none is chosen".
  public static let noSegment = -1

  /// Whether a chosen segment does not stay chosen.
  open var isMomentary = false

  /// How many segments there are.
  open var numberOfSegments: Int { parts.count }

  /// Whether widths follow from the words.
  open var apportionsSegmentWidthsByContent = false

  /// The number of the chosen segment, or `noSegment`. Setting it tells nobody.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Sets what choosing a segment does, and its words and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }

  /// Returns what choosing a segment does.
  open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }

  /// Adds a segment of words.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// Adds a segment of a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard parts.indices.contains(segment) else { return }
    parts.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    lookChanged()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    parts = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    lookChanged()
  }

  /// Sets the words of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  /// Returns the words of a segment.
  open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }

  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Returns the picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }

  /// Sets the width of a segment; 0 for as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width of a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }

  /// The room of all segments, as an estimate.
  open override var intrinsicContentSize: CGSize {
    let estimate = TextEstimate(font: nil)
    let width = parts.reduce(0) { $0 + estimate.width(of: $1.title ?? "") + 24 }
    return CGSize(width: width, height: 32)
  }

  /// What a tap on a segment does: chooses it, tells of the new value, performs its action.
  package func simulateTap(onSegment segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment) else { return }
    let isNew = segment != selectedSegmentIndex
    selectedSegmentIndex = segment
    if isNew || isMomentary { tell(of: segment) }
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  private func tell(of segment: Int) {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if let action = part(segment)?.action { sendAction(action) }
  }

  private func part(_ segment: Int) -> Part? {
    parts.indices.contains(segment) ? parts[segment] : nil
  }

  private func change(_ segment: Int, _ body: (inout Part) -> Void) {
    guard parts.indices.contains(segment) else { return }
    body(&parts[segment])
    lookChanged()
  }

  private func insert(_ part: Part, at segment: Int) {
    let place = min(max(0, segment), parts.count)
    parts.insert(part, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    lookChanged()
  }
}
