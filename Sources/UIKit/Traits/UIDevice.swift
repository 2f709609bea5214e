/// What an app may know of the device it runs on.
@MainActor open class UIDevice: NSObject {
  private weak var device: SimulatedDevice?

  package init(of device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The device that was made, settled, advanced or touched last.
  open class var current: UIDevice { SimulatedDevice.current.description }

  /// What its owner calls it.
  open var name: String { model }

  /// What it is.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .phone, .unspecified, .tv, .carPlay, .mac, .vision: "iPhone"
    }
  }

  /// What it is, in the person's language.
  open var localizedModel: String { model }

  /// The name of the system.
  open var systemName: String { "iOS" }

  /// The version of the system, whose rules hold.
  open var systemVersion: String { (device?.behaviour.version.rawValue ?? "18") + ".0" }

  /// How it is held.
  open var orientation: UIDeviceOrientation {
    // The sides are named the other way round, which leaves the numbers the same.
    UIDeviceOrientation(rawValue: device?.heldOrientation.rawValue ?? 1) ?? .unknown
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    (device?.traits ?? .phone).userInterfaceIdiom
  }
}
