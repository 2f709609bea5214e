import Foundation

/// Plays commands from the standard input until it ends or someone quits.
public func runShowcase() {
  if isatty(STDIN_FILENO) == 1 {
    converse()
  } else {
    play({ readLine() }, print: { print($0) })
  }
}

/// Plays lines without a person: each is echoed, and at the end the results are printed.
public func play(_ nextLine: () -> String?, print: @escaping (String) -> Void) {
  let session = Session(print: print)
  while !session.hasEnded, let line = nextLine() {
    if !line.isEmpty { print("\n> \(line)") }
    session.perform(line)
  }
  session.end()
}

/// Asks a person for lines.
private func converse() {
  let session = Session { print($0) }
  print("\nhelp lists the commands.")
  while !session.hasEnded {
    print("\n> ", terminator: "")
    // What stands before the cursor must be seen before the line is read.
    fflush(nil)
    guard let line = readLine() else { break }
    session.perform(line)
  }
  session.end()
}
