import Insecurity
import InsecurityTesting
import UIKit

extension Run {
  func start(
    _ kind: Step.Kind, _ asker: Step.Asker, animated: Bool, then: [Step], asked: [Step]
  ) {
    guard let (navigation, root, asker) = taker(of: asker) else { return }
    let number = started.count
    started.append(Started(root: root))
    model.started(number, kind.form, root: root, asker: asker)
    let give: Giver = { [unowned self] in controller(of: number, kind, asked) }
    let handler: (String?, Ending) -> Void = { [unowned self] result, ending in
      see()
      model.called(number, ending.word, result)
      then.forEach(perform)
      model.returned(number)
    }
    switch kind {
    case .modal, .fullScreen, .alert:
      navigation.start(keep(ModalActor(give), number), animated: animated, handler)
    case .pushed: navigation.start(keep(PushedActor(give), number), animated: animated, handler)
    case .newStack:
      navigation.start(
        UINavigationController(), keep(PushedActor(give), number), animated: animated, handler)
    case .current, .adaptiveModal, .adaptiveNew, .fallback:
      navigation.start(
        keep(AdaptiveActor(give), number), in: kind.context, animated: animated, handler)
    }
    model.callReturned("the start of \(number)")
  }

  /// Every fifth coordinator is kept by the program beyond its end.
  private func keep<Coordinator: Actor>(_ coordinator: Coordinator, _ number: Int) -> Coordinator {
    started[number].coordinator = coordinator
    if number % 5 == 4 { started[number].kept = coordinator }
    return coordinator
  }

  /// Those who wait and whose controllers are seen now have landed.
  func see() {
    let waiting = model.ids(in: .waiting).filter { started[$0].controller != nil }
    guard !waiting.isEmpty else { return }
    let shown = Set(world.controllers.map(ObjectIdentifier.init))
    for number in waiting {
      guard let controller = started[number].controller,
        shown.contains(ObjectIdentifier(controller))
      else { continue }
      model.landed(number)
    }
  }

  private func taker(of asker: Step.Asker) -> (ChainNavigation, root: Int, asker: Int?)? {
    switch asker {
    case .host(let pick):
      guard !world.hosts.isEmpty else { return nil }
      let host = pick % world.hosts.count
      return (world.hosts[host], host, nil)
    case .entry(let pick):
      let open = started.indices.reversed().filter {
        model.isOpen($0) && actor(numbered: $0) != nil
      }
      guard !open.isEmpty else { return taker(of: .host(pick)) }
      let number = open[pick % open.count]
      guard let navigation = actor(numbered: number)?.asks else { return nil }
      return (navigation, started[number].root, number)
    }
  }

  private func controller(of number: Int, _ kind: Step.Kind, _ asked: [Step]) -> UIViewController {
    asked.forEach(perform)
    let controller = kind == .alert ? alert() : UIViewController()
    controller.title = "\(number)"
    if kind == .fullScreen { controller.modalPresentationStyle = .fullScreen }
    started[number].controller = controller
    model.asked(number)
    return controller
  }

  func alert() -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}

extension Step.Kind {
  fileprivate var form: Model.Form {
    switch self {
    case .modal, .fullScreen, .alert, .adaptiveModal: .modal
    case .pushed: .pushed
    case .newStack, .adaptiveNew: .stack
    case .current: .current
    case .fallback: .fallback
    }
  }

  fileprivate var context: AdaptiveContext {
    switch self {
    case .adaptiveModal: .modal
    case .adaptiveNew: .navigation(new: UINavigationController())
    case .fallback: .navigation(fallback: UINavigationController())
    case .modal, .fullScreen, .pushed, .newStack, .current, .alert:
      .current
    }
  }
}

extension Ending {
  fileprivate var word: String {
    switch self {
    case .finished: "finished"
    case .dismissed: "dismissed"
    case .left: "left"
    case .endedBelow: "endedBelow"
    case .replaced: "replaced"
    case .rootGone: "rootGone"
    case .refused: "refused"
    }
  }
}
