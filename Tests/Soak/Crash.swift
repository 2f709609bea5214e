import Foundation
import RandomPrograms

/// Prints the program that was running when the process crashes, or hangs.
enum Crash {
  nonisolated(unsafe) private static var text: [CChar] = []

  static func watch() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGALRM, SIGBUS] {
      signal(number) { number in
        Crash.write()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  nonisolated private static func write() {
    text.withUnsafeBufferPointer { _ = Foundation.write(1, $0.baseAddress, max(0, $0.count - 1)) }
  }

  static func note(_ program: Program, _ setting: Setting) {
    text = Array("\ncrashed, or did not end:\n\(program)\nin: \(setting)\n".utf8CString)
    alarm(20)
  }
}
