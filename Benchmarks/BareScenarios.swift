import UIKit

/// The same UIKit calls without the library, to compare with.
@MainActor enum BareScenarios {
  static let all = [
    Scenario(name: "bare-push-pairs") { size, repetitions in
      let device = BenchDevice()
      let navigation = UINavigationController()
      navigation.viewControllers = (0...size).map { _ in UIViewController() }
      device.window.rootViewController = navigation
      device.settle()
      for _ in 0..<repetitions {
        navigation.pushViewController(UIViewController(), animated: false)
        device.endTurn()
        navigation.popViewController(animated: false)
        device.endTurn()
        device.endTurn()
      }
      return "\(navigation.viewControllers.count) pages"
    },
    Scenario(name: "bare-modal-pairs") { size, repetitions in
      let device = BenchDevice()
      let navigation = UINavigationController()
      navigation.viewControllers = (0...size).map { _ in UIViewController() }
      device.window.rootViewController = navigation
      device.settle()
      for _ in 0..<repetitions {
        navigation.present(UIViewController(), animated: false)
        device.settle()
        navigation.dismiss(animated: false)
        device.settle()
      }
      return "\(navigation.presentedViewController == nil ? "nothing" : "something") presented"
    },
  ]
}
