import NavigationUIKit
import UIKit

/// What a device is busy with; code of the app may run inside it.
enum Activity {
  case resting
  /// A turn ends or the clock runs: UIKit calls back.
  case turning
  /// A finger acts: actions of the app run.
  case touching
}

extension HeadlessDevice {
  /// Marks the device as busy while a closure runs.
  func busy<Value>(_ activity: Activity, _ body: () throws -> Value) rethrows -> Value {
    let before = self.activity
    self.activity = activity
    defer { self.activity = before }
    return try body()
  }

  /// Why neither clock nor finger can go on just now; nil if they can.
  var whyBusy: String? {
    switch activity {
    case .resting:
      LibraryState.isCallingApp(in: window) ? "inside a result handler" : nil
    case .turning: "inside a callback of UIKit"
    case .touching: "inside an action of the app"
    }
  }

  /// Whether a helper may run the clock; if not, that is told.
  func mayRun(at source: SourceLocation) -> Bool {
    guard whyBusy != nil else { return true }
    LibraryState.tell(.settledInside, at: source)
    return false
  }
}
