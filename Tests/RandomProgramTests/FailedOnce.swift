import RandomPrograms

/// Programs that random search has found, as short as it could make them.
struct FailedOnce: Sendable {
  let program: Program
  /// How UIKit answered; nil: whatever the environment says.
  let setting: String?

  init(_ program: Program, in setting: String? = nil) {
    self.program = program
    self.setting = setting
  }

  static let all: [FailedOnce] = [
    // A page that had ended and stayed at the bottom of its stack kept the window from coming to rest.
    FailedOnce(
      Program(
        .stack,
        [
          .start(.pushed, by: .host(0), animated: true, then: [], asked: []),
          .start(.pushed, by: .host(0), animated: true, then: [], asked: []),
          .foreign(.remove(0, at: 0, animated: false)),
          .advance(500),
          .finish(0, animated: true),
          .start(.pushed, by: .host(0), animated: true, then: [], asked: []),
        ])),
    // The host's dismissal forgot the start that was being asked for its controller.
    FailedOnce(
      Program(
        .plain,
        [
          .start(
            .adaptiveModal, by: .host(0), animated: true, then: [],
            asked: [.dismissAll(1, animated: false)])
        ])),
    // A refused start was answered after the one that had asked for it.
    FailedOnce(
      Program(
        .plain,
        [
          .start(.current, by: .host(0), animated: true, then: [], asked: []),
          .rest,
          .start(.pushed, by: .entry(0), animated: true, then: [], asked: []),
          .finish(1, animated: true),
        ])),
    // A controller that was given and never shown was kept while others waited.
    FailedOnce(
      Program(
        .tabs,
        [
          .start(
            .modal, by: .host(0), animated: true, then: [], asked: [.finish(0, animated: true)]),
          .start(.adaptiveNew, by: .host(1), animated: true, then: [], asked: []),
        ])),
    // A coordinator's dismissal of its children forgot a refused one, and what that had asked for.
    FailedOnce(
      Program(
        .plain,
        [
          .start(
            .adaptiveModal, by: .host(0), animated: true, then: [],
            asked: [
              .start(.pushed, by: .host(0), animated: true, then: [], asked: []),
              .start(.current, by: .entry(0), animated: true, then: [], asked: []),
            ]),
          .start(.pushed, by: .host(0), animated: true, then: [], asked: []),
          .start(.newStack, by: .host(0), animated: true, then: [], asked: []),
          .dismissAbove(3, animated: true),
        ])),
    // What a refused start had asked for was shown by the same plan.
    FailedOnce(
      Program(
        .plain,
        [
          .batch(
            0,
            [
              .start(.pushed, by: .host(0), animated: true, then: [], asked: []),
              .start(.modal, by: .entry(0), animated: true, then: [], asked: []),
            ], throwing: false),
          .finish(1, animated: true),
        ])),
    // A tab is switched by code while a screen that the other tab has presented arrives.
    FailedOnce(
      Program(
        .tabs,
        [
          .start(.fullScreen, by: .host(0), animated: true, then: [], asked: []),
          .batch(1, [.finish(0, animated: true), .foreign(.selectTab(1))], throwing: false),
        ])),
    // A presentation over the whole screen hid the window from hosts inside it.
    FailedOnce(
      Program(
        .stack,
        [
          .start(.fullScreen, by: .host(0), animated: true, then: [], asked: []),
          .rest,
          .host(.screen(1)),
          .start(.alert, by: .host(1), animated: true, then: [], asked: []),
        ])),
    // A start from a host inside what leaves kept the window from ever coming to rest.
    FailedOnce(
      Program(
        .tabs,
        [
          .start(.newStack, by: .host(0), animated: true, then: [], asked: []),
          .host(.stack(3)),
          .start(
            .modal, by: .host(0), animated: true,
            then: [.start(.current, by: .host(3), animated: true, then: [], asked: [])], asked: []),
        ])),
    // What waited for a host inside a screen stayed when all above the screen was dismissed.
    FailedOnce(
      Program(
        .plain,
        [
          .start(.newStack, by: .host(0), animated: true, then: [], asked: []),
          .host(.screen(0)),
          .start(.newStack, by: .host(1), animated: true, then: [], asked: []),
          .dismissAbove(3, animated: false),
        ])),
    // What waited for a host of a presented stack did not end with what had brought the stack.
    FailedOnce(
      Program(
        .both,
        [
          .start(.newStack, by: .host(0), animated: true, then: [], asked: []),
          .host(.stack(0)),
          .start(.adaptiveNew, by: .host(2), animated: true, then: [], asked: []),
          .finish(1, animated: true),
        ])),
    // A new root that ended before it was set was not told, if something was to stand on it.
    FailedOnce(
      Program(
        .window,
        [
          .foreign(.animations(on: false)),
          .start(
            .pushed, by: .host(0), animated: true,
            then: [.start(.modal, by: .entry(1), animated: true, then: [], asked: [])], asked: []),
          .start(.newStack, by: .host(0), animated: true, then: [], asked: []),
          .foreign(.present(animated: true)),
          .advance(0),
          .advance(0),
          .dismiss(1, animated: true),
        ])),
    // The second of two new roots was refused in the handler of a root that had ended by itself.
    FailedOnce(
      Program(
        .window,
        [
          .start(
            .pushed, by: .host(0), animated: true,
            then: [
              .batch(
                2,
                [
                  .start(.modal, by: .host(0), animated: true, then: [], asked: []),
                  .start(.modal, by: .host(0), animated: true, then: [], asked: []),
                ], throwing: false)
            ], asked: [])
        ])),
    // A refused start from a host inside a screen was not answered with the screen.
    FailedOnce(
      Program(
        .plain,
        [
          .start(.fallback, by: .host(0), animated: true, then: [], asked: []),
          .rest,
          .host(.screen(0)),
          .start(.adaptiveModal, by: .host(0), animated: true, then: [], asked: []),
          .rest,
          .start(.pushed, by: .host(1), animated: true, then: [], asked: []),
          .dismiss(2, animated: false),
        ])),
    // A start from a root that had just been lost was shown, and nobody could end it.
    FailedOnce(
      Program(
        .tabs,
        [
          .start(
            .pushed, by: .host(0), animated: true,
            then: [.start(.fallback, by: .host(0), animated: true, then: [], asked: [])], asked: []),
          .foreign(.replaceRoot),
        ])),
    // What a host had pushed on what another host of the same stack had presented outlived it.
    FailedOnce(
      Program(
        .both,
        [
          .start(.newStack, by: .host(1), animated: true, then: [], asked: []),
          .start(.current, by: .host(0), animated: true, then: [], asked: []),
          .rest,
          .dismissAll(0, animated: true),
        ])),
  ]
}
