import UIKit

extension ExplorerRun {
  /// Where a run is, as far as one can see: two places of the same look are the same.
  struct Place {
    let state: State
    let screens: String
    let actions: [UserAction]
    /// Computed once: a place is looked up several times.
    private let hash: Int

    init(state: State, screens: String, actions: [UserAction]) {
      self.state = state
      self.screens = screens
      self.actions = actions
      var hasher = Hasher()
      hasher.combine(state)
      hasher.combine(screens)
      hasher.combine(actions)
      hash = hasher.finalize()
    }
  }

  /// A place, and all that could happen there, in a fixed order.
  struct Choices {
    let place: Place
    let actions: [Exploration.Action]
  }

  /// All that could happen now.
  var choices: Choices {
    let possible = state == .inBackground ? [] : device.user.availableActions
    var actions: [Exploration.Action] = []
    for action in possible { actions += choices(for: action) }
    actions += explorable.events.map { .event($0) }
    actions += state == .inBackground ? [.enterForeground] : [.enterBackground, .rotate]
    return Choices(
      place: Place(state: state, screens: screens.description, actions: possible),
      actions: actions)
  }

  private func choices(for action: UserAction) -> [Exploration.Action] {
    switch action {
    case .tap(let name): [.tap(name)]
    case .type(let field): explorable.texts(for: field).map { .type($0, into: field) }
    case .tapBack: [.tapBack]
    case .holdBack(let index): [.holdBack(to: index)]
    case .swipeBack: releases.map { .swipeBack($0) }
    case .dragSheetDown: releases.map { .dragSheetDown($0) }
    case .tapOutside: [.tapOutside]
    }
  }

  private var releases: [Exploration.Release] {
    [.completed, .cancelled] + explorable.events.map { .completedAfter(event: $0) }
  }
}

extension ExplorerRun.Place: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

nonisolated extension Exploration.Action {
  /// Whether something has a part in it that is not the person's hand in the app.
  var isFromOutside: Bool {
    switch self {
    case .event, .enterBackground, .enterForeground, .rotate: true
    case .swipeBack(.completedAfter), .dragSheetDown(.completedAfter): true
    case .tap, .type, .tapBack, .holdBack, .tapOutside, .swipeBack, .dragSheetDown: false
    }
  }

  /// Whether it leads on or back by a person's hand: what comes from outside is no way out.
  var isWayOut: Bool {
    switch self {
    case .tap, .tapBack, .holdBack, .tapOutside, .type: true
    case .swipeBack(.completed), .dragSheetDown(.completed): true
    case .swipeBack, .dragSheetDown, .event, .enterBackground, .enterForeground, .rotate: false
    }
  }
}
