import CoordinatorPattern
import UIKit

/// The app: the top of the tree, which shows nothing itself and gives its window a stack.
public final class NumbersApp: BaseCoordinator {
  private let window: UIWindow
  private let stack = UINavigationController()
  private let journal: Journal

  /// An app in a window, which it makes visible.
  public init(_ window: UIWindow, journal: Journal) {
    self.window = window
    self.journal = journal
    super.init(parent: nil)
  }

  /// Shows the first screen.
  public override func start() {
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let main = MainCoordinator(navigationController: stack, parent: self)
    main.journal = journal
    coordinate(with: main)
  }
}

/// What came back from the screens, line by line.
@MainActor public final class Journal {
  /// The lines, in order.
  public private(set) var lines: [String] = []

  /// A journal without lines.
  public init() {}

  func note(_ screen: String, _ value: Int?) {
    lines.append("\(screen): \(value.map(String.init) ?? "nothing")")
  }
}
