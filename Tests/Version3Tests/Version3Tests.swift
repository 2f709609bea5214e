import Insecurity
import InsecurityTesting
import Testing
import UIKit

@MainActor @Suite("Clients of version 3") struct Version3Tests {
  @Test("Their sources compile in the Swift 5 language mode, and work")
  func works() {
    setUp()
    let device = HeadlessDevice()
    let app = AppFlow(device.window)
    app.start()
    device.settle()
    let controller = device.window.rootViewController as? CartController
    controller?.onMethods?()
    device.settle()
    #expect(device.screens == "CartController / UIViewController")
    let existing = ExistingController()
    device.window.rootViewController = UINavigationController(rootViewController: existing)
    device.settle()
    existing.startOnStack()
    device.settle()
    #expect(device.screens == "ExistingController > CartController")
    #expect(existing.customHost != nil)
    existing.navigationController?.popViewController(animated: true)
    device.settle()
    #expect(existing.customHost == nil)
  }

  @Test("A double of one protocol answers as it likes")
  func double() {
    let double = ModalDouble()
    let navigation: any ModalNavigation = double
    var results = 0
    navigation.start(CartCoordinator(), animated: true) { _ in results += 1 }
    #expect(results == 1)
    #expect(double.started.count == 1)
  }
}
