import NavigationUIKit
import UIKit

/// An awaited start: its result travels in here, not through the continuation.
final class Awaiting<Output> {
  private let child: ResultCoordinator<Output>
  private var result: Output?
  private var held: WindowNavigation?

  init(_ child: ResultCoordinator<Output>) {
    self.child = child
  }

  /// Begins and waits.
  ///
  /// From the delivery of the result until this returns the movement is held back,
  /// so that what the task asks next joins it (R16).
  func result(_ begin: (@escaping (Output?) -> Void) -> Void) async -> Output? {
    guard !Task.isCancelled else { return nil }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        begin { result in
          self.deliver(result)
          continuation.resume()
        }
      }
    } onCancel: {
      // The one Task of the library: it carries the cancellation to the main actor.
      Task { @MainActor in self.child.core.cancel(animated: true) }
    }
    held?.release()
    held = nil
    return result
  }

  private func deliver(_ result: Output?) {
    self.result = result
    held = child.core.chain
    held?.hold()
  }
}
