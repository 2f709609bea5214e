import UIKit

/// How UIKit answers what the facts leave open; written as in `UIKIT_STANDIN_BEHAVIOUR`.
package struct Setting: CustomStringConvertible {
  package let behaviour: SimulatedBehaviour

  package init(_ behaviour: SimulatedBehaviour) {
    self.behaviour = behaviour
  }

  package static var environment: Setting { Setting(.fromEnvironment) }

  /// What a text asks for; one that cannot be read is a mistake of the test.
  package init(_ text: String) {
    switch SimulatedBehaviour.parse(text) {
    case .success(let behaviour): self.behaviour = behaviour
    case .failure(let error): fatalError(error.sentence)
    }
  }

  /// The answers that are not the suggested ones.
  package var description: String { answers.joined(separator: ",") }

  private var answers: [String] {
    BehaviourSwitch.all.flatMap { one in
      one.choices.map { "\(one.name)=\($0)" }.filter { answer in
        Setting(answer).behaviour != SimulatedBehaviour() && has(answer)
      }
    }
  }

  /// Whether giving this answer changes nothing.
  private func has(_ answer: String) -> Bool {
    var changed = behaviour
    return changed.apply(answer) && changed == behaviour
  }

  /// With as few answers as still fail.
  func plainer(_ fails: (Setting) -> Bool) -> Setting {
    var best = answers
    for answer in answers {
      let fewer = best.filter { $0 != answer }
      if fails(Setting(fewer.joined(separator: ","))) { best = fewer }
    }
    return Setting(best.joined(separator: ","))
  }
}

extension SimulatedBehaviour {
  fileprivate mutating func apply(_ answer: String) -> Bool {
    let pair = answer.split(separator: "=").map(String.init)
    guard let one = BehaviourSwitch.all.first(where: { $0.name == pair[0] }),
      let index = one.choices.firstIndex(of: pair[1])
    else { return false }
    one.choose(&self, index)
    return true
  }
}
