import InsecurityTesting
import Testing
import Wallet

@MainActor @Suite("Exploring an app", .serialized)
struct ExploringTests {
  @Test("Two actions deep, the wallet has no problem")
  func wallet() async {
    let explorer = NavigationExplorer(typing: ["Number": ["4242 4242 4242 4242"]]) { window in
      let app = WalletApp(window, wallet: Wallet())
      app.start()
      return app
    }
    let exploration = await explorer.explore(.systematic(depth: 2))
    #expect(exploration.problems == [])
    #expect(exploration.screens.contains("Wallet / Pay with"))
  }
}
