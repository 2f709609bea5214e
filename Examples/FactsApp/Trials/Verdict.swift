/// What came out of a trial.
enum Verdict {
  /// As expected; the setting of the answer, empty if there is but one.
  case asExpected(String)
  /// None of the answers.
  case otherwise(String)
  /// It needs a finger.
  case leftOut

  /// Judges what was heard on a version of iOS.
  init(_ trial: FactTrial, heard: String, version: Int) {
    let fitting = trial.answers(for: version)
    if let answer = fitting.first(where: { $0.text == heard }) {
      self = .asExpected(answer.setting)
    } else {
      self = .otherwise(heard)
    }
  }
}

extension FactTrial {
  /// The answers that can be right on a version: 17 stands for all before, 26 for all after.
  func answers(for version: Int) -> [FactAnswer] {
    let known = answers.compactMap(\.version)
    guard let nearest = known.filter({ $0 <= version }).max() ?? known.min() else {
      return answers
    }
    return answers.filter { $0.version == nil || $0.version == nearest }
  }

  /// One line of the table, with bars between fact, expected and seen.
  func row(_ verdict: Verdict, version: Int) -> String {
    let expected = answers(for: version)
      .map { $0.setting.isEmpty ? $0.text : "\($0.setting): \($0.text)" }
      .joined(separator: " / ")
    return "| \(facts.joined(separator: ", ")) | \(title) | \(expected) | \(verdict.words) |"
  }
}

extension Verdict {
  var words: String {
    switch self {
    case .asExpected(let setting): setting.isEmpty ? "as expected" : "as \(setting)"
    case .otherwise(let heard): "OTHERWISE: \(heard)"
    case .leftOut: "left out: needs a finger"
    }
  }
}
