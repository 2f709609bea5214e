import UIKit

/// All trials, one after the other, and the table of what was seen.
@MainActor struct FactsRun {
  let driver: PhoneDriver
  /// Gets each line of the table.
  let tell: (String) -> Void

  private var version: Int { Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0 }

  func run() async {
    let device = UIDevice.current
    tell("FactsApp on \(device.systemName) \(device.systemVersion), \(device.model)")
    tell("| fact | what | expected | seen |")
    tell("|---|---|---|---|")
    var others = 0
    for trial in FactTrial.all {
      let verdict = await judge(trial)
      if case .otherwise = verdict { others += 1 }
      tell(trial.row(verdict, version: version))
    }
    await driver.begin()
    tell("\(FactTrial.all.count) trials, \(others) came out otherwise")
  }

  private func judge(_ trial: FactTrial) async -> Verdict {
    do {
      return Verdict(trial, heard: try await trial.run(with: driver), version: version)
    } catch {
      return .leftOut
    }
  }
}
