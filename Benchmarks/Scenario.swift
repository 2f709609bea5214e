/// One thing to be measured; it gives back a line that shows that it has done its work.
@MainActor struct Scenario {
  let name: String
  let run: (_ size: Int, _ repetitions: Int) -> String

  static let all = HostScenarios.all + DeepScenarios.all + BareScenarios.all

  static func named(_ name: String) -> Scenario? {
    all.first { $0.name == name }
  }

  static var names: String { all.map(\.name).joined(separator: ", ") }
}
