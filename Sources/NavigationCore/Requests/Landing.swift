/// Where a start lands.
package enum Landing: Hashable, Sendable {
  case push(StackID)
  case present
  case presentStack
  case ground
  /// There is no stack to push on.
  case nowhere
}
