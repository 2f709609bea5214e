/// What two frames differ in: the root, the presentations, a stack.
struct FrameChange {
  let from: ScreenDiagram
  let to: ScreenDiagram
  /// What happened, the most conspicuous first; never empty.
  let kinds: [Transition.Kind]

  /// Nil between frames that show the same, and after one that shows nothing.
  init?(from old: Frame, to new: Frame) {
    guard !old.levels.isEmpty, old.levels != new.levels else { return nil }
    from = old.diagram
    to = new.diagram
    kinds = Self.kinds(from: old.levels, to: new.levels)
  }

  /// The change as a movement: of the kind that is animated, else of the most conspicuous one.
  func transition(animatedAs kind: Transition.Kind?) -> Transition {
    Transition(kind ?? kinds[0], animated: kind != nil, from: from, to: to)
  }

  private static func kinds(from old: [Frame.Level], to new: [Frame.Level]) -> [Transition.Kind] {
    let kept = zip(old, new).prefix { $0.controller == $1.controller }
    var kinds: [Transition.Kind] = []
    if kept.isEmpty { kinds.append(.root) }
    if new.count > kept.count { kinds.append(.present) }
    if old.count > kept.count { kinds.append(.dismiss) }
    return kinds + kept.reversed().compactMap { kind(from: $0, to: $1) }
  }

  /// How a level changed that stayed: a new top comes as a push, an old one as a pop (D22).
  private static func kind(from old: Frame.Level, to new: Frame.Level) -> Transition.Kind? {
    if old == new { return nil }
    if old.selected != new.selected { return .select }
    guard let top = new.members.last, top != old.members.last else { return .restack }
    return old.members.contains(top) ? .pop : .push
  }
}
