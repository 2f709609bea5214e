import UIKit

extension SimulatedUser {
  /// Taps a button, bar button, row, alert action or tab, by its title, label or identifier.
  ///
  /// Of several with the same name the first in reading order is meant. Throws if none can be reached.
  public func tap(_ name: String) throws {
    try act("\(UserAction.tap(name))") { glass throws(Obstacle) in
      try glass.tappable(name)()
    }
  }

  /// Taps the system's back button (D36).
  ///
  /// Throws if the topmost stack shows none.
  public func tapBack() throws {
    try act("\(UserAction.tapBack)") { glass throws(Obstacle) in
      try glass.stackWithBackButton().tapBackButton()
    }
  }

  /// Holds the back button and chooses from its menu, by index in the stack (E9).
  ///
  /// All screens above that one go in one movement. Throws if there is no back button, or no such screen
  /// below.
  public func holdBack(to index: Int) throws {
    try act("\(UserAction.holdBack(to: index))") { glass throws(Obstacle) in
      let navigation = try glass.stackWithBackButton()
      let choices = navigation.viewControllers.indices.dropLast()
      guard choices.contains(index) else {
        throw Obstacle("the menu has the indices 0 to \(choices.count - 1)")
      }
      navigation.chooseFromBackMenu(index: index)
    }
  }

  /// Taps beside what is presented: a sheet, a popover (E16, E22).
  ///
  /// Throws if nothing is presented, or nothing lies beside it.
  public func tapOutside() throws {
    try act("\(UserAction.tapOutside)") { glass throws(Obstacle) in
      try glass.tapOutside()()
    }
  }

  /// Presses the escape key: an alert's or a search's cancel button, else the end of a sheet or popover (E16, E22, E25).
  public func pressEscape() throws {
    try act("press escape") { glass throws(Obstacle) in
      try glass.escape()()
    }
  }

  /// Types a text into a field, by its placeholder, label or identifier; it replaces what was there.
  ///
  /// Throws if no field of this name can be reached.
  public func type(_ text: String, into name: String) throws {
    try act("type \"\(text)\" into \"\(name)\"") { glass throws(Obstacle) in
      try glass.typable(name)(text)
    }
  }

  /// Taps the button in a field that removes its text, by the field's placeholder, label or identifier.
  ///
  /// The field's delegate may refuse. Throws if no field of this name can be reached, or it shows no such button:
  /// `clearButtonMode` says when it does.
  public func clear(_ name: String) throws {
    try act("clear \"\(name)\"") { glass throws(Obstacle) in
      try glass.clearable(name)()
    }
  }
}
