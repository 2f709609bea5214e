import NavigationCore
import Testing

@Suite("The life of a coordinator") struct CoordinatorLifeTests {
  @Suite("Not started") struct NotStarted {
    @Test("It has no entry") func entry() {
      #expect(CoordinatorLife().entry == nil)
    }

    @Test("It is started") func startRequested() {
      var life = CoordinatorLife()
      #expect(life.startRequested(as: 1) == .start)
      #expect(life.entry == 1)
    }

    @Test("To end it is a mistake (R4)", arguments: [nil, 0, 3])
    func endRequested(settleCount: Int?) {
      var life = CoordinatorLife()
      #expect(life.endRequested(settleCount: settleCount) == .issue(.finishedBeforeStart))
    }

    @Test("After the mistake it can still be started (P8)") func startAfterMistake() {
      var life = CoordinatorLife()
      _ = life.endRequested(settleCount: nil)
      #expect(life.startRequested(as: 1) == .start)
    }

    @Test("A refused start may be delivered before it was live") func delivered() {
      var life = CoordinatorLife()
      life.delivered(settleCount: 0)
      #expect(life.startRequested(as: 2) == .issue(.startedTwice))
    }
  }

  @Suite("Live") struct Live {
    @Test("It is not started again") func startRequested() {
      var life = live(1)
      #expect(life.startRequested(as: 2) == .issue(.startedTwice))
      #expect(life.entry == 1)
    }

    @Test("Its end is decided") func endRequested() {
      var life = live(1)
      #expect(life.endRequested(settleCount: 0) == .end(1))
      #expect(life.entry == nil)
    }

    @Test("It may be delivered without having been asked to end") func delivered() {
      var life = live(1)
      life.delivered(settleCount: 4)
      #expect(life.entry == nil)
      #expect(life.endRequested(settleCount: 4) == .race)
    }
  }

  @Suite("Ending") struct EndingLife {
    @Test("A second end is a race (R4)") func endRequested() {
      var life = ending(1)
      #expect(life.endRequested(settleCount: 0) == .race)
      #expect(life.endRequested(settleCount: nil) == .race)
    }

    @Test("It is not started again") func startRequested() {
      var life = ending(1)
      #expect(life.startRequested(as: 2) == .issue(.startedTwice))
    }
  }

  @Suite("Ended") struct EndedLife {
    @Test("A second end is a race until the window has come to rest (R4)") func race() {
      var life = ended(settleCount: 7)
      #expect(life.endRequested(settleCount: 7) == .race)
    }

    @Test("A second end is a mistake after that (R4)", arguments: [8, 9, nil])
    func mistake(settleCount: Int?) {
      var life = ended(settleCount: 7)
      #expect(life.endRequested(settleCount: settleCount) == .issue(.finishedTwice))
    }

    @Test("It is not started again") func startRequested() {
      var life = ended(settleCount: 0)
      #expect(life.startRequested(as: 2) == .issue(.startedTwice))
      #expect(life.entry == nil)
    }
  }
}

private func live(_ id: EntryID) -> CoordinatorLife {
  var life = CoordinatorLife()
  _ = life.startRequested(as: id)
  return life
}

private func ending(_ id: EntryID) -> CoordinatorLife {
  var life = live(id)
  _ = life.endRequested(settleCount: 0)
  return life
}

private func ended(settleCount: Int) -> CoordinatorLife {
  var life = ending(1)
  life.delivered(settleCount: settleCount)
  return life
}
