import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Refusing") struct RefusingTests {
  @Test("A refused start that its asker had asked for is answered before the asker (R2, P6)")
  func answersBeforeAsker() {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    _ = Issues.collect {
      cart.navigation.start(FlexPage("Pay"), in: .current, animated: true, stage.log.handler("Pay"))
      stage.settle()
      stage.host.start(PushedPage("Lost"), animated: true, stage.log.handler("Lost"))
      cart.finish("paid")
    }
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: paid", "Lost: nil"])
  }

  @Test("A refused start that is finished in the same turn is answered nil by that call (R3)")
  func answersAtFinish() {
    let stage = Stage()
    let lost = PushedPage("Lost")
    let issues = Issues.collect {
      stage.host.start(lost, animated: true, stage.log.handler("Lost"))
      #expect(stage.log.entries == [])
      lost.finish("x")
      #expect(stage.log.entries == ["Lost: nil"])
      stage.settle()
    }
    #expect(stage.log.entries == ["Lost: nil"])
    #expect(issues.count == 1)
  }

  @Test("A host that dismisses its children from inside a viewController drops that start (R2, R5)")
  func dropsWhatIsAsked() {
    let stage = Stage()
    let cart = Page("Cart")
    cart.make = { page in
      stage.host.dismissChildren()
      return NamedScreen(page.name)
    }
    stage.host.start(cart, animated: true, stage.log.handler("Cart"))
    #expect(stage.log.entries == ["Cart: nil"])
    stage.settle()
    #expect(stage.screens == "Home")
  }

  @Test("A coordinator that dismisses its children ends what it asked for and still waits (R2, R5)")
  func endsWhatWaits() {
    let stage = Stage()
    let cart = stage.present("Cart")
    let pay = cart.present("Pay", stage.log)
    cart.dismissChildren()
    #expect(stage.log.entries == ["Pay: nil"])
    stage.settle()
    #expect(stage.screens == "Home / Cart")
    #expect(pay.asked == 0)
  }

  @Test("A controller given by a start that ended meanwhile is released while others wait (P5)")
  func releasesWhatIsNeverShown() {
    let stage = Stage()
    let hidden = UIViewController()
    let elsewhere = InsecurityHost(modal: hidden)
    let alive = LifetimeTracker()
    let cart = Page("Cart")
    cart.make = { page in
      page.dismiss()
      return alive.track(NamedScreen(page.name), as: page.name)
    }
    stage.host.batch {
      stage.host.start(cart, animated: true, stage.log.handler("Cart"))
      elsewhere.start(Page("Never"), animated: true, stage.log.handler("Never"))
    }
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(alive.alive == [])
  }

  @Test("What a refused start had asked for is answered with it, and is never asked (R2)")
  func takesAlongWhatItAskedFor() {
    let stage = Stage()
    let lost = PushedPage("Lost")
    let pay = Page("Pay")
    _ = Issues.collect {
      stage.host.batch {
        stage.host.start(lost, animated: true, stage.log.handler("Lost"))
        lost.navigation.start(pay, animated: true, stage.log.handler("Pay"))
      }
      stage.settle()
    }
    #expect(stage.log.entries == ["Pay: nil", "Lost: nil"])
    #expect(pay.asked == 0)
    #expect(stage.screens == "Home")
  }
}
