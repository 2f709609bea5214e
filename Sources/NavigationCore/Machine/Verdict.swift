/// What was read directly after a UIKit call.
package enum Verdict: Hashable, Sendable {
  /// Its effect can be read.
  case done
  /// Its effect cannot be read yet; a turn end will show it.
  case pending
  /// It had no effect.
  case refused
  /// There was nothing to call: the controller has gone.
  case withdrawn
}
