import UIKit

/// An app as an explorer knows it: how it starts, and what may happen to it.
struct ExplorableApp {
  let texts: [String: [String]]
  /// The names of the events, sorted: a dictionary has another order in each process.
  let events: [String]
  let mayOutlive: (AnyObject) -> Bool
  let start: (UIWindow, ExplorerProbe) -> Running

  /// A started app.
  struct Running {
    let app: Any
    let happen: (String) -> Void
  }

  init<App>(
    texts: [String: [String]], events: [String: (App) -> Void],
    mayOutlive: @escaping (AnyObject) -> Bool, start: @escaping (UIWindow, ExplorerProbe) -> App
  ) {
    self.texts = texts
    self.events = events.keys.sorted()
    self.mayOutlive = mayOutlive
    self.start = { window, probe in
      let app = start(window, probe)
      return Running(app: app) { name in events[name]?(app) }
    }
  }

  /// What can be typed into a field.
  func texts(for field: String) -> [String] { texts[field] ?? ["a"] }
}
