import Insecurity

/// Sends every misuse to the app's own log.
@MainActor func tellIssues(to log: @escaping (String) -> Void) {
  issueReporter = { issue in log("\(issue.fileID):\(issue.line): \(issue)") }
}

/// Keeps what a report of a crash should say.
final class Breadcrumbs: NavigationObserver {
  private(set) var lines: [String] = []

  func navigationEnded(_ coordinator: AnyObject, _ ending: Ending) {
    lines.append("\(type(of: coordinator)) \(ending)")
  }

  func navigationSettled(_ state: NavigationSnapshot) {
    lines.append("\(state)")
  }
}
