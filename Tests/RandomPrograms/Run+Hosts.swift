import Insecurity
import UIKit

extension Run {
  /// Makes a host, if there is something to make it for.
  func makeHost(for subject: Step.Subject) {
    switch subject {
    case .screen(let pick):
      guard let (number, controller) = shown(pick) else { return }
      var root = Model.Root(within: number)
      root.isGone = model.roots[started[number].root].isGone
      world.add(InsecurityHost(modal: controller), controller, root)
    case .stack(let pick):
      guard let (number, controller) = shown(pick), let stack = controller.navigationController
      else { return }
      var root = root(of: stack, holding: number)
      root.isGone = model.roots[started[number].root].isGone
      world.add(InsecurityHost(navigation: stack), stack, root)
    case .ground: makeHostOfGround()
    case .nowhere(let isStack): makeHostNowhere(isStack)
    }
  }

  /// A live entry whose screen stands in the window.
  private func shown(_ pick: Int) -> (Int, UIViewController)? {
    let live = model.ids(in: .live).filter { model.chain(of: $0) == 0 }
    guard !live.isEmpty else { return nil }
    let number = live[pick % live.count]
    let isGone = model.roots[started[number].root].isGone
    guard !isGone || world.simulation.behaviour.lostPresenter == .kept else { return nil }
    return started[number].controller.map { (number, $0) }
  }

  /// A stack on the ground is known by the first root that was made for it, a presented one by
  /// what it came with.
  private func root(of stack: UINavigationController, holding number: Int) -> Model.Root {
    if let level = model.levels.first(where: { $0.members.contains(number) }) {
      return Model.Root(stack: .presented(base: level.base), within: level.base)
    }
    let known = model.pages.first { $0.value.contains(number) }?.key
    let isGround = stack === world.window.rootViewController
    return Model.Root(stack: known, within: isGround ? model.ground : nil)
  }

  private func makeHostOfGround() {
    guard let ground = world.window.rootViewController else { return }
    var root = Model.Root(within: model.ground)
    root.isGone = model.ids(in: .waiting).contains { model.entries[$0]?.isGround == true }
    guard let stack = ground as? UINavigationController else {
      return world.add(InsecurityHost(modal: ground), ground, root)
    }
    let twin = world.places.indices.first { world.places[$0].subject === stack }
    root.stack = twin.map { model.roots[$0].stack } ?? pagesOfGround
    world.add(InsecurityHost(navigation: stack), stack, root)
  }

  /// The stack that has come as the window's root.
  private var pagesOfGround: Model.Pages? {
    model.ground.flatMap { model.roots[started[$0].root].stack }
  }

  private func makeHostNowhere(_ isStack: Bool) {
    let page = world.screen("Nowhere")
    let number = world.places.count
    if isStack {
      let stack = UINavigationController(rootViewController: page)
      world.kept.append(stack)
      let root = Model.Root(stack: .ground(number), chain: number + 1)
      world.add(InsecurityHost(navigation: stack), stack, root)
    } else {
      world.kept.append(page)
      world.add(InsecurityHost(modal: page), page, Model.Root(chain: number + 1))
    }
  }

  /// Lets go of what is on no screen; its chains end with it.
  func releaseRoots() {
    model.hasActed = true
    model.lose { $0.chain != 0 }
    world.kept = []
  }
}
