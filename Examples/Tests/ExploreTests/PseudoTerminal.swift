import Foundation

/// A terminal at which nobody sits: what a program writes to it is read.
struct PseudoTerminal {
  /// What the program gets.
  let end: FileHandle
  private let controller: Int32

  init() throws {
    var controller: Int32 = 0
    var end: Int32 = 0
    guard openpty(&controller, &end, nil, nil, nil) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    self.controller = controller
    self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  /// All that is written until the program has ended; a read fails when nobody can write any more.
  func written() -> String {
    try? end.close()
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(controller, &part, part.count)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    close(controller)
    return String(decoding: bytes, as: UTF8.self)
  }
}
