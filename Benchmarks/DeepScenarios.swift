import Insecurity
import UIKit

/// Chains that are thousands deep: nothing recurses per entry.
@MainActor enum DeepScenarios {
  static let all = [
    Scenario(name: "finish-in-handlers") { size, _ in
      let chain = PushedChain(depth: size) { chain, index in
        if index > 0 { chain.finish(index - 1) }
      }
      chain.finish(size - 1)
      chain.device.settle()
      return "\(chain.depth) pages, \(chain.results) results"
    },
    Scenario(name: "finish-at-the-bottom") { size, _ in
      let chain = PushedChain(depth: size)
      chain.finish(0)
      chain.device.settle()
      return "\(chain.depth) pages, \(chain.results) results"
    },
    Scenario(name: "dismiss-at-the-bottom") { size, _ in
      let chain = PresentedChain(depth: size)
      chain.host.dismissChildren(animated: false)
      chain.device.settle()
      return "\(chain.results) results"
    },
  ]
}
