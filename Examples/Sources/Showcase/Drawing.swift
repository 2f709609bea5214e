import InsecurityTesting

/// A screen as text: a frame with its title, what is on it, and what a person can do, numbered.
struct Drawing {
  let title: String
  let path: ScreenDiagram
  let elements: [ScreenElement]
  let actions: [UserAction]

  init(_ device: HeadlessDevice) {
    path = device.screens
    title = path.top.last ?? "Nothing"
    elements = device.user.visibleElements
    actions = device.user.availableActions
  }

  var lines: [String] {
    let inside = elements.map(line(for:))
    let width = max(Self.width, inside.map(\.count).max() ?? 0, title.count + 2)
    let top = "┌─ \(title) " + String(repeating: "─", count: width - title.count - 1) + "┐"
    let bottom = "└" + String(repeating: "─", count: width + 2) + "┘"
    let body = inside.map { "│ " + $0.padded(to: width) + " │" }
    return [path.description, top] + body + [bottom] + numbered
  }

  private func line(for element: ScreenElement) -> String {
    switch element {
    case .label(let text): text
    case .field(let name, let text): text.isEmpty ? "[ \(name) ]" : "[ \(name): \(text) ]"
    case .button(let name, isEnabled: true): "( \(name) )"
    case .button(let name, isEnabled: false): "( \(name) ), disabled"
    }
  }

  private var numbered: [String] {
    actions.enumerated().map {
      "\(($0.offset + 1).description.leading(to: 3)) \($0.element.command)"
    }
  }

  private static let width = 36
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
