/// A place in the app's source.
package nonisolated struct SourceLocation: Sendable {
  private let file: StaticString
  package let line: Int

  package init(_ fileID: StaticString, _ line: UInt) {
    file = fileID
    self.line = Int(line)
  }

  /// Where nobody told the place.
  package static let unknown = SourceLocation("", 0)

  /// As `#fileID` gives it; empty if unknown.
  package var fileID: String { file.description }
}
