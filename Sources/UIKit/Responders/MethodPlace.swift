/// Where the classes of controllers keep one of their methods, to see who overrides it.
///
/// UIKit asks the Objective-C runtime. Every class of Swift has a table of its methods, in which an override stands at
/// the place of what it overrides. The place is found by comparing three classes, so nothing is said here about how
/// the rest of such a table looks.
@MainActor struct MethodPlace {
  private let index: Int

  private static let longestTable = 2_000

  /// The first place at which a subclass without overrides has what the base has, and the overriding one has not.
  init(overriddenIn overriding: UIViewController.Type) {
    let (base, plain) = (words(UIViewController.self), words(PlainController.self))
    let changed = words(overriding)
    var index = 0
    while plain[index] != base[index] || changed[index] == base[index] {
      index += 1
      precondition(index < Self.longestTable, "A class keeps its methods elsewhere than it did")
    }
    self.index = index
  }

  /// Whether a class, or one between it and the base, has its own body for the method.
  func isOverridden(in type: UIViewController.Type) -> Bool {
    words(type)[index] != words(UIViewController.self)[index]
  }
}

extension MethodPlace {
  static let show = MethodPlace(overriddenIn: ShowingController.self)
  static let showDetail = MethodPlace(overriddenIn: DetailShowingController.self)
}

private func words(_ type: UIViewController.Type) -> UnsafePointer<UInt> {
  unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)
}

private final class PlainController: UIViewController {}

private final class ShowingController: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) {}
}

private final class DetailShowingController: UIViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
