import UIKit

/// The controllers that one meets on the way from one of them to what one sees in it, and on.
///
/// It holds them weakly and compares them themselves: an address may be used again.
struct Trail {
  /// How far the way goes.
  enum Reach {
    /// To what one sees in the containers.
    case inside
    /// Also to what is presented on that, and so on to the top.
    case upwards
  }

  private let reach: Reach
  private var sights: [Sight] = []

  /// What a look reads of one controller.
  private struct Sight {
    private(set) weak var controller: UIViewController?
    private let count: Int
    private let motion: UIViewController.Motion

    init(_ controller: UIViewController) {
      self.controller = controller
      count = controller.memberCount
      motion = controller.motion
    }

    func shows(_ other: UIViewController) -> Bool {
      controller === other && count == other.memberCount && motion == other.motion
    }
  }

  /// A longer way is not remembered: it may be a circle, and looks cost what they cost.
  private static let limit = 64

  /// The way as it is now; nil if it is none.
  init?(from start: UIViewController?, _ reach: Reach) {
    self.reach = reach
    var next = start
    var level = start
    while let controller = next {
      guard sights.count < Self.limit else { return nil }
      sights.append(Sight(controller))
      next = reach.next(after: controller, &level)
    }
  }

  /// Where it begins, if that is still alive.
  var start: UIViewController? { sights.first?.controller }

  /// Whether one meets the same controllers, with as many members, moving as they did.
  func isSame(from start: UIViewController?) -> Bool {
    var next = start
    var level = start
    for index in sights.indices {
      guard let controller = next, sights[index].shows(controller) else { return false }
      next = reach.next(after: controller, &level)
    }
    return next == nil
  }

  func contains(_ controller: UIViewController) -> Bool {
    sights.indices.contains { sights[$0].controller === controller }
  }
}

extension Trail.Reach {
  /// - Parameter level: What was presented last; a controller is not presented on itself.
  fileprivate func next(
    after controller: UIViewController, _ level: inout UIViewController?
  ) -> UIViewController? {
    if let child = controller.visibleChild { return child }
    switch self {
    case .inside: return nil
    case .upwards:
      let presented = controller.presentedViewController
      if presented === level { return nil }
      level = presented
      return presented
    }
  }
}
