/// The fewest UIKit calls that bring the screen from what is shown to what the state says.
package struct Plan: Hashable, Sendable {
  package struct PlannedStep: Hashable, Sendable {
    package var step: Step
    /// When the step after it may go.
    package var next: Pace

    package init(_ step: Step, next: Pace) {
      self.step = step
      self.next = next
    }
  }

  package var steps: [PlannedStep]
  /// The starts that are shown by it, in order.
  package var starts: [Start]

  package init(steps: [PlannedStep], starts: [Start]) {
    self.steps = steps
    self.starts = starts
  }
}
