/// A picture as a name or as data; nothing is decoded but the size of a PNG file.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable {
    case symbol(String)
    case data(Data)
  }

  package let source: Source

  /// The size in points.
  public let size: CGSize

  /// Pixels for one point.
  public let scale: CGFloat

  /// How the picture is turned: never.
  open var imageOrientation: UIImage.Orientation { .up }

  /// Whether it keeps its colours or is a stencil.
  public let renderingMode: UIImage.RenderingMode

  package let tint: UIColor?

  private init(
    _ source: Source,
    size: CGSize,
    scale: CGFloat,
    renderingMode: RenderingMode,
    tint: UIColor?
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    super.init()
  }

  /// Creates a symbol by name. Any name is taken, as the list of symbols is not known here.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let side = CGSize(width: 20, height: 20)
    self.init(.symbol(name), size: side, scale: 1, renderingMode: .automatic, tint: nil)
  }

  /// Creates a picture from a PNG file in the main bundle; there is no asset catalog on Linux.
  public convenience init?(named name: String) {
    let file = Bundle.main.path(forResource: name, ofType: name.hasSuffix(".png") ? nil : "png")
    guard let file else { return nil }
    self.init(contentsOfFile: file)
  }

  /// Creates a picture from a PNG file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture from the content of a PNG file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the content of a PNG file with so many pixels for one point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = PNGHeader(data)?.size, scale > 0 else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(.data(data), size: size, scale: scale, renderingMode: .automatic, tint: nil)
  }

  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool {
    switch source {
    case .symbol: true
    case .data: false
    }
  }

  /// Returns the content of the PNG file it was made from; nil for a symbol.
  open func pngData() -> Data? {
    switch source {
    case .symbol: nil
    case .data(let data): data
    }
  }

  /// Returns the picture as a stencil, or with its own colours.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  /// Returns the picture in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the picture in one colour, as a stencil or not.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && scale == other.scale && tint == other.tint
      && renderingMode == other.renderingMode
  }

  open override var hash: Int { source.hashValue }
}

/// What the first bytes of a PNG file say.
private struct PNGHeader {
  let size: CGSize

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at start: Int) -> CGFloat {
      CGFloat(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    size = CGSize(width: number(at: 16), height: number(at: 20))
  }
}
