/// The names of classes, as issues and diagrams call what has no other name.
package enum TypeName {
  /// Names are dear to make, and the classes of an app are few.
  private static var known: [ObjectIdentifier: String] = [:]

  package static func of(_ object: AnyObject) -> String { of(type(of: object)) }

  static func of(_ type: AnyObject.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = String(describing: type)
    known[key] = name
    return name
  }
}
