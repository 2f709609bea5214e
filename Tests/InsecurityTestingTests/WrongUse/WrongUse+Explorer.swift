import InsecurityTesting
import TestSupport
import UIKit

extension WrongUse {
  /// Apps that break a promise.
  static let explorer = [
    WrongUse(
      "NavigationExplorer.explore(_:shard:progress:)",
      says: "One action has brought Item twice."
    ) {
      await BrokenApps.pushesTwice().explore(.systematic(depth: 1)).problems.prefix(1).map(
        \.summary)
    },
    WrongUse(
      "NavigationExplorer.replay(_:)",
      says: "Cannot tap \"Nowhere\": nothing of this name can be reached; possible: tap \"Item\"."
    ) {
      await BrokenApps.pushesTwice().replay([.init(.tap("Nowhere"))]).map(\.summary)
    },
    WrongUse(
      "ExplorerProbe.expectingResult(of:as:_:)",
      says: "Question has left and its result handler was not called."
    ) {
      await BrokenApps.losesResult().explore(.systematic(depth: 2)).problems.map(\.summary)
    },
  ]
}
