/// Tells which objects are still alive, by the names that they were given.
///
/// ```swift
/// let alive = LifetimeTracker()
/// alive.track(CartCoordinator(), as: "Cart")
/// alive.alive  // [], once it has gone
/// ```
public final class LifetimeTracker {
  private var tracked: [Tracked] = []

  /// A tracker that knows no object yet.
  @inline(never)  // as that of HeadlessDevice
  public init() {}

  /// Remembers an object, weakly, under a name, and returns it.
  ///
  /// Several objects may have the same name; each is listed.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, as name: String) -> Object {
    tracked.append(Tracked(name: name, object: object))
    return object
  }

  /// The names of those that are still alive, in the order in which they were tracked.
  public var alive: [String] {
    tracked.filter { $0.object != nil }.map(\.name)
  }

  /// The names of all that were ever tracked, in order.
  public var all: [String] {
    tracked.map(\.name)
  }

  private struct Tracked {
    let name: String
    weak var object: AnyObject?
  }
}
