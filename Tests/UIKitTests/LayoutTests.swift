import Testing
import UIKit

@MainActor @Suite("Layout by constraints")
struct LayoutTests {
  private func box(_ subviews: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for view in subviews {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    return box
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("Pinned edges give a frame")
  func edges() {
    let view = UIView()
    let box = box(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 70, height: 50))
  }

  @Test("A chain follows, and what has no size is as large as its content")
  func chain() {
    let one = label("One"), two = label("Two")
    let box = box(one, two)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      one.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
      two.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      two.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    box.layoutIfNeeded()
    #expect(one.frame.origin == CGPoint(x: 8, y: 8))
    #expect(one.frame.size == one.intrinsicContentSize)
    #expect(two.frame.minY == one.frame.maxY + 8)
    #expect(two.frame.minX == 25)
  }

  @Test("A view without a height is as high as the constraints inside it ask for")
  func fitting() {
    let inner = label("Text")
    inner.translatesAutoresizingMaskIntoConstraints = false
    let card = UIView()
    card.addSubview(inner)
    let box = box(card)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.topAnchor.constraint(equalTo: box.topAnchor),
      card.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    box.layoutIfNeeded()
    #expect(card.frame.height == inner.intrinsicContentSize.height + 10)
  }

  @Test("A scroll view's content is as large as the constraints to its edges ask for")
  func scrolling() {
    let content = UIView()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test("A constraint is kept by the nearest common view, and let go")
  func holder() {
    let view = UIView()
    let box = box(view)
    let constraint = view.topAnchor.constraint(equalTo: box.topAnchor)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(box.constraints == [constraint])
    constraint.isActive = false
    #expect(box.constraints.isEmpty)
  }

  @Test("A constraint between views of two hierarchies raises")
  func strangers() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      }
    }
    #expect(end.says("Unable to activate constraint"))
  }

  @Test("A stack gives a view with a fixed height that height")
  func fixedInStack() {
    let button = UIButton(type: .system)
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = UIStackView(arrangedSubviews: [button])
    #expect(stack.intrinsicContentSize.height == 44)
  }

  @Test("Insets, offsets and turns of the plane")
  func geometry() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inner = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inner == CGRect(x: 2, y: 1, width: 4, height: 6))
    let turn = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(turn) == CGPoint(x: 5, y: 6))
    #expect(turn.concatenating(turn.inverted()).isIdentity)
  }
}
