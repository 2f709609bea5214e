import InsecurityTesting
import Testing
import UIKit
import Wallet

/// The wallet's flows, tested as an app would test its own.
@MainActor @Suite("Paying", .serialized)
struct PayingTests {
  let device = HeadlessDevice()
  let wallet: Wallet

  init() throws {
    let number = try CardNumber("4242 4242 4242 4242")
    wallet = Wallet(cards: [Card(number: number, holder: "Ada Lovelace")])
    WalletApp(device.window, wallet: wallet).start()
    device.settle()
  }

  @Test("Confirming ends the question and the choice together, in one movement")
  func confirming() throws {
    try device.user.tap("Pay 12.50")
    device.settle()
    try device.user.tap("•••• 4242")
    device.settle()
    #expect(device.screens == "Wallet / Pay with / Confirm")

    try device.user.tap("Confirm")
    device.settle()
    #expect(device.screens == "Wallet")
    #expect(
      device.transitions.last
        == Transition(.dismiss, from: "Wallet / Pay with / Confirm", to: "Wallet"))
    #expect(wallet.payments.map(\.cents) == [1250])
  }

  @Test("A question pulled down is no answer, and the choice stays")
  func pullingDown() throws {
    try device.user.tap("Pay 12.50")
    device.settle()
    try device.user.tap("•••• 4242")
    device.settle()
    try device.user.dragSheetDown()
    device.settle()
    #expect(device.screens == "Wallet / Pay with")
    #expect(wallet.payments.isEmpty)
  }
}
