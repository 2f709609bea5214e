/// Makes plans: a function of values, without UIKit.
package enum Planner {
  /// What a plan is made from.
  struct Situation {
    let state: NavigationState
    let leaving: Leaving
    let reading: Reading
    let arrivals: Arrivals
    /// Whether the one visible movement is animated (R8).
    let animated: Bool
  }

  /// The plan that shows `landed`, which the state holds already, and takes away what is leaving.
  ///
  /// - Complexity: O(what changes).
  package static func plan(
    showing landed: [Start], on state: NavigationState, leaving: Leaving, reading: Reading
  ) -> Plan {
    let live = landed.filter { state.contains($0.id) }
    let asked = live.last?.animated ?? leaving.animated
    let situation = Situation(
      state: state, leaving: leaving, reading: reading,
      arrivals: Arrivals(of: live, in: state), animated: asked && reading.animates)
    return Plan(steps: steps(situation), starts: live)
  }

  private static func steps(_ situation: Situation) -> [Plan.PlannedStep] {
    if let ground = situation.arrivals.ground {
      return rootSteps(ground, situation) + presentSteps(situation)
    }
    let stacks = stackSteps(situation)
    let dismissal = dismissSteps(situation)
    let order =
      situation.reading.presenterGoes && !dismissal.isEmpty
      ? dismissal + stacks : stacks + dismissal
    return order + presentSteps(situation)
  }
}
