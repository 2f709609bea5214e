import NavigationUIKit

// A screen that has nothing to tell but that it is done.

extension ResultCoordinator where Output == Void {
  /// Ends with the only result that there is.
  ///
  /// The handler of the start gets `()`, and `nil` if the screen was left; otherwise as
  /// ``finish(_:animated:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - animated: Whether the screen leaves with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  public func finish(
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    finish((), animated: animated, fileID: fileID, line: line)
  }

  /// Ends with the only result that there is, animated; a form without defaults, to be stored as a
  /// closure.
  @_disfavoredOverload
  public func finish() {
    finish(())
  }
}
