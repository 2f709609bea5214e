import RandomPrograms

/// Programs that random search has found, as short as it could make them.
enum FailedOnce {
  static let programs: [Program] = [
    // The host's dismissal forgot the start that was being asked for its controller.
    Program(
      .plain,
      [
        .start(
          .adaptiveModal, by: .host(0), animated: true, then: [],
          asked: [.dismissAll(1, animated: false)])
      ]),
    // A refused start was answered after the one that had asked for it.
    Program(
      .plain,
      [
        .start(.current, by: .host(0), animated: true, then: [], asked: []),
        .rest,
        .start(.pushed, by: .entry(0), animated: true, then: [], asked: []),
        .finish(1, animated: true),
      ]),
    // A controller that was given and never shown was kept while others waited.
    Program(
      .tabs,
      [
        .start(
          .modal, by: .host(0), animated: true, then: [], asked: [.finish(0, animated: true)]),
        .start(.adaptiveNew, by: .host(1), animated: true, then: [], asked: []),
      ]),
    // A coordinator's dismissal of its children forgot a refused one, and what that had asked for.
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
      ]),
    // What a refused start had asked for was shown by the same plan.
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
      ]),
  ]

  /// Programs that still fail.
  static let open: [Program] = [
    // A tab is switched by code while a screen that the other tab has presented arrives.
    Program(
      .tabs,
      [
        .start(.fullScreen, by: .host(0), animated: true, then: [], asked: []),
        .batch(1, [.finish(0, animated: true), .foreign(.selectTab(1))], throwing: false),
      ])
  ]
}
