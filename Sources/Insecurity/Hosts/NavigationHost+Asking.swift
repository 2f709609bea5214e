import NavigationCore
import NavigationUIKit
import UIKit

extension NavigationHost {
  /// The place on top of this host's chain: a start in it stands above everything of the host.
  ///
  /// Never `nil`, and found anew by each start, so it may be kept while roots and screens change. On a
  /// ``WindowHost`` it stands on the window's root, which it does not replace.
  public var topContext: (any AdaptiveNavigation)! { makeTopContext() }

  /// Ends everything that was started from this host without a result.
  ///
  /// The handlers run before it returns, the topmost first; the screens move at the end of the turn.
  ///
  /// Inside a result handler it returns first: what it ends is told when that handler has returned.
  public func dismissChildren(animated: Bool = true) {
    guard let root else { return }
    root.core.endAll(of: root, animated: animated)
  }

  /// Goes back to what the host was made for, across stacks and presentations, in one movement.
  ///
  /// The same as ``dismissChildren(animated:)``.
  public func popToRoot(animated: Bool = true) {
    dismissChildren(animated: animated)
  }

  /// Collects all ends and starts of the closure, in every host of the window, into one movement.
  ///
  /// Handlers run at once inside it; the screens wait for its end. On an idle window the movement
  /// begins before `batch` returns. Batches nest. An error closes the batch and is thrown on.
  ///
  /// - Returns: What the closure returns.
  public func batch<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let root else { return try body() }
    return try root.core.batch(body)
  }

  /// Whether nothing moves, nothing waits, and the navigation state equals the screen.
  ///
  /// It reads the hierarchy now, and speaks for the whole window: what other hosts have started counts.
  /// The handle of a coordinator that has ended is idle.
  public var isIdle: Bool { root?.core.isIdle ?? true }

  /// Calls the closure once, at the end of the turn in which the window is seen to be at rest.
  ///
  /// Never before this returns, also where nothing moves, and after what UIKit calls in that turn. An
  /// alert on screen is rest; a start that waits behind one is not. On the handle of a coordinator that
  /// has ended, which has no window, it is called at once.
  public func afterSettling(_ body: @escaping () -> Void) {
    guard let root else { return body() }
    root.core.afterSettling(body)
  }

  /// Returns when the window has come to rest.
  ///
  /// Cancelling the task does not shorten the wait.
  public func settled() async {
    guard !isIdle else { return }
    await withCheckedContinuation { continuation in
      afterSettling { continuation.resume() }
    }
  }

  /// The coordinator on top of this host's chain.
  ///
  /// `nil` if nothing was started from the host, or nothing of it is left. A start that waits does not
  /// count yet.
  public var top: AnyObject? {
    root.flatMap { $0.core.topCoordinator(of: $0) }
  }

  /// Whether a coordinator was started from this host, or above it, and has not ended.
  ///
  /// False while its start waits.
  public func contains(_ coordinator: AnyObject) -> Bool {
    root.map { $0.core.contains(coordinator, from: $0) } ?? false
  }

  /// The navigation state of the window as a value; its description is one line.
  ///
  /// It holds the levels on which this library has started something, with the pages of others in the
  /// same stacks, as it will be when what is decided has been carried out.
  public var state: NavigationSnapshot {
    NavigationSnapshot(levels: root?.core.levelNames ?? [])
  }
}
