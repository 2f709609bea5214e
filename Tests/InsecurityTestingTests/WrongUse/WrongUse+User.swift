import InsecurityTesting
import TestSupport
import UIKit

extension WrongUse {
  /// A finger that cannot.
  static let taps = [
    WrongUse(
      "SimulatedUser.tap(_:)",
      says: "Cannot tap \"Pay\": nothing of this name can be reached; possible: nothing."
    ) { refusal { try home.user.tap("Pay") } },
    WrongUse(
      "SimulatedUser.type(_:into:)",
      says: "Cannot type \"42\" into \"Number\": no field of this name can be reached; "
        + "possible: nothing."
    ) { refusal { try home.user.type("42", into: "Number") } },
    WrongUse(
      "SimulatedUser.clear(_:)",
      says: "Cannot clear \"Number\": no field of this name can be reached; possible: nothing."
    ) { refusal { try home.user.clear("Number") } },
    WrongUse(
      "SimulatedUser.perform(_:typing:)",
      says: "Cannot tap outside: nothing is presented; possible: nothing."
    ) { refusal { try home.user.perform(.tapOutside) } },
    WrongUse(
      "SimulatedUser.tapBack()",
      says: "Cannot tap back: the stack has nothing below its screen; possible: nothing."
    ) { refusal { try Fixture.stack("Home").0.user.tapBack() } },
    WrongUse(
      "SimulatedUser.holdBack(to:)",
      says: "Cannot hold back and choose 5: the menu has the indices 0 to 0; "
        + "possible: tap back, hold back and choose 0, swipe back."
    ) { refusal { try Fixture.stack("One", "Two").0.user.holdBack(to: 5) } },
    WrongUse(
      "SimulatedUser.tapOutside()",
      says: "Cannot tap outside: nothing is presented; possible: nothing."
    ) { refusal { try home.user.tapOutside() } },
    WrongUse(
      "SimulatedUser.pressEscape()",
      says: "Cannot press escape: nothing is presented that the key could end; possible: nothing."
    ) { refusal { try home.user.pressEscape() } },
    WrongUse("SimulatedUser.visibleElements", says: "button(\"Pay\", isEnabled: false)") {
      let button = NamedScreen.button("Pay") {}
      button.isEnabled = false
      let device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
      return device.user.visibleElements.map { "\($0)" }
    },
    WrongUse("SimulatedUser.availableActions", says: "0", "1") {
      let device = Fixture.device(
        showing: NamedScreen("Home", rows: [NamedScreen.button("Pay") {}]))
      device.enterBackground()
      let none = device.user.availableActions
      device.enterForeground()
      return ["\(none.count)", "\(device.user.availableActions.count)"]
    },
  ]

  /// A swipe where nothing is to be swiped, a pull where there is no sheet, and what is thrown meanwhile.
  static let gestures = [
    WrongUse("SimulatedUser.swipeBack()", says: nothingBelow) {
      refusal { try Fixture.stack("Home").0.user.swipeBack() }
    },
    WrongUse("SimulatedUser.swipeBack(cancelledAt:)", says: nothingBelow) {
      refusal { try Fixture.stack("Home").0.user.swipeBack(cancelledAt: 0.4) }
    },
    WrongUse("SimulatedUser.swipeBack(to:velocity:)", says: nothingBelow) {
      refusal { try Fixture.stack("Home").0.user.swipeBack(to: 0.4, velocity: 1) }
    },
    WrongUse("SimulatedUser.swipeBack(holdingAt:_:)", says: nothingBelow, "Dropped", "One") {
      let (device, _) = Fixture.stack("One", "Two")
      let thrown = refusal { try device.user.swipeBack(holdingAt: 0.4) { throw Dropped() } }
      device.settle()
      return refusal { try Fixture.stack("Home").0.user.swipeBack(holdingAt: 0.4) {} } + thrown
        + ["\(device.screens)"]
    },
    WrongUse("SimulatedUser.dragSheetDown()", says: noSheet) {
      refusal { try home.user.dragSheetDown() }
    },
    WrongUse("SimulatedUser.dragSheetDown(cancelledAt:)", says: noSheet) {
      refusal { try home.user.dragSheetDown(cancelledAt: 0.4) }
    },
    WrongUse("SimulatedUser.dragSheetDown(to:velocity:)", says: noSheet) {
      refusal { try home.user.dragSheetDown(to: 0.4, velocity: 1) }
    },
    WrongUse(
      "SimulatedUser.pullSheet(to:)",
      says: "Cannot pull the sheet to \"\(medium.rawValue)\": nothing is presented; "
        + "possible: nothing."
    ) {
      refusal { try home.user.pullSheet(to: medium) }
    },
    WrongUse("SimulatedUser.dragSheetDown(holdingAt:_:)", says: noSheet, "Dropped", "Home") {
      let device = home
      device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
      device.settle()
      let thrown = refusal { try device.user.dragSheetDown(holdingAt: 0.4) { throw Dropped() } }
      device.settle()
      return refusal { try home.user.dragSheetDown(holdingAt: 0.4) {} } + thrown
        + ["\(device.screens)"]
    },
  ]

  private static let nothingBelow =
    "Cannot swipe back: the stack does not let itself be swiped back here; possible: nothing."
  private static let medium = UISheetPresentationController.Detent.Identifier.medium
  private static let noSheet =
    "Cannot drag the sheet down: nothing is presented; possible: nothing."

  private struct Dropped: Error, CustomStringConvertible {
    let description = "Dropped"
  }
}
