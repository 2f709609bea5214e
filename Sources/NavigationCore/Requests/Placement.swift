/// Where a new entry wants to go.
package enum Placement: Hashable, Sendable {
  /// Presented over what is there.
  case presented
  /// Pushed on the stack on top.
  case pushed
  /// Pushed on the stack of its root, whatever stands above that.
  case pushedOnRoot
  /// Presented as the root of a new stack.
  case presentedInNewStack
  /// As the level is shown on which it lands.
  case current
  /// Pushed if there is a stack on top, else presented as the root of a new one.
  case pushedOrInNewStack
  /// As the window's root view controller.
  case windowRoot
  /// As the first page of a new stack that becomes the window's root view controller.
  case windowRootInNewStack
}
