import InsecurityTesting
import Numbers
import Wallet

/// The apps that `explore` walks through, each with what one can type and what comes from outside.
enum ExploreApps {
  /// An app, and the name under which its map is printed.
  struct Named {
    let name: String
    let explorer: NavigationExplorer
  }

  static var all: [Named] {
    [Named(name: "Wallet", explorer: wallet), Named(name: "Numbers", explorer: numbers)]
  }

  private static var wallet: NavigationExplorer {
    NavigationExplorer(
      typing: ["Number": ["4242 4242 4242 4242", "4242"], "Name on card": ["Ada Lovelace"]],
      events: walletLinks
    ) { window in
      let app = WalletApp(window, wallet: Wallet())
      app.start()
      return app
    }
  }

  private static var walletLinks: [String: (WalletApp) -> Void] {
    let links = Link.allCases.map { link in
      ("link \(link.rawValue)", { (app: WalletApp) in app.open(link) })
    }
    return Dictionary(uniqueKeysWithValues: links)
  }

  private static var numbers: NavigationExplorer {
    NavigationExplorer { window in
      let app = NumbersApp(window, journal: Journal())
      app.start()
      return app
    }
  }
}
