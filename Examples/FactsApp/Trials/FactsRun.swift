/// All trials, one after the other, and the table of what was seen.
@MainActor package struct FactsRun {
  private let driver: any FactDriver
  private let place: Place
  /// Gets each line of the table.
  private let tell: (String) -> Void

  /// Where the trials run.
  package struct Place {
    let name: String
    /// The major version of iOS.
    let version: Int

    package init(name: String, version: Int) {
      self.name = name
      self.version = version
    }
  }

  package init(driver: any FactDriver, on place: Place, tell: @escaping (String) -> Void) {
    self.driver = driver
    self.place = place
    self.tell = tell
  }

  package func run(_ trials: [FactTrial] = FactTrial.all) async {
    tell("FactsApp on \(place.name)")
    tell("| fact | what | expected | seen |")
    tell("|---|---|---|---|")
    var others = 0
    for trial in trials {
      let verdict = await judge(trial)
      if case .otherwise = verdict { others += 1 }
      tell(trial.row(verdict, version: place.version))
    }
    await driver.begin()
    tell("\(trials.count) trials, \(others) came out otherwise")
  }

  private func judge(_ trial: FactTrial) async -> Verdict {
    do {
      return Verdict(trial, heard: try await trial.run(with: driver), version: place.version)
    } catch {
      return .leftOut
    }
  }
}
