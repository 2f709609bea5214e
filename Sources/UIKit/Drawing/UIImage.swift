/// A picture as a name or as data; nothing is decoded but the size of a PNG file.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable {
    case symbol(String)
    case data(Data)
  }

  /// What an image is made of.
  package struct Content: Hashable {
    package let source: Source
    package var size: CGSize
    package var scale: CGFloat
    package var renderingMode = RenderingMode.automatic
    package var tint: UIColor?
  }

  package let content: Content

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a symbol by name. Any name is taken, as the list of symbols is not known here.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let side = CGSize(width: 20, height: 20)
    content = Content(source: .symbol(name), size: side, scale: 1)
    super.init()
  }

  /// Creates a picture from a PNG file in the main bundle; there is no asset catalog on Linux.
  public init?(named name: String) {
    let file = Bundle.main.path(forResource: name, ofType: name.hasSuffix(".png") ? nil : "png")
    guard let content = file.flatMap({ Content(file: $0) }) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates a picture from a PNG file.
  public init?(contentsOfFile path: String) {
    guard let content = Content(file: path) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates a picture from the content of a PNG file.
  public init?(data: Data) {
    guard let content = Content(png: data, scale: 1) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates a picture from the content of a PNG file with so many pixels for one point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = Content(png: data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }

  /// The size in points.
  open var size: CGSize { content.size }

  /// Pixels for one point.
  open var scale: CGFloat { content.scale }

  /// How the picture is turned: never.
  open var imageOrientation: UIImage.Orientation { .up }

  /// Whether it keeps its colours or is a stencil.
  open var renderingMode: UIImage.RenderingMode { content.renderingMode }

  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool {
    switch content.source {
    case .symbol: true
    case .data: false
    }
  }

  /// Returns the content of the PNG file it was made from; nil for a symbol.
  open func pngData() -> Data? {
    switch content.source {
    case .symbol: nil
    case .data(let data): data
    }
  }

  /// Returns the picture as a stencil, or with its own colours.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    var changed = content
    changed.renderingMode = renderingMode
    return UIImage(changed)
  }

  /// Returns the picture in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the picture in one colour, as a stencil or not.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    var changed = content
    changed.tint = color
    changed.renderingMode = renderingMode
    return UIImage(changed)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.content == content
  }

  open override var hash: Int { content.hashValue }
}

extension UIImage.Content {
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.init(png: data, scale: 1)
  }

  init?(png: Data, scale: CGFloat) {
    guard let pixels = PNGHeader(png)?.size, scale > 0 else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(source: .data(png), size: size, scale: scale)
  }
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
