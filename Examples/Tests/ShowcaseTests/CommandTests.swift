import Testing

@testable import Showcase

@Suite("Commands")
struct CommandTests {
  @Test(
    "What a person types is read as a command",
    arguments: [
      ("tap 2", .number(2)),
      ("2", .number(2)),
      ("tap Pay", .tap("Pay")),
      ("  TAP   Add a card ", .tap("Add a card")),
      ("tap \"2\"", .tap("2")),
      ("type 4242 into Number", .type("4242", into: "Number")),
      ("type \"42 into 42\" into \"Number\"", .type("42 into 42", into: "Number")),
      ("back", .back),
      ("swipe down", .swipe(.down, cancelled: false)),
      ("swipe down cancel", .swipe(.down, cancelled: true)),
      ("swipe back", .swipe(.back, cancelled: false)),
      ("swipe back cancel", .swipe(.back, cancelled: true)),
      ("hold back 0", .holdBack(to: 0)),
      ("outside", .tapOutside),
      ("app numbers", .app(.numbers)),
      ("link history", .link("history")),
      ("tap Pay; link help", .together([.tap("Pay"), .link("help")])),
      ("tap A;b", .tap("A;b")),
      ("help", .help),
      ("quit", .quit),
    ] as [(String, Command)])
  func reading(line: String, command: Command) {
    #expect(Command(line) == command)
  }

  @Test(
    "What is no command is not read as one",
    arguments: [
      "", "tap", "type 4242", "swipe", "swipe up", "back now", "hold back", "link", "jump", "app",
      "app x",
    ])
  func noCommand(line: String) {
    #expect(Command(line) == nil)
  }
}
