import NavigationCore
import NavigationUIKit
import UIKit

/// Something that the app did wrong; the app goes on, and no result is lost.
///
/// It is told to ``issueReporter`` at the moment it is found, and stands in ``Ending/refused(_:)`` if a
/// start was refused for it. Its wording is not promised.
public nonisolated struct Issue: Hashable, Sendable, CustomStringConvertible {
  let issue: NavigationCore.Issue.Kind
  /// The coordinator or host concerned.
  public let who: String
  /// One sentence: who, what happened, and what to do instead.
  public let description: String
  /// The file in which the call stands that was wrong, as `#fileID` gives it; empty if unknown.
  public let fileID: String
  /// The line of that call; 0 if unknown.
  public let line: Int

  /// Whether only a person can go on: a start waits until an alert is answered.
  package var waitsForPerson: Bool { issue == .movement(.waitsBehindAlert) }

  init(_ issue: NavigationCore.Issue, _ source: SourceLocation) {
    self.issue = issue.kind
    who = issue.who
    description = issue.description
    fileID = source.fileID
    line = source.line
  }
}

/// Where misuse is told: called once for each issue, on the main actor, at the moment it is found.
///
/// The default logs: a fault in the unified log on Apple platforms, a line on standard error
/// elsewhere. An app may send issues to its own log, a test may collect them.
@MainActor public var issueReporter: @MainActor (Issue) -> Void = log {
  didSet { IssueReporter.report = { issueReporter(Issue($0, $1)) } }
}

private func log(_ issue: Issue) {
  IssueReporter.log(issue.description, fileID: issue.fileID, line: issue.line)
}
