extension UIImage {
  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether an image keeps its colours or is a stencil.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image fills a larger box.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// How bright an image may get.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
