extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    /// Half of the screen.
    open class func medium() -> Self { made(.medium) { $0.maximumDetentValue / 2 } }

    /// All of the screen.
    open class func large() -> Self { made(.large) { $0.maximumDetentValue } }

    /// A height of the app's own, asked for whenever the room changes; nil leaves the height out.
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a given room, nil if there is none.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private let name: Identifier
    private let resolver: Resolver

    init(_ name: Identifier, _ resolver: @escaping Resolver) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    private class func made(_ name: Identifier, _ resolver: @escaping Resolver) -> Self {
      guard let detent = Detent(name, resolver) as? Self else {
        preconditionFailure("A subclass of Detent cannot make the system's detents")
      }
      return detent
    }
  }
}

/// The room in which a detent finds its height.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// What is known of the surroundings.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// The room of one presentation.
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}

extension UISheetPresentationController {
  /// Where the sheet is at the height that is chosen, else at the first that has one.
  var frameOfDetent: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    let maximum = bounds.height - min(SimulatedScreen.statusBarHeight, bounds.height)
    let room = SheetRoom(container.traitCollection, maximum: maximum)
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
    let wanted = ([chosen].compactMap { $0 } + detents).lazy.compactMap {
      $0.resolvedValue(in: room)
    }
    let height = min(wanted.first ?? maximum, maximum)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
