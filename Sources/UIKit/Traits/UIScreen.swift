/// The glass of a device.
@MainActor open class UIScreen: NSObject {
  private weak var device: SimulatedDevice?

  package init(of device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The screen of the device that was made, settled, advanced or touched last.
  open class var main: UIScreen { SimulatedDevice.current.screen }

  /// The screens: one.
  open class var screens: [UIScreen] { [main] }

  /// The size in points, as the interface is turned.
  open var bounds: CGRect { (device ?? .current).screenBounds }

  /// The pixels for one point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The size in pixels, held upright.
  open var nativeBounds: CGRect {
    let upright = SimulatedScreen.bounds
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }

  /// The pixels for one point.
  open var nativeScale: CGFloat { scale }

  /// How many pictures a second it shows at most.
  open var maximumFramesPerSecond: Int { 60 }

  /// How bright it is.
  open var brightness: CGFloat = 0.5

  /// Whether somebody watches: no.
  open var isCaptured: Bool { false }

  /// What is known of the device.
  open var traitCollection: UITraitCollection { device?.traits ?? .phone }

  /// Called after the surroundings changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen: UITraitEnvironment {}
