import UIKit

/// What an app tells its explorer that the library cannot know: results of home-made coordinators.
public final class ExplorerProbe {
  private struct Promise {
    let name: String
    let screen: WeakObject
    var calls = 0
  }

  private struct WeakObject {
    weak var controller: UIViewController?
  }

  private var promises: [Promise] = []

  init() {}

  /// A completion that is expected to be called once before, or when, a controller leaves the screen.
  ///
  /// Hand it out in place of the one that is given. A controller that has left and whose completion
  /// was not called is a lost result, a second call a doubled one.
  public func expectingResult<Value>(
    of controller: UIViewController, as name: String, _ completion: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    let index = promises.count
    promises.append(Promise(name: name, screen: WeakObject(controller: controller)))
    return { [weak self] value in
      self?.promises[index].calls += 1
      completion(value)
    }
  }

  /// The names of those that have left the screen without a result.
  func lost(on census: ControllerCensus) -> [String] {
    promises.filter { $0.calls == 0 && !census.shows($0.screen.controller) }.map(\.name)
  }

  /// The names of those whose result came more than once.
  var doubled: [String] { promises.filter { $0.calls > 1 }.map(\.name) }
}
