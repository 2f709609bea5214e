import InsecurityTesting
import Numbers
import UIKit
import Wallet

/// One of the apps, on a phone of its own.
struct Performance {
  let device = HeadlessDevice()
  /// What came back from the screens.
  let results: () -> [String]
  /// Opens a link, in an app that has some.
  let open: ((Link) -> Void)?
  private let app: AnyObject

  init(of app: App) {
    switch app {
    case .wallet:
      let wallet = Wallet()
      let app = WalletApp(device.window, wallet: wallet)
      app.start()
      self.app = app
      results = { wallet.results }
      open = { app.open($0) }
    case .numbers:
      let journal = Journal()
      let app = NumbersApp(device.window, journal: journal)
      app.start()
      self.app = app
      results = { journal.lines }
      open = nil
    }
    device.settle()
  }
}

/// The apps that the terminal plays.
nonisolated enum App: String {
  case wallet
  case numbers
}
