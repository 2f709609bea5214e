import UIKit

/// Whatever coordinators can be started from: the one primitive behind every `start`.
protocol StartingPoint: AnyObject {
  /// How it carries out a start that was asked for like this.
  func options(_ asked: StartOptions) -> StartOptions

  func begin<Output>(
    _ child: ResultCoordinator<Output>, _ options: StartOptions,
    _ handler: @escaping (Output?, Ending) -> Void)
}

extension StartingPoint {
  func begin<Output>(
    _ child: ResultCoordinator<Output>, _ options: StartOptions,
    _ handler: @escaping (Output?) -> Void
  ) {
    begin(child, options) { result, _ in handler(result) }
  }
}
