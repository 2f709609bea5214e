#if canImport(SwiftUI)
  import Insecurity
  import SwiftUI
  import UIKit

  /// A SwiftUI screen says what happened by closures; it knows nothing of coordinators.
  struct RatingView: View {
    let rate: (Int) -> Void
    let close: () -> Void

    var body: some View {
      VStack {
        ForEach(1..<6, id: \.self) { stars in
          Button("\(stars) stars") { rate(stars) }
        }
        Button("Not now", action: close)
      }
    }
  }

  final class Rate: ModalCoordinator<Int> {
    override var viewController: UIViewController {
      UIHostingController(
        rootView: RatingView(
          rate: { [weak self] stars in self?.finish(stars) },
          close: { [weak self] in self?.dismiss() }
        ))
    }
  }
#endif
