import NavigationCore
import UIKit

/// What a look has seen, by which the next one tells with a few reads that it would see the same.
struct Glimpse {
  /// From the lowest watched level to what one sees on top.
  private let way: Trail
  private let origin: Origin
  /// Stacks that do not stand on this way: in hidden tabs, in what a look does not go through.
  private let beside: [Trail]

  /// Where the way begins.
  private enum Origin {
    case ground
    /// So far up that the ground, seen by itself, is not on the way.
    case level(ground: Trail)
  }

  /// Nil if what a look reads does not lie on such ways.
  init?(_ reader: HierarchyReader) {
    let ground = reader.contents.groundController
    let levels = reader.watchedPresentations
    let isAtGround = levels.startIndex == 0
    let start = isAtGround ? ground : levels.first.flatMap { reader.known.controller(of: $0.cover) }
    guard let way = Trail(from: start, .upwards), reader.covers(of: levels, stand: way.contains),
      let beside = reader.stacks(beside: way)
    else { return nil }
    if isAtGround {
      origin = .ground
    } else {
      guard let below = Trail(from: ground, .inside) else { return nil }
      origin = .level(ground: below)
    }
    self.way = way
    self.beside = beside
  }

  /// Whether a look would see the same.
  func isStill(in contents: WindowContents) -> Bool {
    switch origin {
    case .ground:
      guard way.isSame(from: contents.groundController) else { return false }
    case .level(let below):
      guard below.isSame(from: contents.groundController), let start = way.start,
        start.presentingViewController != nil, way.isSame(from: start)
      else { return false }
    }
    for index in beside.indices {
      guard let start = beside[index].start, beside[index].isSame(from: start) else { return false }
    }
    return true
  }
}

extension HierarchyReader {
  fileprivate func covers(
    of levels: ArraySlice<Presentation>, stand isThere: (UIViewController) -> Bool
  ) -> Bool {
    for level in levels {
      guard let controller = known.controller(of: level.cover), isThere(controller) else {
        return false
      }
    }
    return true
  }

  fileprivate func stacks(beside way: Trail) -> [Trail]? {
    var beside: [Trail] = []
    for stack in watchedStacks {
      guard let navigation = known.navigation(of: stack), !way.contains(navigation) else {
        continue
      }
      guard let trail = Trail(from: navigation, .inside) else { return nil }
      beside.append(trail)
    }
    return beside
  }
}
