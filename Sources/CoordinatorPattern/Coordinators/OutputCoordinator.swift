import UIKit

/// A coordinator that ends with a value of a type, beside what it passes in a dictionary.
///
/// Conform a subclass of a base class to it, start it with `coordinate(with:_:)`, whose closure gets the
/// value exactly once, and end it with `finish(_:)`.
@preconcurrency @MainActor
public protocol OutputCoordinator<Output>: Coordinator {
  /// The type of the value that it ends with.
  associatedtype Output
}
