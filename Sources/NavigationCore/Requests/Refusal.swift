/// A start that was refused and whose handler has not been called.
struct Refusal: Hashable, Sendable {
  let start: Start
  let ending: Ending
}
