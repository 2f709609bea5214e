import Dispatch

/// Lets a task go on in one queue with the main actor's jobs.
///
/// Wherever a task of the main actor suspends, Swift lets it go on in its pool of threads and from
/// there on the main actor. An exploration suspends after each action, and would pay for two threads
/// that wake each other up.
@available(macOS 15, iOS 18, *)
nonisolated final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension MainQueue {
  /// Does something that suspends often, without another thread where the system can.
  static func run<Value: Sendable>(_ body: @MainActor () async -> Value) async -> Value {
    guard #available(macOS 15, iOS 18, *) else { return await body() }
    return await withTaskExecutorPreference(MainQueueExecutor(), operation: body)
  }
}
