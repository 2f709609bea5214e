import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A callback of a screen.
enum Callback: CaseIterable, Sendable {
  case viewDidLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
  case willMove, didMove, released
}

/// A screen that does something in one of its callbacks, once.
@MainActor private final class CallingScreen: UIViewController {
  private let moment: Callback
  private var action: (() -> Void)?

  init(_ name: String, at moment: Callback, _ action: @escaping () -> Void) {
    self.moment = moment
    self.action = action
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  isolated deinit { reached(.released) }

  private func reached(_ moment: Callback) {
    guard moment == self.moment, let action else { return }
    self.action = nil
    action()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reached(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reached(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reached(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reached(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reached(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reached(.didDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reached(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    reached(.didMove)
  }
}

/// What code of an app does in a callback.
private enum Deed: CaseIterable {
  case present, push, replace, finish, finishBelow, dismissChildren, batch, host
}

/// Three pages of ours, of which the middle one's screen calls back.
@MainActor private final class Calls {
  let stage = Stage.pushing()
  let below = PushedPage("Below")
  var started = 0
  var middle: (finish: () -> Void, name: String)?

  func start(_ moment: Callback, _ deed: Deed, isPresented: Bool) {
    stage.host.start(below, animated: true, stage.log.handler("Below"))
    stage.settle()
    let screen: () -> UIViewController = { [unowned self] in
      CallingScreen("Middle", at: moment) { [weak self] in self?.act(deed) }
    }
    started = 2
    if isPresented {
      let page = Page("Middle")
      page.make = { _ in screen() }
      middle = ({ [weak page] in page?.finish("done") }, "Middle")
      stage.host.start(page, animated: true, stage.log.handler("Middle"))
    } else {
      let page = PushedPage("Middle")
      page.make = { _ in screen() }
      middle = ({ [weak page] in page?.finish("done") }, "Middle")
      stage.host.start(page, animated: true, stage.log.handler("Middle"))
    }
    stage.settle()
    middle?.finish()
    stage.settle()
  }

  private func start(_ name: String) {
    started += 1
    stage.present("\(name) \(started)")
  }

  private func act(_ deed: Deed) {
    switch deed {
    case .present: start("Sheet")
    case .push:
      started += 1
      stage.host.start(
        FlexPage("Page"), in: .current, animated: true, stage.log.handler("Page \(started)"))
    case .replace:
      middle?.finish()
      start("Next")
    case .finish: middle?.finish()
    case .finishBelow: below.finish("done")
    case .dismissChildren: stage.host.dismissChildren()
    case .batch:
      stage.host.batch {
        below.finish("done")
        start("Batch")
        start("Batch")
      }
    case .host:
      guard let screen = stage.navigation?.topViewController else { return }
      started += 1
      InsecurityHost(modal: screen).start(Page("Guest"), animated: true, stage.log.handler("Guest"))
    }
  }
}

@MainActor @Suite("Requests from the callbacks of screens") struct CallbackTests {
  @Test(
    "Whatever an app asks in any callback of a screen is carried out, told once, and leaves nothing (P1, P2, P5)",
    arguments: Callback.allCases, [true, false])
  func callbacks(_ moment: Callback, isPresented: Bool) {
    for deed in Deed.allCases {
      let calls = Calls()
      let issues = Issues.collect {
        calls.start(moment, deed, isPresented: isPresented)
        #expect(calls.stage.host.isIdle, "\(deed)")
        calls.stage.host.dismissChildren()
        calls.stage.settle()
      }
      let names = calls.stage.log.entries.map(\.name)
      #expect(Set(names).count == names.count, "\(deed): \(calls.stage.log.entries)")
      #expect(names.count == calls.started, "\(deed): \(calls.stage.log.entries)")
      #expect(calls.stage.screens == "Home", "\(deed)")
      #expect(issues.filter { !$0.description.contains("gone") }.isEmpty, "\(deed): \(issues)")
      #expect(
        calls.stage.device.simulation.refusedCalls.count <= calls.stage.refusalsAllowed(of: 4),
        "\(deed): \(calls.stage.device.simulation.refusedCalls)")
      #expect(calls.stage.device.simulation.unbalancedAppearanceCalls == 0, "\(deed)")
    }
  }
}
