import Testing
import UIKit

extension Contract {
  /// Turning the phone: what the interface follows, and who hears of it.
  @MainActor @Suite("Turning the phone")
  struct Turning {
    @Test("Screen, new windows, loaded views, traits and device answer as the phone is held")
    func everythingTurns() {
      let phone = Phone()
      let root = phone.show(TraitsRecorder())
      let upright = phone.device.screen.bounds.size
      phone.device.turn(to: .landscapeRight)
      phone.settle()
      let turned = CGSize(width: upright.height, height: upright.width)
      #expect(phone.device.screen.bounds.size == turned)
      #expect(phone.device.screen.nativeBounds.height > phone.device.screen.nativeBounds.width)
      #expect(UIWindow(windowScene: phone.device.scene).bounds.size == turned)
      #expect(UIViewController().view.bounds.size == turned)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(root.will == [.compact] && root.did == [.compact])
      phone.device.turn(to: .portrait)
      phone.settle()
      #expect(root.will == [.compact, .regular] && root.did == [.compact, .regular])
      #expect(root.view.bounds.size == upright)
    }

    @Test("What the screen does not support the interface does not follow, until it supports it")
    func unsupported() {
      let phone = Phone()
      let root = OrientedController(.portrait)
      let stack = UINavigationController(rootViewController: root)
      let delegate = StackOrientations()
      stack.delegate = delegate
      phone.show(stack)
      delegate.mask = .portrait
      phone.device.turn(to: .landscapeLeft)
      #expect(phone.device.scene.interfaceOrientation == .portrait)
      delegate.mask = .landscape
      stack.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(phone.device.scene.interfaceOrientation == .landscapeLeft)
      phone.settle()
      #expect(root.view.bounds.width > root.view.bounds.height)
    }

    @Test("A full-screen modal turns the interface as it needs, and the one below gets it back")
    func modal() {
      let phone = Phone()
      let root = phone.show(OrientedController(.allButUpsideDown))
      let modal = OrientedController(.landscape)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      phone.settle()
      #expect(phone.device.scene.interfaceOrientation == .landscapeRight)
      #expect(modal.view.bounds.width > modal.view.bounds.height)
      root.dismiss(animated: true)
      phone.settle()
      #expect(phone.device.scene.interfaceOrientation == .portrait)
      #expect(root.view.bounds.width < root.view.bounds.height)
    }

    @Test("An app asks its scene for another side, which must be supported")
    func geometryRequest() {
      let phone = Phone()
      phone.show(OrientedController(.allButUpsideDown))
      var errors = 0
      phone.device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in
        errors += 1
      }
      #expect(phone.device.scene.interfaceOrientation.isLandscape && errors == 0)
      phone.device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) {
        _ in errors += 1
      }
      #expect(phone.device.scene.interfaceOrientation.isLandscape && errors == 1)
    }

    @Test("From iOS 26 on a controller may lock the interface", arguments: ["18", "26"])
    func locked(version: String) {
      let phone = Phone("version=\(version)")
      let root = OrientedController(.allButUpsideDown)
      root.isLocked = true
      phone.show(root)
      phone.device.turn(to: .landscapeLeft)
      #expect(phone.device.scene.interfaceOrientation.isLandscape == (version == "18"))
      root.isLocked = false
      root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      #expect(phone.device.scene.interfaceOrientation.isLandscape)
    }
  }
}

private final class TraitsRecorder: UIViewController {
  var will: [UIUserInterfaceSizeClass] = []
  var did: [UIUserInterfaceSizeClass] = []

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    will.append(newCollection.verticalSizeClass)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    did.append(traitCollection.verticalSizeClass)
  }
}

private final class OrientedController: UIViewController {
  private let mask: UIInterfaceOrientationMask
  var isLocked = false

  init(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override var prefersInterfaceOrientationLocked: Bool { isLocked }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}

private final class StackOrientations: NSObject, UINavigationControllerDelegate {
  var mask = UIInterfaceOrientationMask.all

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { mask }
}
