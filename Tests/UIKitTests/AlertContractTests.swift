import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Alerts")
  struct AlertContractTests {
    /// An alert on a screen, with an "OK" that writes into the log and a "Cancel".
    private func showAlert(
      on phone: Phone,
      style: UIAlertController.Style = .alert
    ) -> (presenter: Recorder, alert: UIAlertController) {
      let presenter = phone.show(phone.screen("A"))
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      for title in ["OK", "Cancel"] {
        let isCancel = title == "Cancel"
        alert.addAction(
          UIAlertAction(title: title, style: isCancel ? .cancel : .default) { _ in
            let presented = presenter.presentedViewController
            phone.log.add("\(title) handler, presented: \(presented == nil ? "nothing" : "alert")")
          }
        )
      }
      presenter.present(alert, animated: true)
      phone.settle()
      _ = phone.log.take()
      return (presenter, alert)
    }

    @Test("A tap on a button dismisses the alert, and its handler runs when it has gone (E24)")
    func tap() {
      let phone = Phone()
      let (presenter, alert) = showAlert(on: phone)
      alert.simulateTap(on: alert.actions[0])
      #expect(alert.isBeingDismissed)
      #expect(phone.log.take() == [])
      phone.device.advance(by: 0.3)
      #expect(phone.log.take() == [])
      phone.settle()
      #expect(phone.log.take() == ["OK handler, presented: nothing"])
      #expect(presenter.presentedViewController == nil)
    }

    @Test("In the handler of a button something new can be presented (E24, J4)")
    func presentFromHandler() {
      let phone = Phone()
      let presenter = phone.show(phone.screen("A"))
      let next = phone.screen("B")
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Go", style: .default) { _ in presenter.present(next, animated: true) }
      )
      presenter.present(alert, animated: true)
      phone.settle()
      alert.simulateTap(on: alert.actions[0])
      phone.settle()
      #expect(presenter.presentedViewController === next)
      #expect(phone.device.refusedCalls == [])
    }

    @Test("A second tap while the alert goes does nothing")
    func doubleTap() {
      let phone = Phone()
      let (_, alert) = showAlert(on: phone)
      alert.simulateTap(on: alert.actions[0])
      alert.simulateTap(on: alert.actions[1])
      phone.settle()
      #expect(phone.log.take() == ["OK handler, presented: nothing"])
    }

    @Test("A disabled button takes no tap")
    func disabledButton() {
      let phone = Phone()
      let (presenter, alert) = showAlert(on: phone)
      alert.actions[0].isEnabled = false
      alert.simulateTap(on: alert.actions[0])
      phone.settle()
      #expect(presenter.presentedViewController === alert)
    }

    @Test("An alert that is dismissed by code calls no handler (E25)")
    func dismissedByCode() {
      let phone = Phone()
      let (presenter, _) = showAlert(on: phone)
      presenter.dismiss(animated: true)
      phone.settle()
      #expect(presenter.presentedViewController == nil)
      #expect(phone.log.takeAppearance() == [])
      #expect(phone.log.take() == [])
    }

    @Test("A tap beside an action sheet counts as its cancel button (E25)")
    func tapBesideSheet() {
      let phone = Phone()
      let (presenter, alert) = showAlert(on: phone, style: .actionSheet)
      alert.tapOutsidePresentation()
      phone.settle()
      #expect(phone.log.take() == ["Cancel handler, presented: nothing"])
      #expect(presenter.presentedViewController == nil)
    }

    @Test("A tap beside an alert does nothing")
    func tapBesideAlert() {
      let phone = Phone()
      let (presenter, alert) = showAlert(on: phone)
      alert.tapOutsidePresentation()
      phone.settle()
      #expect(presenter.presentedViewController === alert)
    }

    @Test("A second alert from one presenter is refused (E26, C10)")
    func secondAlert() {
      let phone = Phone()
      let (presenter, alert) = showAlert(on: phone)
      let second = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      presenter.present(second, animated: true)
      phone.settle()
      #expect(presenter.presentedViewController === alert)
      #expect(phone.device.refusedCalls.count == 1)
    }

    @Test("The presenter of an alert gets no appearance calls (A23)")
    func presenterHearsNothing() {
      let phone = Phone()
      let (presenter, _) = showAlert(on: phone)
      presenter.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == [])
    }

    @Test("A field of an alert is set up by its closure and can be typed into")
    func textField() {
      let phone = Phone()
      let presenter = phone.show(phone.screen("A"))
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      presenter.present(alert, animated: true)
      phone.settle()
      #expect(alert.textFields?.first?.placeholder == "Name")
      #expect(alert.textFields?.first?.simulateTyping("Bo") == true)
      #expect(alert.textFields?.first?.text == "Bo")
    }

    @Test("A second cancel button raises")
    func secondCancel() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: nil, style: .cancel))
          alert.addAction(UIAlertAction(title: nil, style: .cancel))
        }
      }
      #expect(end.says("can only have one action"))
    }

    @Test("An alert is presented, never pushed (I17)")
    func pushed() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let stack = UINavigationController(rootViewController: UIViewController())
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          stack.pushViewController(alert, animated: false)
        }
      }
      #expect(end.says("cannot be pushed"))
    }

    @Test("An alert's handler runs after its did-disappear, when presenting works again (E24)")
    func alertHandler() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let next = phone.screen("N")
      let action = UIAlertAction(title: "OK", style: .default) { _ in
        #expect(a.presentedViewController == nil)
        a.present(next, animated: true)
      }
      alert.addAction(action)
      a.present(alert, animated: true)
      phone.settle()
      alert.simulateTap(on: action)
      phone.settle()
      #expect(a.presentedViewController === next)
    }
  }
}
