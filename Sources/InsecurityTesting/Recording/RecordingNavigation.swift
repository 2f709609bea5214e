import Insecurity
import UIKit

/// A `navigation` without any UIKit, for unit tests of one coordinator.
///
/// It shows nothing: it records what the coordinator starts, and answers when the test says so.
///
/// ```swift
/// let cart = CartCoordinator()
/// let navigation = RecordingNavigation(for: cart, log.handler("cart"))
/// cart.pay()
/// navigation.answer(navigation.starts.last?.coordinator as? PayCoordinator, with: .paid)
/// ```
public final class RecordingNavigation {
  /// What the coordinator has started, in order.
  public private(set) var starts: [RecordedStart] = []

  private var answers: [ObjectIdentifier: (Any?) -> Void] = [:]

  /// A navigation that belongs to nobody; hand it to code that takes one.
  @inline(never)  // as that of HeadlessDevice
  public init() {}

  /// Takes the place of a coordinator's navigation, as if it had been started.
  ///
  /// The completion gets its result once it finishes or dismisses. A coordinator that has been
  /// started keeps its own navigation, which is told as an issue.
  public init<Output>(
    for coordinator: ResultCoordinator<Output>, _ completion: @escaping (Output?) -> Void
  ) {
    coordinator.rehearse(with: self, completion)
  }

  /// Ends the start of a coordinator with a result, or without one.
  ///
  /// - Returns: whether it was started here and had not been answered.
  @discardableResult
  public func answer<Output>(
    _ coordinator: ResultCoordinator<Output>?, with result: Output?
  ) -> Bool {
    guard let coordinator,
      let answer = answers.removeValue(forKey: ObjectIdentifier(coordinator))
    else { return false }
    answer(result)
    return true
  }

  func record<Output>(
    _ coordinator: ResultCoordinator<Output>, _ kind: RecordedStart.Kind, _ animated: Bool,
    _ completion: @escaping (Output?) -> Void
  ) {
    starts.append(RecordedStart(coordinator: coordinator, kind: kind, animated: animated))
    answers[ObjectIdentifier(coordinator)] = { completion($0 as? Output) }
  }
}
