import UIKit

/// A phone without a display, on a virtual clock: one key window, at 0 s, nothing on screen.
///
/// Time passes only in `advance(by:)`, `settle()` and `settled()`. Several devices may live at a time;
/// what has no window belongs to the one that was made, settled, advanced or touched last.
public final class HeadlessDevice {
  /// The device's key window; it is visible and has no root yet.
  ///
  /// After `connectScene(_:)` it is the window that the scene's delegate has made key.
  public internal(set) var window: UIWindow
  package let simulation: SimulatedDevice
  let recorder: FrameRecorder
  var activity = Activity.resting

  // NB: its initializers are not inlined. A suite of Swift Testing lets go of its properties away from
  // the main actor, so the end of a device is a job for later; an optimizer that sees all of its life
  // puts it on the stack, which is gone by then (Swift 6.3).

  /// A device at 0 s; it becomes the current one.
  @inline(never)
  public convenience init() {
    self.init(behaviour: .fromEnvironment)
  }

  /// A device on which the questions that the facts leave open are answered as given.
  @inline(never)
  package convenience init(behaviour: SimulatedBehaviour) {
    self.init(behaviour: behaviour, recording: .on)
  }

  /// Whether frames and transitions are written down.
  enum Recording {
    case on
    /// An explorer looks at the screen itself, and has no use for a list that grows.
    case off
  }

  @inline(never)
  init(behaviour: SimulatedBehaviour = .fromEnvironment, recording: Recording) {
    simulation = SimulatedDevice(behaviour: behaviour)
    window = UIWindow(windowScene: simulation.scene)
    recorder = FrameRecorder(window, of: simulation, recording)
    window.makeKeyAndVisible()
  }

  /// The virtual seconds since the device was made.
  public var now: TimeInterval { simulation.now }

  /// What is on screen, or will be once what moves has ended: `Home / Cart > Pay / Alert`.
  ///
  /// A controller being dismissed or popped counts as gone, one being presented or pushed as there; a
  /// gesture changes nothing until the finger has completed it.
  public var screens: ScreenDiagram { VisibleStack(of: window).diagram }

  /// Every movement that a person could have seen, in order.
  ///
  /// One entry for each change between two frames, of the kind of its animated part, and one for each
  /// cancelled gesture. What a view hides that covers the window is not seen.
  public var transitions: [Transition] { recorder.transitions }

  /// The diagram at each commit at which other controllers were seen than at the one before.
  public var frames: [String] { recorder.frames }

  /// What UIKit would have printed, in order.
  ///
  /// Its wording is not Apple's. A test that expects no mistake expects it to be empty.
  public var warnings: [String] { simulation.warnings }

  /// The person who holds the device.
  public var user: SimulatedUser { SimulatedUser(device: self) }
}
