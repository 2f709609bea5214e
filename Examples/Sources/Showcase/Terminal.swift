import Foundation

/// Plays commands from the standard input until it ends or someone quits; `--pictures DIR` writes a
/// picture of each screen as SVG, with `--dark` as it looks in the dark.
///
/// Returns 0, or 2 for arguments that mean nothing.
public func runShowcase(_ arguments: [String]) -> Int32 {
  do {
    let pictures = try pictureFolder(arguments)
    if isatty(STDIN_FILENO) == 1 {
      converse(pictures)
    } else {
      play({ readLine() }, pictures: pictures) { print($0) }
    }
    return 0
  } catch {
    FileHandle.standardError.write(Data("showcase: \(error)\n".utf8))
    return 2
  }
}

private func pictureFolder(_ arguments: [String]) throws -> PictureFolder? {
  if arguments.isEmpty { return nil }
  let isDark = arguments.last == "--dark"
  guard arguments.count == (isDark ? 3 : 2), arguments[0] == "--pictures" else {
    throw Mistake("The only options are --pictures DIR and, after it, --dark.")
  }
  do {
    return try PictureFolder(arguments[1], isDark ? .dark : .light)
  } catch {
    throw Mistake("\(arguments[1]) cannot be made: \(error.localizedDescription)")
  }
}

/// Plays lines without a person: each is echoed, and at the end the results are printed.
public func play(
  _ nextLine: () -> String?, pictures: PictureFolder? = nil, print: @escaping (String) -> Void
) {
  let session = Session(pictures: pictures, print: print)
  while !session.hasEnded, let line = nextLine() {
    if !line.isEmpty { print("\n> \(line)") }
    session.perform(line)
  }
  session.end()
}

/// Asks a person for lines.
private func converse(_ pictures: PictureFolder?) {
  let session = Session(pictures: pictures) { print($0) }
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
