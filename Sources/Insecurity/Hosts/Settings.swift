import UIKit

/// How long a window's root takes to be replaced by an animated `start`, in seconds.
///
/// Read at each start. A start with a duration of its own is not concerned.
@MainActor public var defaultWindowTransitionDuration: TimeInterval = 0.3

/// How a window's root is replaced by an animated `start`.
///
/// Read at each start. Under Reduce Motion it is a cross-dissolve in any case.
@MainActor public var defaultWindowTransitionOptions: UIView.AnimationOptions =
  .transitionCrossDissolve

/// Version 3 waited so long after a pop; nothing is waited for now.
@available(*, deprecated, message: "Has no effect: starts wait for the real end of a movement.")
@MainActor public var navigationPopBatchedStartDelay: TimeInterval = 0.25

/// Version 3 set a new stack's root with an animation if this was true.
@available(*, deprecated, message: "Has no effect: a new stack is filled before it is shown.")
@MainActor public var navigationControllerRootIsAssignedWithAnimation = false
