import InsecurityTesting
import Testing

@MainActor @Suite("Result log")
struct ResultLogTests {
  @Test("A handler records what it is called with, whatever the type of the result")
  func recording() {
    let log = ResultLog()
    let pay: (Int?) -> Void = log.handler("pay")
    let name: (String?) -> Void = log.handler("name")
    name("Ada")
    pay(nil)
    pay(42)
    #expect(log.entries == ["name: Ada", "pay: nil", "pay: 42"])
    #expect(log.entries.map(\.name) == ["name", "pay", "pay"])
    #expect(log.entries.map(\.value) == ["Ada", "nil", "42"])
  }

  @Test("A handler that was called twice and one that was not are told apart")
  func wrongCounts() {
    let log = ResultLog()
    let twice: (Int?) -> Void = log.handler("twice")
    let never: (Int?) -> Void = log.handler("never")
    twice(1)
    twice(1)
    #expect(log.entries.count == 2)
    #expect(log.waiting == ["never"])
    never(nil)
    #expect(log.waiting == [])
  }

  @Test("A handler can do more with the value, after it is recorded")
  func then() {
    let log = ResultLog()
    var seen: [Int?] = []
    let handler: (Int?) -> Void = log.handler("pay") { value in
      #expect(log.entries == ["pay: 7"])
      seen.append(value)
    }
    handler(7)
    #expect(seen == [7])
  }

  @Test("A cleared log starts anew, and keeps who is still waited for")
  func clearing() {
    let log = ResultLog()
    let first: (Int?) -> Void = log.handler("first")
    let second: (Int?) -> Void = log.handler("second")
    first(1)
    log.clear()
    #expect(log.entries == [])
    second(2)
    #expect(log.entries == ["second: 2"])
    #expect(log.waiting == [])
  }
}
