/// The frames of views in a row or a column, as a value.
struct StackArrangement {
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let sizes: [CGSize]
  let gaps: [CGFloat]

  /// The room all take.
  var fittingSize: CGSize {
    let long = sizes.reduce(0) { $0 + length($1) } + gaps.reduce(0, +)
    let wide = sizes.map(breadth).max() ?? 0
    return size(long, wide)
  }

  /// One frame for each size.
  func frames(in room: CGRect) -> [CGRect] {
    guard !sizes.isEmpty else { return [] }
    let lengths = lengths(in: length(room.size))
    let gaps = gaps(in: length(room.size), lengths: lengths)
    var position: CGFloat = 0
    return sizes.indices.map { index in
      let across = span(of: sizes[index], in: breadth(room.size))
      let frame = CGRect(
        origin: point(position, across.start, from: room.origin),
        size: size(lengths[index], across.length)
      )
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
      return frame
    }
  }

  private func lengths(in room: CGFloat) -> [CGFloat] {
    let wanted = sizes.map(length)
    let rest = room - gaps.reduce(0, +)
    let sum = wanted.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return wanted.map { _ in max(0, rest / CGFloat(wanted.count)) }
    case .fillProportionally where sum > 0:
      return wanted.map { max(0, rest * $0 / sum) }
    case .fill, .fillProportionally:
      // Without hugging priorities the last view takes what is left, or gives what is missing.
      let last = max(0, wanted[wanted.count - 1] + rest - sum)
      return wanted.dropLast() + [last]
    case .equalSpacing, .equalCentering:
      return wanted
    }
  }

  private func gaps(in room: CGFloat, lengths: [CGFloat]) -> [CGFloat] {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      return gaps
    case .equalSpacing, .equalCentering:
      guard !gaps.isEmpty else { return [] }
      let each = (room - lengths.reduce(0, +)) / CGFloat(gaps.count)
      return gaps.map { max($0, each) }
    }
  }

  private func span(of size: CGSize, in room: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let own = min(breadth(size), room)
    switch alignment {
    case .fill: return (0, room)
    case .leading, .firstBaseline: return (0, own)
    case .center: return ((room - own) / 2, own)
    case .trailing, .lastBaseline: return (room - own, own)
    }
  }

  private func length(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func point(_ along: CGFloat, _ across: CGFloat, from origin: CGPoint) -> CGPoint {
    axis == .horizontal
      ? CGPoint(x: origin.x + along, y: origin.y + across)
      : CGPoint(x: origin.x + across, y: origin.y + along)
  }
}
