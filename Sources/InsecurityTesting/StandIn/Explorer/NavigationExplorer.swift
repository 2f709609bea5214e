import UIKit

/// Does in an app what a person could do, and checks after each action that it keeps its promises.
///
/// ```swift
/// let explorer = NavigationExplorer { window in
///   let app = AppCoordinator(window)
///   app.start()
///   return app
/// }
/// let exploration = await explorer.explore(.systematic(depth: 4))
/// #expect(exploration.problems == [])
/// print(exploration)
/// ```
///
/// Each time the app is at rest, it is checked that every start has ended exactly once or is on
/// screen, that the navigation state is what the hierarchy says, that UIKit has ignored no call and
/// printed no warning, that appearance calls come in pairs, that nothing is alive that is not on
/// screen, that nothing waits (but for an alert's answer), that no screen stands more than three times
/// in the stack or comes twice with one action, and that some action leads on or back within three.
///
/// The app has to be the same after each fresh start: what it keeps outside the closure is its own
/// affair. A call that UIKit answers with an exception ends the process, as it ends an app.
public final class NavigationExplorer {
  let app: ExplorableApp

  /// An explorer of the app that the closure starts in a window; what it returns is kept meanwhile.
  ///
  /// - Parameters:
  ///   - typing: What to type into fields, by their names; other fields get the text `a`.
  ///   - events: What comes from outside at any moment, by name: a link, a message.
  ///   - mayOutlive: Whether an object may live on when its screen has gone, because the app keeps it.
  ///   - app: Starts the app.
  public init<App>(
    typing: [String: [String]] = [:],
    events: [String: (App) -> Void] = [:],
    mayOutlive: @escaping (AnyObject) -> Bool = { _ in false },
    app: @escaping (UIWindow) -> App
  ) {
    self.app = ExplorableApp(texts: typing, events: events, mayOutlive: mayOutlive) { window, _ in
      app(window)
    }
  }

  /// As above, of an app that also tells what only it knows: see ``ExplorerProbe``.
  public init<App>(
    typing: [String: [String]] = [:],
    events: [String: (App) -> Void] = [:],
    mayOutlive: @escaping (AnyObject) -> Bool = { _ in false },
    app: @escaping (UIWindow, ExplorerProbe) -> App
  ) {
    self.app = ExplorableApp(texts: typing, events: events, mayOutlive: mayOutlive, start: app)
  }

  /// How to explore.
  public nonisolated enum Way: Hashable, Sendable {
    /// Every action at every place that looks new, up to a number of actions from a fresh start.
    ///
    /// Each path is played from a fresh start. Places that look the same are tried once.
    case systematic(depth: Int)
    /// Actions by chance, from fresh starts: the same for the same seed.
    ///
    /// The actions are spread evenly over the walks, one more than there are restarts.
    case random(seed: UInt64, actions: Int, restarts: Int = 0)
  }

  /// A part of an exploration, for several processes: the parts together are the whole.
  public nonisolated struct Shard: Hashable, Sendable {
    let index: Int
    let count: Int

    /// Everything.
    public static var whole: Shard { Shard(1, of: 1) }

    /// One of so many parts of the work, numbered from 1 on, for several processes.
    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = max(1, count)
    }

    func contains(_ number: Int) -> Bool { number % count == (index - 1) % count }
  }

  /// Explores, and returns what was found.
  ///
  /// - Parameters:
  ///   - way: Systematically or by chance.
  ///   - shard: Which part of it, for several processes.
  ///   - progress: Called now and then with the figures so far.
  /// - Returns: The map, the problems and the figures.
  public func explore(
    _ way: Way = .systematic(depth: 4), shard: Shard = .whole,
    progress: ((Exploration.Statistics) -> Void)? = nil
  ) async -> Exploration {
    let notes = ExplorerNotes(app, progress: progress)
    await MainQueue.run { await self.explore(way, shard, notes) }
    return notes.exploration
  }

  private func explore(_ way: Way, _ shard: Shard, _ notes: ExplorerNotes) async {
    switch way {
    case .systematic(let depth):
      await SystematicExploration(notes, depth: depth, shard: shard).explore()
    case .random(let seed, let actions, let restarts):
      await RandomWalks(notes, seed: seed, actions: actions, walks: restarts + 1, shard: shard)
        .explore()
    }
    await DeadEnds(notes).find()
  }

  /// Plays steps from a fresh start, and returns the problems that are seen on the way.
  ///
  /// What cannot be done is a problem too.
  public func replay(_ steps: [Exploration.Step]) async -> [Exploration.Problem] {
    let run = await ExplorerRun(app)
    for step in steps where run.problems.isEmpty { await run.perform(step) }
    return run.problems
  }
}
