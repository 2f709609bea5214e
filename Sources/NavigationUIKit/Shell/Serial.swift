/// Numbers that are never given twice.
enum Serial {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
