import Foundation
import InsecurityTesting

/// Writes a picture of each screen that is seen, named after what is on screen.
public final class PictureFolder {
  private let write: (String, String) throws -> Void
  private let appearance: HeadlessDevice.Appearance
  private var drawn: Set<String> = []

  /// A folder of the file system, which is made if it is not there.
  public convenience init(
    _ path: String, _ appearance: HeadlessDevice.Appearance = .light
  ) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.init(appearance) { name, picture in
      try picture.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  /// Any place that takes a name and a picture.
  public init(
    _ appearance: HeadlessDevice.Appearance = .light,
    _ write: @escaping (String, String) throws -> Void
  ) {
    self.appearance = appearance
    self.write = write
  }

  /// Draws what a device shows, the first time that it is seen.
  func draw(_ device: HeadlessDevice) throws {
    let name = Self.name(device.screens)
    guard drawn.insert(name).inserted else { return }
    try write(name, device.picture(appearance))
  }

  /// `Wallet > History / Refund 12.50?` as `wallet-history-refund-12-50.svg`.
  private static func name(_ screens: ScreenDiagram) -> String {
    let words = screens.description.lowercased().split {
      !($0.isASCII && ($0.isLetter || $0.isNumber))
    }
    return words.joined(separator: "-") + ".svg"
  }
}
