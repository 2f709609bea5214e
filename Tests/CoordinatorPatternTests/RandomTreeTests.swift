import CoordinatorPattern
import Foundation
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Grows a tree at random, and leaves its screens in every way there is.
@MainActor private final class Gardener {
  private var random: SeededRandom
  private let device: HeadlessDevice
  private let navigation = UINavigationController(rootViewController: NamedScreen("Home"))
  private let top: BaseNavigationCoordinator
  private let alive = LifetimeTracker()
  private var living: [() -> Branch?] = []
  private(set) var started = 0
  private(set) var ended: [String: Int] = [:]

  init(seed: Int) {
    random = SeededRandom(seed: UInt64(seed))
    device = Fixture.device(showing: navigation)
    top = BaseNavigationCoordinator(navigationController: navigation, parent: nil)
    listen(to: top)
  }

  func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: grow(pushing: true)
    case 2: grow(pushing: false)
    case 3: anyBranch()?.didFinish(with: nil)
    case 4: try? device.user.tapBack()
    case 5: try? device.user.swipeBack()
    case 6: try? device.user.swipeBack(cancelledAt: 0.3)
    case 7: try? device.user.dragSheetDown()
    case 8: try? device.user.dragSheetDown(cancelledAt: 0.3)
    case 9: navigation.popViewController(animated: Bool.random(using: &random))
    case 10: navigation.presentedViewController?.dismiss(animated: Bool.random(using: &random))
    default: device.settle()
    }
    if Int.random(in: 0..<3, using: &random) == 0 { device.advance(by: 0.2) }
  }

  /// Leaves everything: then each has ended once, and nothing is alive.
  func finish() -> [String] {
    device.settle()
    if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    device.settle()
    navigation.popToRootViewController(animated: false)
    device.settle()
    for child in top.childCoordinators { child.didFinish(with: nil) }
    device.settle()
    return alive.alive
  }

  var screens: String { device.screens.description }

  private func grow(pushing: Bool) {
    let parent: any Coordinator = anyBranch() ?? top
    started += 1
    let name = "\(started)"
    let stack = Bool.random(using: &random) ? UINavigationController() : nil
    let child =
      pushing
      ? Branch(name, on: navigation, below: parent)
      : Branch(name, over: navigation, below: parent)
    if !pushing { child.stack = stack }
    if Int.random(in: 0..<4, using: &random) == 0 { child.makePage = { NamedScreen($0) } }
    listen(to: child)
    alive.track(child, as: name)
    living.append { [weak child] in child }
    parent.coordinate(with: child)
    if let page = child.page { alive.track(page, as: "page of \(name)") }
  }

  private func anyBranch() -> Branch? {
    let branches = living.compactMap { $0() }.filter {
      $0.navigationController != nil || $0.presentingViewController != nil
    }
    return branches.randomElement(using: &random)
  }

  private func listen(to parent: any Coordinator) {
    parent.removeChildHandler = { [unowned self] child, _ in
      guard let branch = child as? Branch else { return }
      ended[branch.name, default: 0] += 1
    }
  }
}

@MainActor @Suite("Trees at random") struct RandomTreeTests {
  /// Where every setting of the stand-in is tried, a few walks in each are enough.
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["INSECURITY_SOAK_STEPS"] == nil ? 0..<60 : 0..<12

  @Test("Each child ends once, and nothing stays alive (C1, C3, P1, P5)", arguments: seeds)
  func walk(seed: Int) {
    let gardener = Gardener(seed: seed)
    for _ in 0..<60 { gardener.step() }
    let alive = gardener.finish()
    #expect(alive == [], "seed \(seed)")
    #expect(gardener.screens == "Home", "seed \(seed)")
    #expect(gardener.ended.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(gardener.ended.count == gardener.started, "seed \(seed)")
  }
}
