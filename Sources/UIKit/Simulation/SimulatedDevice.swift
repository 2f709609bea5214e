/// One simulated phone: application, screen, scene, windows, clock, turns, warnings.
@MainActor package final class SimulatedDevice {
  package let application: UIApplication
  /// The scene; a new object after it was connected again (H10).
  package internal(set) var scene: UIWindowScene

  /// How the questions are answered that the facts leave open.
  @exclusivity(unchecked) package var behaviour: SimulatedBehaviour

  /// How the phone is held; the interface follows if it may.
  package internal(set) var heldOrientation = UIInterfaceOrientation.portrait

  /// Whether animations take visible time.
  package var animationsEnabled = true

  /// Whether the person has asked for less motion.
  package var reducesMotion = false

  /// What UIKit would have printed.
  package internal(set) var warnings: [String] = []

  /// One line for each call that UIKit ignored; each is among the warnings too.
  package internal(set) var refusedCalls: [String] = []

  /// Hears of each call that presents, dismisses or changes a stack, before it is carried out.
  package var onCall: ((SimulatedCall) -> Void)?

  /// Until when a window changes its contents with an effect (H3).
  package internal(set) var windowEffectEnd: TimeInterval = 0

  /// How often appearance transitions were begun or ended out of balance (A6).
  package internal(set) var unbalancedAppearanceCalls = 0

  /// The next transition that begins does not end by itself.
  package var nextTransitionNeverEnds = false

  /// What stands on the stand-in and looks at the ends of its turns; it lives as long as the device.
  package var onlooker: AnyObject?

  /// The glass.
  package private(set) lazy var screen = UIScreen(of: self)

  /// What the device says of itself.
  private(set) lazy var description = UIDevice(of: self)

  package internal(set) weak var firstResponder: UIResponder?

  /// The window that receives keys.
  package internal(set) weak var keyWindow: UIWindow?

  let clock: SimulatedClock
  var ownTraits = UITraitCollection.phone
  @exclusivity(unchecked) var windowList: [WeakWindow] = []
  @exclusivity(unchecked) var turn = TurnState()
  var commitObservers = ObserverList()
  var turnEndObservers = ObserverList()

  /// Makes a device on a virtual clock at 0 s; it becomes the current one.
  package convenience init(behaviour: SimulatedBehaviour = .fromEnvironment) {
    self.init(behaviour: behaviour, clock: SimulatedClock(.virtual(now: 0)))
    makeCurrent()
  }

  private init(behaviour: SimulatedBehaviour, clock: SimulatedClock) {
    self.behaviour = behaviour
    self.clock = clock
    application = UIApplication()
    scene = UIWindowScene.connected()
    application.device = self
    scene.device = self
  }

  // MARK: The current device

  private static weak var lastTouched: SimulatedDevice?
  private static var inRealTime: SimulatedDevice?

  /// The device that was made, settled, advanced or touched last.
  ///
  /// Without any, one in real time is made on first use.
  package static var current: SimulatedDevice {
    if let lastTouched { return lastTouched }
    let device =
      inRealTime
      ?? SimulatedDevice(
        behaviour: .fromEnvironment, clock: SimulatedClock(.real(start: Date())))
    inRealTime = device
    return device
  }

  /// Makes this the device of whatever has no window.
  package func makeCurrent() { SimulatedDevice.lastTouched = self }

  /// All windows, back to front: by level, then as they became visible.
  package var windows: [UIWindow] {
    var all: [UIWindow] = []
    for index in windowList.indices {
      if let window = windowList[index].window { all.append(window) }
    }
    guard all.contains(where: { $0.windowLevel != .normal }) else { return all }
    let ordered = all.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return ordered.map(\.element)
  }

  func add(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
    windowList.append(WeakWindow(window: window))
  }
}

/// A window as the device knows it: not kept alive.
struct WeakWindow {
  weak var window: UIWindow?
}

extension UIView {
  /// The device of the view's window, else the current one.
  package var simulatedDevice: SimulatedDevice { window?.sceneReference?.device ?? .current }
}

extension UIViewController {
  /// The device of the controller's window, else the current one.
  package var simulatedDevice: SimulatedDevice { viewIfLoaded?.simulatedDevice ?? .current }
}
