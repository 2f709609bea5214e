import InsecurityTesting
import UIKit

extension Run {
  /// Code of the app does something behind the library's back, and may be refused by UIKit.
  func actAsForeign(_ foreign: Step.Foreign) {
    model.hasActed = true
    hasBeenForeign = true
    let before = world.simulation.refusedCalls.count
    act(foreign)
    foreignRefusals += world.simulation.refusedCalls.count - before
  }

  /// A change that UIKit has neither made nor refused at once is held back: it may be refused then.
  private func change(
    _ stack: UINavigationController?, _ change: (UINavigationController) -> Void
  ) {
    guard let stack else { return }
    let (members, refused) = (stack.viewControllers, world.simulation.refusedCalls.count)
    change(stack)
    if stack.viewControllers == members, world.simulation.refusedCalls.count == refused {
      foreignRefusals += 1
    }
  }

  private func act(_ foreign: Step.Foreign) {
    switch foreign {
    case .present(let animated): present(world.screen("foreign"), animated)
    case .alert: present(alert(), true)
    case .dismissTop(let animated):
      world.topPresented?.presentingViewController?.dismiss(animated: animated)
    case .dismissAll(let animated): world.window.rootViewController?.dismiss(animated: animated)
    case .push(let pick, let animated):
      change(stack(pick)) { $0.pushViewController(world.screen("pushed"), animated: animated) }
    case .pop(let pick, let animated):
      change(stack(pick)) { $0.popViewController(animated: animated) }
    case .popToRoot(let pick, let animated):
      change(stack(pick)) { $0.popToRootViewController(animated: animated) }
    case .remove(let pick, let index, let animated): remove(stack(pick), index, animated)
    case .selectTab(let index):
      (world.window.rootViewController as? UITabBarController)?.selectedIndex = index % 2
    case .replaceRoot: replaceRoot()
    case .rotate: world.device.rotate()
    case .background: world.device.enterBackground()
    case .foreground: world.device.enterForeground()
    case .animations(let on): UIView.setAnimationsEnabled(on)
    }
  }

  private func present(_ controller: UIViewController, _ animated: Bool) {
    model.hasForeignLevels = true
    (world.topPresented ?? world.window.rootViewController)?.present(controller, animated: animated)
  }

  private func stack(_ pick: Int) -> UINavigationController? {
    let stacks = world.stacks
    return stacks.isEmpty ? nil : stacks[pick % stacks.count]
  }

  private func remove(_ stack: UINavigationController?, _ index: Int, _ animated: Bool) {
    guard let stack, stack.viewControllers.count > 1 else { return }
    var members = stack.viewControllers
    members.remove(at: index % members.count)
    change(stack) { $0.setViewControllers(members, animated: animated) }
  }

  /// What the old root has presented is never released (H4), nor what that keeps.
  private func replaceRoot() {
    if world.window.rootViewController?.presentedViewController != nil {
      leakable = started.count
      // Where the presentation breaks (C7), what stays is in the window and in nothing that can be read.
      if world.simulation.behaviour.lostPresenter == .cut { world.forgetHostsOfControllers() }
    }
    model.lose { $0.chain == 0 }
    world.window.rootViewController = world.screen("Other")
  }
}
