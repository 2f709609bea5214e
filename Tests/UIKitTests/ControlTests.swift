import Testing
import UIKit

@MainActor @Suite("Controls")
struct ControlTests {
  @Test("A tap sends the events of a touch and performs the primary action once")
  func tap() {
    var heard: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Pay") { _ in heard.append("pay") })
    button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    button.simulateTap()
    #expect(heard == ["down", "pay", "up"])
    #expect(button.currentTitle == "Pay")
  }

  @Test("Sending an event by code performs the actions for that event only")
  func sendActions() {
    var count = 0
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    button.sendActions(for: .touchUpInside)
    #expect(count == 0)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test("A disabled control takes no touch")
  func disabled() {
    var count = 0
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    button.isEnabled = false
    button.simulateTap()
    #expect(count == 0)
    #expect(button.state == .disabled)
  }

  @Test("An action of the same identifier replaces the one before")
  func sameIdentifier() {
    var heard: [String] = []
    let control = UIControl(frame: .zero)
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in heard.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in heard.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["new"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["new"])
    #expect(control.allControlEvents == [])
  }

  @Test("An action knows its sender while its handler runs")
  func sender() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    let control = UIControl(frame: .zero)
    control.sendAction(action)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test("A tap turns a switch; setting it by code tells nobody")
  func toggles() {
    var values: [Bool] = []
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { if let it = $0.sender as? UISwitch { values.append(it.isOn) } },
      for: .valueChanged
    )
    toggle.setOn(true, animated: true)
    #expect(values.isEmpty)
    toggle.simulateTap()
    #expect(values == [false])
  }

  @Test("A configuration's title counts before that of the action")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Pay") { _ in })
    #expect(button.currentTitle == "Go")
    button.configuration?.title = nil
    button.setTitle("Other", for: .normal)
    #expect(button.currentTitle == "Other")
  }

  @Test("The update handler of a button may set its configuration")
  func updateHandler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On")
  }

  @Test("A title of the normal state serves the other states")
  func titleOfStates() {
    let button = UIButton(type: .system)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.title(for: .selected) == "Normal")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test("A stack puts its views in a column, one below the other")
  func stack() {
    let one = UILabel(), two = UILabel()
    one.text = "One"
    two.text = "Two"
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(origin: .zero, size: stack.intrinsicContentSize)
    stack.layoutIfNeeded()
    #expect(one.frame.minY == 0)
    #expect(two.frame.minY == one.frame.maxY + 10)
    #expect(two.frame.width == stack.bounds.width)
    one.removeFromSuperview()
    #expect(stack.arrangedSubviews == [two])
  }

  @Test(
    "A stack shares its room as its distribution says",
    arguments: [
      (UIStackView.Distribution.fillEqually, [CGFloat(0), 50]),
      (.equalSpacing, [0, 80]),
      (.fill, [0, 10]),
    ]
  )
  func distribution(_ distribution: UIStackView.Distribution, _ starts: [CGFloat]) {
    let views = [CGFloat(10), 20].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 5)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == starts)
  }
}
