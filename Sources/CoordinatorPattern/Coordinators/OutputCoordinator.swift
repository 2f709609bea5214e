import UIKit

/// A coordinator that ends with a value of a type, beside what it passes in a dictionary.
@preconcurrency @MainActor
public protocol OutputCoordinator<Output>: Coordinator {
  /// The type of the value that it ends with.
  associatedtype Output
}
