import NavigationCore
import Testing

@Suite("Delivery") struct DeliveryTests {
  @Suite("Quiet") struct Quiet {
    @Test("An end is delivered, and its handler is out")
    func end() {
      var delivery = Delivery()
      #expect(delivery.end([ended(1)]) == .deliver(ended(1)))
      #expect(!delivery.isQuiet)
      #expect(delivery.count == 0)
    }

    @Test("Of several that end together the topmost is delivered first (P6)")
    func endSeveral() {
      var delivery = Delivery()
      #expect(delivery.end([ended(1), ended(3), ended(2)]) == .deliver(ended(3)))
      #expect(delivery.count == 2)
    }

    @Test("An end of nothing leaves it quiet")
    func endNothing() {
      var delivery = Delivery()
      #expect(delivery.end([]) == .none)
      #expect(delivery.isQuiet)
    }

    @Test("What has left is delivered as what was ended")
    func depart() {
      var delivery = Delivery()
      let top = ended(2, .left)
      #expect(delivery.depart([ended(1, .left), top]) == .deliver(top))
      #expect(delivery.count == 1)
    }

    @Test("A handler that was not out cannot return")
    func handlerReturned() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var delivery = Delivery()
        _ = delivery.handlerReturned()
      }
      expectReason("Delivery: handlerReturned in quiet: none was out", in: result)
    }

    @Test("Nothing can be put before what is not being delivered")
    func interpose() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var delivery = Delivery()
        _ = delivery.interpose([ended(2)], before: ended(1))
      }
      expectReason("Delivery: interpose in quiet: nothing is being delivered", in: result)
    }
  }

  @Suite("Delivering") struct Delivering {
    @Test("When the last handler has returned all are delivered")
    func handlerReturnedLast() {
      var delivery = delivering(1)
      #expect(delivery.handlerReturned() == .delivered)
      #expect(delivery.isQuiet)
      #expect(delivery.count == 0)
    }

    @Test("When a handler has returned the next below is delivered")
    func handlerReturned() {
      var delivery = delivering(1, 2, 3)
      #expect(delivery.drained() == [2, 1])
      #expect(delivery.isQuiet)
    }

    @Test("What ends inside a handler waits until that has returned (R3)")
    func end() {
      var delivery = delivering(5)
      #expect(delivery.end([ended(4), ended(3)]) == .none)
      #expect(delivery.count == 2)
      #expect(delivery.drained() == [4, 3])
    }

    @Test("What ends inside a handler is sorted by its position among those that wait (P6)")
    func endBetween() {
      var delivery = delivering(2, 4, 6, 8)
      #expect(delivery.end([ended(7), ended(1), ended(5)]) == .none)
      #expect(delivery.drained() == [7, 6, 5, 4, 2, 1])
    }

    @Test("What ends inside a handler and stands above all that wait is next")
    func endAbove() {
      var delivery = delivering(2, 4)
      #expect(delivery.end([ended(9)]) == .none)
      #expect(delivery.drained() == [9, 2])
    }

    @Test("An end of nothing changes nothing")
    func endNothing() {
      var delivery = delivering(1, 2)
      #expect(delivery.end([]) == .none)
      #expect(delivery.count == 1)
    }

    @Test("Starts that never came are answered before the handler of who had asked for them (R2)")
    func interpose() {
      var delivery = delivering(1, 2, 3)
      let withdrawn = [ended(12), ended(11)]
      #expect(delivery.interpose(withdrawn, before: ended(3)) == ended(12))
      #expect(delivery.drained() == [11, 3, 2, 1])
    }

    @Test("What has left cannot be told while a handler is out")
    func depart() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var delivery = delivering(1)
        _ = delivery.depart([ended(2, .left)])
      }
      expectReason("handlers do not span turns", in: result)
    }
  }
}

/// The topmost of these is out, the others wait.
private func delivering(_ ids: EntryID...) -> Delivery {
  var delivery = Delivery()
  _ = delivery.end(ids.map { ended($0) })
  return delivery
}

extension Delivery {
  /// Lets handlers return until all are delivered; who came, in order.
  fileprivate mutating func drained() -> [EntryID] {
    var ids: [EntryID] = []
    while case .deliver(let ended) = handlerReturned() { ids.append(ended.id) }
    return ids
  }
}
