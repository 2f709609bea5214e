import UIKit

extension Glass {
  /// What a tap on the thing of this name does.
  func tappable(_ name: String) throws(Obstacle) -> () -> Void {
    let named = targets.filter { $0.names.contains(name) }
    for target in named {
      if case .tap(let tap) = target.touch { return tap }
    }
    if named.isEmpty { throw Obstacle("nothing of this name can be reached") }
    throw Obstacle("it does not react to a tap")
  }

  /// What typing into the field of this name does.
  func typable(_ name: String) throws(Obstacle) -> (String) -> Void {
    let named = targets.filter { $0.names.contains(name) }
    for target in named {
      if case .type(let type) = target.touch { return type }
    }
    if named.isEmpty { throw Obstacle("no field of this name can be reached") }
    throw Obstacle("nothing can be typed into it")
  }

  /// What a tap on the button that removes the text of the field of this name does.
  func clearable(_ name: String) throws(Obstacle) -> () -> Void {
    let fields = targets.filter { target in
      if case .field = target.element { return target.names.contains(name) }
      return false
    }
    if let clear = fields.lazy.compactMap(\.clear).first { return clear }
    if fields.isEmpty { throw Obstacle("no field of this name can be reached") }
    throw Obstacle("it shows no button that removes its text")
  }

  /// The topmost sheet, and that it has this height and rests at another one.
  func sheet(
    with detent: UISheetPresentationController.Detent.Identifier
  ) throws(Obstacle) -> UISheetPresentationController {
    let presented = try topSheet()
    guard let sheet = presented.sheetPresentationController else {
      throw Obstacle("what is presented is no sheet")
    }
    guard sheet.detents.contains(where: { $0.identifier == detent }) else {
      throw Obstacle("the sheet has no such height")
    }
    guard sheet.restingDetent != detent else { throw Obstacle("the sheet is at this height") }
    return sheet
  }

  /// The innermost stack that can be reached; one that stands in another stack, as a column of a
  /// collapsed split does, leaves the way back from its first screen to that one (I18).
  var innermostStack: UINavigationController? {
    var stack = path.lazy.compactMap { $0 as? UINavigationController }.last
    while let inner = stack, inner.viewControllers.count == 1,
      let outer = inner.parent as? UINavigationController
    {
      stack = outer
    }
    return stack
  }

  /// The innermost stack, if its bar shows the system's back button.
  func stackWithBackButton() throws(Obstacle) -> UINavigationController {
    guard let navigation = innermostStack else { throw Obstacle("there is no stack") }
    guard navigation.viewControllers.count > 1 else {
      throw Obstacle("the stack has nothing below its screen")
    }
    guard !navigation.isNavigationBarHidden else { throw Obstacle("the bar is hidden") }
    guard let item = navigation.topViewController?.navigationItem, !item.hidesBackButton,
      item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
    else { throw Obstacle("the screen shows no back button") }
    return navigation
  }

  /// The topmost presented controller, if it is a sheet that a finger can pull.
  func topSheet() throws(Obstacle) -> UIViewController {
    guard let presented else { throw Obstacle("nothing is presented") }
    if let refusal = presented.sheetDragRefusal { throw Obstacle(refusal) }
    return presented
  }

  /// What a tap beside the topmost presented controller does; an action sheet is cancelled (E25).
  func tapOutside() throws(Obstacle) -> () -> Void {
    guard let presented else { throw Obstacle("nothing is presented") }
    if let alert = presented as? UIAlertController, alert.hasOutside {
      return alert.simulateTapOutside
    }
    guard presented.presentationController?.endsByTapOutside == true else {
      throw Obstacle("nothing lies beside what is presented")
    }
    return presented.tapOutsidePresentation
  }

  /// What the escape key does.
  func escape() throws(Obstacle) -> () -> Void {
    if let search { return search.simulateCancel }
    guard let presented else { throw Obstacle("nothing is presented that the key could end") }
    if let alert = presented as? UIAlertController {
      guard let cancel = alert.cancelButton else {
        throw Obstacle("the alert has no cancel button")
      }
      return { alert.simulateTap(on: cancel) }
    }
    guard presented.presentationController?.endsByTapOutside == true else {
      throw Obstacle("what is presented covers the screen")
    }
    return presented.tapOutsidePresentation
  }
}

extension UIAlertController {
  fileprivate var cancelButton: UIAlertAction? { actions.first { $0.style == .cancel } }

  fileprivate var hasOutside: Bool { preferredStyle == .actionSheet && cancelButton != nil }
}
