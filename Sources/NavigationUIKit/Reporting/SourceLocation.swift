/// A place in the app's source.
package nonisolated struct SourceLocation: Hashable, Sendable {
  package let fileID: String
  package let line: Int

  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}
