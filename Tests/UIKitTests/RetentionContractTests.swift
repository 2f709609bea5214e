import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Retention")
  struct RetentionContractTests {
    @Test("A presenter holds what it presents; the other way there is no hold (G1)")
    func presenterHolds() {
      let phone = Phone()
      weak var modal: UIViewController?
      let a = phone.show(phone.screen("A"))
      autoreleased {
        let b = phone.screen("B")
        a.present(b, animated: false)
        modal = b
      }
      phone.settle()
      #expect(modal != nil)
      a.dismiss(animated: false)
      phone.settle()
      #expect(modal == nil)
    }

    @Test("A stack holds its members; they do not hold it (G2)")
    func stackHolds() {
      let phone = Phone()
      let member = phone.screen("A")
      weak var stack: UINavigationController?
      autoreleased {
        let made = UINavigationController(rootViewController: member)
        stack = made
        #expect(member.parent === stack)
      }
      #expect(stack == nil)
      #expect(member.parent == nil)
    }

    @Test("A window holds its root; a scene does not hold its windows (G3)")
    func windowHolds() {
      let phone = Phone()
      weak var root: UIViewController?
      weak var window: UIWindow?
      autoreleased {
        let other = UIWindow(windowScene: phone.device.scene)
        let controller = phone.screen("R")
        other.rootViewController = controller
        other.isHidden = false
        phone.settle()
        (root, window) = (controller, other)
        #expect(root != nil)
      }
      #expect(window == nil && root == nil)
    }

    @Test("Delegates are not held (G4, D33)")
    func delegates() {
      let phone = Phone()
      let stack = UINavigationController()
      let modal = phone.screen("M")
      autoreleased {
        stack.delegate = StackDelegateRecorder(phone.log)
        modal.transitioningDelegate = OwnTransition()
        modal.presentationController?.delegate = SheetDelegateRecorder(phone.log)
      }
      #expect(stack.delegate == nil)
      #expect(modal.transitioningDelegate == nil)
      #expect(modal.presentationController?.delegate == nil)
      modal.modalPresentationStyle = .fullScreen
    }

    @Test("A popped one lives through its movement and dies after it (G5, G6)")
    func popped() {
      let phone = Phone()
      weak var popped: UIViewController?
      let stack = phone.showStack("A")
      autoreleased {
        let b = phone.screen("B")
        stack.pushViewController(b, animated: false)
        popped = b
        phone.settle()
        stack.popViewController(animated: true)
      }
      phone.device.endTurn()
      #expect(popped != nil)
      phone.settle()
      #expect(popped == nil)
    }

    @Test("A dismissed one dies after its did-disappear and the completion (G7)")
    func dismissed() {
      let phone = Phone()
      weak var modal: UIViewController?
      var aliveInCompletion = false
      let a = phone.show(phone.screen("A"))
      autoreleased {
        let b = phone.screen("B")
        a.present(b, animated: false)
        modal = b
      }
      phone.settle()
      a.dismiss(animated: true) { aliveInCompletion = modal != nil }
      phone.settle()
      #expect(aliveInCompletion)
      #expect(modal == nil)
    }

    @Test("A window that goes lets go of all that was presented in it")
    func windowWithModal() {
      let phone = Phone()
      weak var root: UIViewController?
      weak var modal: UIViewController?
      autoreleased {
        let other = UIWindow(windowScene: phone.device.scene)
        let (r, m) = (phone.screen("R"), phone.screen("M"))
        other.rootViewController = r
        other.isHidden = false
        r.present(m, animated: false)
        phone.settle()
        (root, modal) = (r, m)
      }
      phone.settle()
      #expect(root == nil && modal == nil)
    }

    @Test("The manager of what is never presented leaks, and only then (E19)")
    func managerLeak() {
      let phone = Phone()
      weak var touched: UIViewController?
      weak var untouched: UIViewController?
      autoreleased {
        let (one, other) = (phone.screen("T"), phone.screen("U"))
        _ = one.presentationController
        (touched, untouched) = (one, other)
      }
      #expect(untouched == nil)
      #expect(touched != nil)
      touched?.modalPresentationStyle = .fullScreen
      #expect(touched == nil)
    }

    @Test("A device goes with its windows and screens")
    func device() {
      weak var device: SimulatedDevice?
      weak var root: UIViewController?
      autoreleased {
        let phone = Phone()
        let a = phone.show(phone.screen("A"))
        a.present(phone.screen("B"), animated: true)
        phone.settle()
        (device, root) = (phone.device, a)
      }
      #expect(device == nil && root == nil)
    }
  }
}
