import Dispatch
import Foundation

/// The main queue, which also runs the main actor's jobs.
enum MainQueue {
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

  /// Runs what waits on the main queue, if this is the thread that serves it.
  ///
  /// Under Swift Testing the main actor lives on a worker thread and nothing happens here. Inside a
  /// job of the main actor the queue is not re-entrant and nothing happens either.
  static func drainIfServedHere() {
    guard Thread.isMainThread else { return }
    for _ in 0..<rounds {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
    }
  }

  private static let rounds = 4
}
