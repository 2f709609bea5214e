/// A value on its way from a coordinator to who has asked for it.
protocol OutputDelivery: AnyObject {
  /// Hands it out, or `nil` if there is none.
  func deliver()
}

/// What one coordinator ends with.
final class Awaited<Output>: OutputDelivery {
  var output: Output?
  private var completion: ((Output?) -> Void)?

  init(_ completion: @escaping (Output?) -> Void) {
    self.completion = completion
  }

  func deliver() {
    let completion = completion
    self.completion = nil
    completion?(output)
  }
}
