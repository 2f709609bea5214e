import InsecurityTesting
import Testing
import UIKit
import Wallet

/// Links from outside, at any moment.
@MainActor @Suite("Links", .serialized)
struct LinkTests {
  let device = HeadlessDevice()
  let wallet: Wallet
  let app: WalletApp

  init() throws {
    let card = Card(number: try CardNumber("4242 4242 4242 4242"), holder: "Ada Lovelace")
    wallet = Wallet(cards: [card])
    wallet.payments = [Payment(cents: 1250, card: card)]
    app = WalletApp(device.window, wallet: wallet)
    app.start()
    device.settle()
  }

  @Test("A link rebuilds what is open in one movement", arguments: Link.allCases)
  func oneMovement(link: Link) throws {
    try device.user.tap("Pay 12.50")
    device.settle()
    try device.user.tap("•••• 4242")
    device.settle()
    let before = device.transitions.count
    app.open(link)
    device.settle()
    let movements = device.transitions[before...].filter(\.animated)
    #expect(!device.screens.contains("Confirm"))
    // A sheet that goes for another sheet is two movements; all else is one.
    #expect(movements.count == ([.pay, .newCard].contains(link) ? 2 : 1), "\(movements)")
    #expect(wallet.results == ["Confirm: nothing", "Pay: nothing"])
  }

  @Test("A link that comes while a sheet comes is carried out after it")
  func whileMoving() throws {
    try device.user.tap("Payment methods")
    device.advance(by: 0.1)
    app.open(.receipt)
    device.settle()
    #expect(device.screens == "Wallet > History > Receipt")
    #expect(wallet.results == ["Payment methods: nothing"])
  }

  @Test("A link that comes while a finger rests on a sheet waits for the finger")
  func underAFinger() throws {
    try device.user.tap("Payment methods")
    device.settle()
    try device.user.dragSheetDown(holdingAt: 0.4) { app.open(.help) }
    device.settle()
    #expect(device.screens == "Wallet > Help")
    #expect(wallet.results == ["Payment methods: nothing"])
  }

  @Test("A second link ends what the first one still waits for")
  func twoLinks() throws {
    app.open(.receipt)
    device.settle()
    try device.user.swipeBack(holdingAt: 0.4) { app.open(.pay) }
    device.advance(by: 0.1)
    app.open(.history)
    device.settle()
    #expect(device.screens == "Wallet > History")
    #expect(wallet.results == ["Receipt: nothing", "History: nothing", "Pay: nothing"])
  }

  @Test("A link ends what a foreign screen has presented above the wallet")
  func overForeignScreen() throws {
    try device.user.tap("Settings")
    device.settle()
    try device.user.tap("Change PIN")
    device.settle()
    app.open(.history)
    device.settle()
    #expect(device.screens == "Wallet > History")
    #expect(wallet.results == ["Change PIN: nothing"])
  }

  @Test("Logging out swaps the root with a sheet up; a link waits until someone has logged in")
  func loggedOut() throws {
    try device.user.tap("Settings")
    device.settle()
    try device.user.tap("Change PIN")
    device.settle()
    try device.user.tap("I forgot the old one")
    device.settle()
    #expect(device.screens == "Welcome")
    #expect(wallet.results == ["Change PIN: nothing", "Wallet: loggedOut"])

    app.open(.receipt)
    device.settle()
    #expect(device.screens == "Welcome")
    try device.user.tap("Log in")
    device.settle()
    #expect(device.screens == "Wallet > History > Receipt")
  }
}
