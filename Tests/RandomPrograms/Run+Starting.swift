import Insecurity
import InsecurityTesting
import UIKit

extension Run {
  func start(
    _ kind: Step.Kind, _ asker: Step.Asker, animated: Bool, then: [Step], asked: [Step]
  ) {
    guard let taker = taker(of: asker) else { return }
    let number = begin(kind, taker)
    let give: Giver = { [unowned self] in controller(of: number, kind, asked) }
    let handler: (String?, Ending) -> Void = { [unowned self] result, ending in
      see()
      trace("  \(number) \(ending.word)")
      model.called(number, ending.word, result)
      then.forEach(perform)
      model.returned(number)
    }
    if taker.isWindow { model.replaceAll(for: number) }
    let navigation = taker.navigation
    switch kind {
    case .modal, .fullScreen, .alert:
      navigation.start(keep(ModalActor(give), number), animated: animated, handler)
    case .pushed:
      let actor = keep(PushedActor(give), number)
      if let chain = navigation as? ChainNavigation {
        chain.start(actor, animated: animated, handler)
      } else {
        navigation.start(UINavigationController(), actor, animated: animated, handler)
      }
    case .newStack:
      navigation.start(
        UINavigationController(), keep(PushedActor(give), number), animated: animated, handler)
    case .current, .adaptiveModal, .adaptiveNew, .fallback:
      navigation.start(
        keep(AdaptiveActor(give), number), in: kind.context, animated: animated, handler)
    }
    model.callReturned("the start of \(number)")
  }

  /// Numbers a start that is about to be asked for.
  func begin(_ kind: Step.Kind, _ taker: Taker) -> Int {
    let number = started.count
    started.append(Started(root: taker.root))
    let form = taker.isWindow ? kind.groundForm : kind.form
    model.started(number, form, root: taker.root, asker: taker.asker)
    return number
  }

  /// Every fifth coordinator is kept by the program beyond its end.
  func keep<Coordinator: Actor>(_ coordinator: Coordinator, _ number: Int) -> Coordinator {
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
      model.landed(number, as: seenForm(number, controller))
    }
  }

  /// How an adaptive one has landed: it keeps the kind in which it was asked first.
  private func seenForm(_ number: Int, _ controller: UIViewController) -> Model.Form? {
    let isPushed = controller.navigationController.map { $0.viewControllers.first !== controller }
    return switch model.entries[number]?.form {
    case .fallback: isPushed == true ? .pushed : .stack
    case .current: isPushed == true ? .pushed : .modal
    case .pushed, .modal, .stack, .ground, .groundStack, nil: nil
    }
  }

  /// Whose navigation takes a start.
  struct Taker {
    let navigation: any AdaptiveNavigation
    let root: Int
    let asker: Int?
    var isWindow: Bool { navigation is WindowHost }
  }

  func taker(of asker: Step.Asker) -> Taker? {
    switch asker {
    case .host(let pick):
      guard let (host, root) = world.host(pick), let navigation = host as? any AdaptiveNavigation
      else { return nil }
      return Taker(navigation: navigation, root: root, asker: nil)
    case .entry(let pick):
      let open = started.indices.reversed().filter {
        (model.isOpen($0) || model.ground == $0) && actor(numbered: $0) != nil
      }
      guard !open.isEmpty else { return taker(of: .host(pick)) }
      let number = open[pick % open.count]
      guard let navigation = actor(numbered: number)?.asks else { return nil }
      return Taker(navigation: navigation, root: started[number].root, asker: number)
    }
  }

  func controller(of number: Int, _ kind: Step.Kind, _ asked: [Step]) -> UIViewController {
    asked.forEach(perform)
    let isAlert = kind == .alert && model.entries[number]?.form == .modal
    let controller = isAlert ? alert() : UIViewController()
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
  /// What becomes of it where it is the window's root.
  fileprivate var groundForm: Model.Form {
    switch self {
    case .modal, .fullScreen, .alert, .adaptiveModal, .current: .ground
    case .pushed, .newStack, .adaptiveNew, .fallback: .groundStack
    }
  }

  fileprivate var form: Model.Form {
    switch self {
    case .modal, .fullScreen, .alert, .adaptiveModal: .modal
    case .pushed: .pushed
    case .newStack, .adaptiveNew: .stack
    case .current: .current
    case .fallback: .fallback
    }
  }

  var context: AdaptiveContext {
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
  var word: String {
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
