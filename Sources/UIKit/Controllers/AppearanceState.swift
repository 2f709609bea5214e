/// Where a controller is between disappeared and appeared (A4).
enum AppearanceState: Equatable {
  case disappeared
  case appearing(animated: Bool, Told)
  case appeared
  case disappearing(animated: Bool)

  /// How much of its appearance a controller has heard.
  enum Told: Equatable {
    case willAppear, isAppearing
  }
}

extension AppearanceState {
  /// Whether a callback is the one that belongs to this state.
  func fits(_ call: AppearanceCall) -> Bool {
    switch (self, call) {
    case (.appearing(_, .willAppear), .willAppear): true
    case (.appearing(_, .isAppearing), .isAppearing): true
    case (.appeared, .didAppear): true
    case (.disappearing, .willDisappear): true
    case (.disappeared, .didDisappear): true
    case (.disappeared, _), (.appearing, _), (.appeared, _), (.disappearing, _): false
    }
  }
}

/// One of the five appearance callbacks.
enum AppearanceCall {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

/// Why a controller comes or goes: what the four is-being flags say (B1).
enum Movement {
  case none
  case beingPresented, beingDismissed
  case movingToParent, movingFromParent
}
