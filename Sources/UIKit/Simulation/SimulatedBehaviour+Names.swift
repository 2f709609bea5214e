/// A switch by the name it has in the environment.
package struct BehaviourSwitch: Sendable {
  package let name: String
  package let choices: [String]
  package let choose: @Sendable (inout SimulatedBehaviour, Int) -> Void

  private init<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<SimulatedBehaviour, Choice> & Sendable
  ) where Choice.RawValue == String {
    self.name = name
    choices = Choice.allCases.map(\.rawValue)
    choose = { $0[keyPath: path] = Array(Choice.allCases)[$1] }
  }

  package static let all: [BehaviourSwitch] = [
    .init("version", \.version),
    .init("K1", \.didDismissMoment),
    .init("K2", \.relationEnd),
    .init("K3", \.emptyDismissal),
    .init("K4", \.coveredDismissal),
    .init("K5", \.cancelledPop),
    .init("K6", \.rootSwapOrder),
    .init("K7", \.didShowMoment),
    .init("K8", \.willShowMoment),
    .init("K9", \.tabSwitchOrder),
    .init("K10", \.presenterAnimatedFlag),
    .init("K11", \.transientArray),
    .init("K12", \.secondStackChange),
    .init("K13", \.quietTransitions),
    .init("K14", \.poppedParent),
    .init("K15", \.childModality),
    .init("K16", \.coordinatorReading),
    .init("K17", \.presentCompletion),
    .init("K18", \.willMoveMoment),
    .init("K19", \.secondDismissal),
    .init("K20", \.dismissedFlag),
    .init("K21", \.firstAppearancePresent),
    .init("C7", \.lostPresenter),
    .init("C19", \.presentOnArriving),
    .init("H14", \.hiddenWindowTransition),
  ]
}

extension SimulatedBehaviour {
  /// What `UIKIT_STANDIN_BEHAVIOUR` asks for, for example `version=18,K2=late,K19=extra`.
  ///
  /// A name that is not known stops the process with one sentence.
  package static var fromEnvironment: SimulatedBehaviour {
    let text = ProcessInfo.processInfo.environment["UIKIT_STANDIN_BEHAVIOUR"] ?? ""
    switch parse(text) {
    case .success(let behaviour): return behaviour
    case .failure(let error): fatalError(error.sentence)
    }
  }

  /// Why a text is no behaviour.
  package struct ParseError: Error, Equatable {
    package let sentence: String
  }

  /// Reads `name=choice` pairs with commas between; `seed=N` mixes all switches first.
  package static func parse(_ text: String) -> Result<SimulatedBehaviour, ParseError> {
    var behaviour = SimulatedBehaviour()
    for part in text.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard pair.count == 2 else {
        return .failure(.init(sentence: "UIKIT_STANDIN_BEHAVIOUR: '\(part)' is not name=choice."))
      }
      if let error = behaviour.apply(pair[0], pair[1]) { return .failure(error) }
    }
    return .success(behaviour)
  }

  private mutating func apply(_ name: String, _ choice: String) -> ParseError? {
    if name == "seed" {
      guard let seed = UInt64(choice) else {
        return .init(sentence: "UIKIT_STANDIN_BEHAVIOUR: seed must be a number, not '\(choice)'.")
      }
      self = .mixed(seed: seed)
      return nil
    }
    guard let found = BehaviourSwitch.all.first(where: { $0.name == name }) else {
      let names = BehaviourSwitch.all.map(\.name).joined(separator: ", ")
      return .init(
        sentence: "UIKIT_STANDIN_BEHAVIOUR: '\(name)' is not known; there are \(names) and seed.")
    }
    guard let index = found.choices.firstIndex(of: choice) else {
      return .init(
        sentence: "UIKIT_STANDIN_BEHAVIOUR: \(name) is one of "
          + "\(found.choices.joined(separator: ", ")), not '\(choice)'.")
    }
    found.choose(&self, index)
    return nil
  }

  /// A mixture of all switches that a number decides; the same number gives the same mixture.
  package static func mixed(seed: UInt64) -> SimulatedBehaviour {
    var behaviour = SimulatedBehaviour()
    var random = SeededRandom(seed: seed)
    for one in BehaviourSwitch.all {
      one.choose(&behaviour, random.below(one.choices.count))
    }
    return behaviour
  }
}
