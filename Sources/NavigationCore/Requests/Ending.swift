/// Why an entry ended.
package enum Ending: Hashable, Sendable {
  /// Its coordinator called `finish` with a result.
  case finished
  /// Its coordinator called `dismiss`, or somebody asked for its dismissal.
  case dismissed
  /// The user left it, or foreign code took it away.
  case left
  /// Something that it stood on ended.
  case endedBelow
  /// Another window root took its place.
  case replaced
  /// What its host was made for is gone.
  case rootGone
  /// It was never shown.
  case refused(Issue.Kind)
}
