/// Makes programs out of a seed; the same seed makes the same program.
package nonisolated struct Generator {
  /// Which kinds of steps a program may have.
  package struct Menu: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let hands = Menu(rawValue: 1)
    package static let reactions = Menu(rawValue: 2)
    package static let foreign = Menu(rawValue: 4)
    package static let alerts = Menu(rawValue: 8)
    package static let roots = Menu(rawValue: 16)
    package static let hosts = Menu(rawValue: 32)
    /// Only where the main queue can be served between steps.
    package static let tasks = Menu(rawValue: 64)
    package static let synchronous: Menu = [.hands, .reactions, .foreign, .alerts, .roots, .hosts]
    package static let everything: Menu = synchronous.union(.tasks)
  }

  private var random: SeededRandom
  private let menu: Menu

  package init(seed: UInt64, menu: Menu = .everything) {
    random = SeededRandom(seed: seed)
    self.menu = menu
  }

  package mutating func program(_ place: Program.Place, length: Int) -> Program {
    var steps: [Step] = []
    while steps.count < length { steps += chance(4) ? alone() : [step(depth: 0)] }
    return Program(place, steps)
  }

  /// A change of which the cost can be told.
  private mutating func alone() -> [Step] {
    let change: Step = chance(40) ? start(depth: 4) : end()
    return [.rest, change, .rest]
  }

  private mutating func end() -> Step {
    switch upTo(10) {
    case 0..<5: .finish(upTo(4), animated: chance(80))
    case 5..<7: .dismiss(upTo(4), animated: chance(80))
    case 7..<9: .dismissAbove(upTo(4), animated: chance(80))
    default: .dismissAll(upTo(3), animated: chance(80))
    }
  }

  private mutating func upTo(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func chance(_ percent: Int) -> Bool { upTo(100) < percent }

  private mutating func step(depth: Int) -> Step {
    switch upTo(100) {
    case 0..<27: start(depth: depth)
    case 27..<30: task(depth: depth)
    case 30..<48: end()
    case 48..<51: host(depth: depth)
    case 51..<55: .batch(upTo(3), steps(depth: depth + 1, upTo: 4), throwing: chance(20))
    case 55..<68: depth == 0 ? .advance(upTo(12) * 50) : .finish(upTo(4), animated: true)
    case 68..<78: depth == 0 ? .rest : start(depth: depth)
    case 78..<90: hand(depth: depth)
    default: foreign(depth: depth)
    }
  }

  private mutating func steps(depth: Int, upTo bound: Int) -> [Step] {
    guard depth < 4 else { return [] }
    return (0..<upTo(bound)).map { _ in step(depth: depth) }
  }

  private mutating func start(depth: Int) -> Step {
    let reacts = menu.contains(.reactions)
    return .start(
      kind(), by: chance(50) ? .entry(upTo(4)) : .host(upTo(3)), animated: chance(80),
      then: reacts && chance(40) ? steps(depth: depth + 1, upTo: 3) : [],
      asked: reacts && chance(8) ? steps(depth: depth + 1, upTo: 3) : [])
  }

  private mutating func task(depth: Int) -> Step {
    guard menu.contains(.tasks), depth < 4 else { return start(depth: depth) }
    switch upTo(4) {
    case 0: return .cancel(upTo(3))
    case 1: return .tasks
    default:
      return .awaited(
        kind(), by: chance(50) ? .entry(upTo(4)) : .host(upTo(3)), animated: chance(80),
        then: chance(50) ? steps(depth: depth + 1, upTo: 3) : [])
    }
  }

  private mutating func host(depth: Int) -> Step {
    guard menu.contains(.hosts) else { return end() }
    switch upTo(10) {
    case 0..<3: return .host(.screen(upTo(4)))
    case 3..<5: return .host(.stack(upTo(4)))
    case 5: return .host(.ground)
    case 6..<8: return .host(.nowhere(stack: chance(60)))
    case 8: return .releaseRoots
    default: return chance(50) ? .forgetHost(upTo(3)) : end()
    }
  }

  private mutating func kind() -> Step.Kind {
    if menu.contains(.alerts), chance(4) { return .alert }
    let kinds: [Step.Kind] = [
      .modal, .modal, .fullScreen, .pushed, .pushed, .pushed, .newStack, .newStack, .current,
      .adaptiveModal, .adaptiveNew, .fallback,
    ]
    return kinds[upTo(kinds.count)]
  }

  private mutating func hand(depth: Int) -> Step {
    guard menu.contains(.hands), depth == 0 else { return .dismiss(upTo(4), animated: true) }
    let hands: [Step.Hand] = [
      .tapBack, .swipeBack, .swipeBack, .cancelledSwipe, .dragSheet, .dragSheet, .cancelledDrag,
      .tapOutside, .tapAlert, .holdBack(upTo(3)), .tab(upTo(2)),
    ]
    let hand = hands[upTo(hands.count)]
    return chance(20) ? .hold(hand, steps(depth: 1, upTo: 4)) : .hand(hand)
  }

  private mutating func foreign(depth: Int) -> Step {
    guard menu.contains(.foreign) else { return .finish(upTo(4), animated: chance(80)) }
    switch upTo(menu.contains(.roots) ? 26 : 22) {
    case 0..<4: return .foreign(.present(animated: chance(70)))
    case 4..<5: return menu.contains(.alerts) ? .foreign(.alert) : .foreign(.selectTab(upTo(2)))
    case 5..<8: return .foreign(.dismissTop(animated: chance(70)))
    case 8..<9: return .foreign(.dismissAll(animated: chance(70)))
    case 9..<12: return .foreign(.push(upTo(3), animated: chance(70)))
    case 12..<15: return .foreign(.pop(upTo(3), animated: chance(70)))
    case 15..<17: return .foreign(.popToRoot(upTo(3), animated: chance(70)))
    case 17..<19: return .foreign(.remove(upTo(3), at: upTo(4), animated: chance(70)))
    case 19..<20: return .foreign(.selectTab(upTo(2)))
    case 20..<22: return .foreign(.animations(on: chance(60)))
    case 22: return .foreign(.replaceRoot)
    case 23: return .foreign(.rotate)
    case 24: return .foreign(.background)
    default: return .foreign(.foreground)
    }
  }
}

/// SplitMix64.
private nonisolated struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
