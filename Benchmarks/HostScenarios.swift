import Insecurity
import UIKit

/// Start and finish through a host, on a chain that is so deep already.
@MainActor enum HostScenarios {
  static let all = [
    Scenario(name: "push-pairs") { size, repetitions in
      let chain = PushedChain(depth: size)
      for _ in 0..<repetitions { chain.pushAndFinish() }
      return "\(chain.depth) pages, \(chain.results) results"
    },
    Scenario(name: "shared-push-pairs") { size, repetitions in
      let chain = PushedChain(depth: size)
      let other = InsecurityHost(navigation: chain.navigation)
      for _ in 0..<repetitions { chain.pushAndFinish(on: other) }
      return "\(chain.depth) pages, \(chain.results) results"
    },
    Scenario(name: "batched-starts") { size, repetitions in
      var results = 0
      for _ in 0..<repetitions {
        let chain = PushedChain(depth: size)
        chain.finish(0)
        chain.device.settle()
        results += chain.results
      }
      return "\(results) results"
    },
    Scenario(name: "modal-pairs") { size, repetitions in
      let chain = PresentedChain(depth: size)
      for _ in 0..<repetitions { chain.presentAndFinish() }
      return "\(chain.results) results"
    },
  ]
}

/// A page that shows nothing.
final class BenchPage: NavigationCoordinator<Int> {
  override var viewController: UIViewController { UIViewController() }
}

/// A sheet that shows nothing.
final class BenchSheet: ModalCoordinator<Int> {
  override var viewController: UIViewController { UIViewController() }
}

/// A navigation controller with so many pushed coordinators on it.
@MainActor final class PushedChain {
  let device = BenchDevice()
  let navigation = UINavigationController(rootViewController: UIViewController())
  let host: InsecurityHost
  private(set) var results = 0
  private(set) var pages: [BenchPage] = []

  init(depth: Int, onResult: @escaping (PushedChain, Int) -> Void = { _, _ in }) {
    device.window.rootViewController = navigation
    device.settle()
    host = InsecurityHost(navigation: navigation)
    host.batch {
      for index in 0..<depth {
        let page = BenchPage()
        pages.append(page)
        host.start(page, animated: false) { [unowned self] _ in
          results += 1
          onResult(self, index)
        }
      }
    }
    device.settle()
  }

  var depth: Int { navigation.viewControllers.count }

  func pushAndFinish(on other: InsecurityHost? = nil) {
    let page = BenchPage()
    (other ?? host).start(page, animated: false) { [unowned self] _ in results += 1 }
    device.endTurn()
    page.finish(1, animated: false)
    device.endTurn()
    device.endTurn()
  }

  func finish(_ index: Int) {
    pages[index].finish(index, animated: false)
  }
}

/// A chain of so many presented coordinators.
@MainActor final class PresentedChain {
  let device = BenchDevice()
  let home = UIViewController()
  let host: InsecurityHost
  private(set) var results = 0

  init(depth: Int) {
    device.window.rootViewController = home
    device.settle()
    host = InsecurityHost(modal: home)
    host.batch {
      for _ in 0..<depth {
        host.start(BenchSheet(), animated: false) { [unowned self] _ in results += 1 }
      }
    }
    device.settle()
  }

  func presentAndFinish() {
    let sheet = BenchSheet()
    host.start(sheet, animated: false) { [unowned self] _ in results += 1 }
    device.settle()
    sheet.finish(1, animated: false)
    device.settle()
  }
}
