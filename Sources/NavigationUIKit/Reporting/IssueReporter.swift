import NavigationCore
import UIKit

#if canImport(Darwin)
  import os
#endif

/// Where an issue goes: one function for the whole package, which an app or a test may replace.
package enum IssueReporter {
  /// The function in use; replaced by `Insecurity.issueReporter`.
  package static var report: @MainActor (Issue, SourceLocation) -> Void = log

  /// The default: a runtime warning in debug builds on Apple platforms, else a line of output.
  package static func log(_ issue: Issue, _ source: SourceLocation) {
    log("\(issue)", fileID: source.fileID, line: source.line)
  }

  /// Writes one sentence, with its place if that is known.
  package static func log(_ sentence: String, fileID: String, line: Int) {
    let place = fileID.isEmpty ? "" : " (\(fileID):\(line))"
    let line = "Insecurity: \(sentence)\(place)"
    #if canImport(Darwin)
      os_log(.fault, log: OSLog(subsystem: "Insecurity", category: "Issues"), "%{public}@", line)
    #else
      FileHandle.standardError.write(Data((line + "\n").utf8))
    #endif
  }
}
