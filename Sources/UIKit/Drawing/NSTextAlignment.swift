/// Where lines of text lie in their box.
public enum NSTextAlignment: Int, Sendable {
  case center = 1
  case right = 2
  case left = 0
  case justified = 3
  case natural = 4
}

/// What happens to text that is longer than its line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Which line stays put when text shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}
