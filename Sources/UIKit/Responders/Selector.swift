#if !canImport(ObjectiveC)
  /// The name of a method as Objective-C spells it; on Apple platforms it is one of the module ObjectiveC.
  ///
  /// Nothing is called by it: off Darwin a method has no name while the app runs. It says which action is meant where
  /// UIKit asks, as in `targetViewController(forAction:sender:)`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Makes a selector of a name like `"showViewController:sender:"`.
    public init(_ str: String) { name = str }

    /// Makes a selector of a name that stands in the source.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }
  }
#endif

extension Selector {
  /// The name of `show(_:sender:)`.
  static var showViewController: Selector { Selector(("showViewController:sender:")) }
  /// The name of `showDetailViewController(_:sender:)`.
  static var showDetailViewController: Selector { Selector(("showDetailViewController:sender:")) }
}
