import RandomPrograms
import Testing

@MainActor @Suite("The model of random programs") struct ModelTests {
  /// One entry on another.
  private func two() -> Model {
    let model = Model(roots: 1)
    for id in 0...1 {
      model.started(id, .modal, root: 0, asker: nil)
      model.asked(id)
      model.landed(id)
    }
    return model
  }

  @Test("It objects to nothing when what ends is told top first")
  func content() {
    let model = two()
    model.end(0, .finished)
    model.called(1, "endedBelow", nil)
    model.returned(1)
    model.called(0, "finished", "0")
    model.returned(0)
    model.callReturned("finish")
    #expect(model.problems == [])
  }

  @Test("It objects when the lower one is told first")
  func order() {
    let model = two()
    model.end(0, .finished)
    model.called(0, "finished", "0")
    #expect(model.problems.count == 1)
  }

  @Test("It objects when a handler is called twice, or inside another")
  func twice() {
    let model = two()
    model.end(1, .dismissed)
    model.called(1, "dismissed", nil)
    model.called(1, "dismissed", nil)
    #expect(model.problems.count == 2)
  }

  @Test("It objects when somebody ends whom nobody has ended, or is not told")
  func causes() {
    let model = two()
    model.called(1, "left", nil)
    model.returned(1)
    #expect(model.problems.count == 1)
    model.end(0, .finished)
    model.callReturned("finish")
    #expect(model.problems.count == 2)
  }
}
