import NavigationCore
import Testing

extension NodeID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

@Suite("CoordinatorTree") struct CoordinatorTreeTests {
  /// 1 above 2 and 3, 2 above 4.
  private func grown() -> CoordinatorTree {
    var tree = CoordinatorTree()
    for id in 1...4 { tree.made(NodeID(id)) }
    _ = tree.addRequested(2, to: 1)
    _ = tree.addRequested(3, to: 1)
    _ = tree.addRequested(4, to: 2)
    return tree
  }

  @Test("Children are added in order, once, and change over")
  func adding() {
    var tree = grown()
    #expect(tree.children(of: 1) == [2, 3])
    #expect(tree.addRequested(2, to: 1) == .none)
    #expect(tree.addRequested(4, to: 3) == .moved(from: 2))
    #expect(tree.children(of: 2) == [])
    #expect(tree.parent(of: 4) == 3)
    #expect(tree.violation == nil)
  }

  @Test("Nothing is added to itself, below itself, after its end, or to what has ended")
  func refusing() {
    var tree = grown()
    #expect(tree.addRequested(1, to: 1) == .refused(.addedToItself))
    #expect(tree.addRequested(1, to: 4) == .refused(.addedToItself))
    #expect(tree.endRequested(3) == .end([3]))
    #expect(tree.addRequested(4, to: 3) == .refused(.parentHasEnded))
    #expect(tree.addRequested(3, to: 4) == .refused(.addedAfterEnd))
    #expect(tree.ended(3) == 1)
    #expect(tree.addRequested(4, to: 3) == .refused(.parentHasEnded))
    #expect(tree.addRequested(3, to: 4) == .refused(.addedAfterEnd))
    #expect(tree.violation == nil)
  }

  @Test("The deepest ends first, the last added before those added earlier")
  func ending() {
    var tree = grown()
    #expect(tree.endRequested(1) == .end([3, 4, 2, 1]))
    #expect(tree.endRequested(2) == .race)
    for id in [3, 4, 2, 1] as [NodeID] { _ = tree.ended(id) }
    #expect(tree.endRequested(1) == .twice)
    #expect(tree.violation == nil)
  }

  @Test("The lowest screen that leaves ends its coordinator, a higher one does not")
  func leaving() {
    var tree = grown()
    #expect(tree.shown(10, by: 2) == .shown)
    #expect(tree.shown(11, by: 2) == .shown)
    #expect(tree.left(11) == .none)
    #expect(tree.left(12) == .none)
    #expect(tree.left(10) == .wasLowest(2))
    #expect(tree.screens(of: 2) == [])
    #expect(tree.violation == nil)
  }

  @Test("Screens of what has ended are told to nobody; the last one is told apart")
  func leavingAfterEnd() {
    var tree = grown()
    _ = tree.shown(10, by: 3)
    _ = tree.shown(11, by: 3)
    _ = tree.endRequested(3)
    #expect(tree.shown(12, by: 3) == .silent)
    _ = tree.ended(3)
    #expect(tree.endRequested(3) == .race)
    #expect(tree.left(11) == .none)
    #expect(tree.left(10) == .wasLast(3))
    #expect(tree.endRequested(3) == .twice)
    #expect(tree.violation == nil)
  }

  @Test("What is released leaves its children standing alone")
  func releasing() {
    var tree = grown()
    _ = tree.shown(10, by: 2)
    tree.released(2)
    #expect(tree.children(of: 1) == [3])
    #expect(tree.parent(of: 4) == nil)
    #expect(tree.owner(of: 10) == nil)
    #expect(tree.count == 3)
    #expect(tree.violation == nil)
  }

  @Test("A start is asked by the nearest screen upwards")
  func nearestScreen() {
    var tree = grown()
    #expect(tree.nearestScreen(of: 4) == nil)
    _ = tree.shown(10, by: 1)
    #expect(tree.nearestScreen(of: 4) == 10)
    _ = tree.shown(11, by: 2)
    #expect(tree.nearestScreen(of: 4) == 11)
    #expect(tree.nearestScreen(of: 3) == 10)
  }

  @Test("Whatever happens in whatever order, the tree stays a tree", arguments: 0..<40)
  func random(seed: Int) {
    var random = Congruential(state: UInt64(seed) &* 7919 &+ 1)
    var tree = CoordinatorTree()
    for id in 1...8 { tree.made(NodeID(id)) }
    var ending: [NodeID] = []
    for step in 0..<200 {
      let one = NodeID(Int.random(in: 1...8, using: &random))
      let other = NodeID(Int.random(in: 1...8, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: _ = tree.addRequested(one, to: other)
      case 2: _ = tree.shown(EntryID(step), by: one)
      case 3: _ = tree.left(EntryID(Int.random(in: 0...step, using: &random)))
      case 4:
        if case .end(let order) = tree.endRequested(one) { ending += order }
      default:
        if !ending.isEmpty { _ = tree.ended(ending.removeFirst()) }
      }
      #expect(tree.violation == nil)
    }
  }
}

/// Numbers that are the same for the same seed.
private struct Congruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
