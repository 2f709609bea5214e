import NavigationCore
import NavigationUIKit
import UIKit

/// What the helpers ask the library, and tell through it.
enum LibraryState {
  /// Whether code of the app runs that the library has called: a handler, a getter.
  static func isCallingApp(in window: UIWindow) -> Bool {
    ChainRegistry.of(window).chains.contains { $0.isCallingApp }
  }

  /// Lets the library read all that a look leaves out.
  static func lookAtEverything(in window: UIWindow) {
    ChainRegistry.of(window).lookAtEverything()
  }

  /// Tells that a helper could not do what it is for.
  static func tell(_ issue: Issue.Movement, at source: SourceLocation) {
    IssueReporter.report(Issue(.movement(issue), who: "The device"), source)
  }
}
