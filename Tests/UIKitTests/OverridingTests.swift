import Testing
import UIKit

/// Whatever UIKit declares in Objective-C can be overridden; `check-signatures.py` compares all of it, these run some.
extension Contract {
  @MainActor @Suite("Overriding")
  struct Overriding {
    @Test("A view's methods of every topic are called as the subclass has them")
    func view() {
      let view = CountingView()
      let (a, b) = (UIView(), UIView())
      view.addSubview(a)
      view.insertSubview(b, belowSubview: a)
      view.addGestureRecognizer(UITapGestureRecognizer())
      NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor)])
      #expect(view.calls == ["insert", "recognizer", "anchor", "constraint"])
      #expect(view.subviews.first === b && view.constraints.count == 1)
    }

    @Test("A value that UIKit only lets be read can be answered by a subclass")
    func readOnlyValues() {
      let alert = QuietAlert(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      #expect(alert.actions.isEmpty && alert.preferredStyle == .actionSheet)
      #expect(BrandColor.systemRed == .blue && UIColor.systemRed != .blue)
    }

    @Test("A registered cell is made by its own init(style:reuseIdentifier:)")
    func cells() {
      let table = UITableView()
      table.register(AppCell.self, forCellReuseIdentifier: "app")
      table.register(HeirCell.self, forCellReuseIdentifier: "heir")
      table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      let app = table.dequeueReusableCell(withIdentifier: "app") as? AppCell
      #expect(app?.made == "app" && app?.reuseIdentifier == "app")
      let heir = table.dequeueReusableCell(withIdentifier: "heir") as? HeirCell
      #expect(heir?.made == "heir" && heir?.own == 7)
      let plain = table.dequeueReusableCell(withIdentifier: "plain")
      #expect(plain.map { type(of: $0) == UITableViewCell.self } == true)
    }
  }
}

private final class CountingView: UIView {
  var calls: [String] = []

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    calls.append("insert")
    super.insertSubview(view, belowSubview: siblingSubview)
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("recognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }

  override var topAnchor: NSLayoutYAxisAnchor {
    calls.append("anchor")
    return super.topAnchor
  }

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    calls.append("constraint")
    super.addConstraint(constraint)
  }
}

private final class QuietAlert: UIAlertController {
  override var actions: [UIAlertAction] { [] }
  override var preferredStyle: UIAlertController.Style { .actionSheet }
}

private final class BrandColor: UIColor, @unchecked Sendable {
  override class var systemRed: UIColor { .blue }
}

private class AppCell: UITableViewCell {
  let made: String

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    made = reuseIdentifier ?? ""
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { preconditionFailure("cells of this app are made by code") }
}

private final class HeirCell: AppCell {
  var own = 7
}
