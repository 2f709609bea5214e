import Testing

/// Expects that a process ended for this reason; an optimised build traps without a word.
func expectReason(
  _ reason: String, in result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard isDebugBuild, let result else { return }
  let text = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(text.contains(reason), sourceLocation: sourceLocation)
}
