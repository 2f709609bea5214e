import Dispatch
import Foundation

/// The main queue, which also runs the main actor's jobs.
package enum MainQueue {
  /// Suspends until what waits on the main queue has run, and what that has put there in turn.
  ///
  /// The rounds are a courtesy to tasks that go through other executors on their way; a task that
  /// waits for real time is not waited for.
  static func runWaitingJobs() async {
    for _ in 0..<rounds {
      await Task.detached {}.value
      await withCheckedContinuation { round in
        DispatchQueue.main.async { round.resume() }
      }
    }
  }

  /// Runs what waits on the main queue, if this is the thread that serves it, and what that has put
  /// there in turn: always as much of it, however fast the machine is.
  ///
  /// Under Swift Testing the main actor lives on a worker thread and nothing happens here. Inside a
  /// job of the main actor the queue is not re-entrant and nothing happens either.
  ///
  /// - Returns: whether it did.
  @discardableResult
  package static func drainIfServedHere() -> Bool {
    guard Thread.isMainThread else { return false }
    for _ in 0..<rounds where !passesMark() { return false }
    return true
  }

  /// Lets the loop serve the queue until a mark has passed; false if it does not serve it here.
  private static func passesMark() -> Bool {
    let mark = lastMark.place == .ahead ? lastMark : Mark()
    // One that was put there before and is there still: then the job is running that found it so.
    let attempts = mark === lastMark ? 1 : patience
    lastMark = mark
    if attempts > 1 { DispatchQueue.main.async { mark.place = .passed } }
    for _ in 0..<attempts where mark.place == .ahead {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
    }
    return mark.place == .passed
  }

  private static var lastMark = Mark(.passed)

  private static let rounds = 4
  /// How often the loop is run for a mark: it leaves the queue out now and then.
  private static let patience = 200
}

/// A place in the main queue.
private final class Mark {
  enum Place {
    case ahead, passed
  }

  var place: Place

  init(_ place: Place = .ahead) { self.place = place }
}
