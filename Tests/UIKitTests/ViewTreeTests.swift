import Testing
import UIKit

extension Contract {
  @MainActor @Suite("The tree of views")
  struct ViewTreeTests {
    @Test("Every view in a window knows it, wherever its branch goes")
    func windowOfABranch() {
      let phone = Phone()
      let other = UIWindow(windowScene: phone.device.scene)
      let (branch, leaf) = (UIView(), UIView())
      branch.addSubview(leaf)
      #expect(leaf.window == nil)
      phone.window.addSubview(branch)
      #expect(branch.window === phone.window && leaf.window === phone.window)
      other.addSubview(branch)
      #expect(branch.window === other && leaf.window === other)
      UIView().addSubview(branch)
      #expect(branch.window == nil && leaf.window == nil)
    }

    @Test("What is told that it changes its window knows the old one, then the new one")
    func toldOfWindow() {
      let phone = Phone()
      let (branch, leaf) = (UIView(), Told())
      branch.addSubview(leaf)
      phone.window.addSubview(branch)
      branch.removeFromSuperview()
      #expect(leaf.seen == ["will: no", "did: yes", "will: yes", "did: no"])
    }

    @Test("A branch that outlives its window is in none")
    func outliving() {
      let phone = Phone()
      let leaf = UIView()
      let branch = UIView()
      branch.addSubview(leaf)
      var window: UIWindow? = UIWindow(windowScene: phone.device.scene)
      window?.addSubview(branch)
      #expect(leaf.window != nil)
      weak let gone = window
      window = nil
      #expect(gone == nil && leaf.window == nil && branch.superview == nil)
    }

    @Test("UIKit's properties are accessors: one may be read while another access is under way")
    func overlappingAccess() {
      let view = UIView()
      change(&view.alpha) { view.alpha / 2 }
      #expect(view.alpha == 0.5)
      let button = UIButton()
      change(&button.isEnabled) { !button.isEnabled }
      #expect(!button.isEnabled)
    }

    private func change<Value>(_ value: inout Value, to new: () -> Value) {
      value = new()
    }
  }

  private final class Told: UIView {
    private(set) var seen: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) {
      seen.append("will: \(window == nil ? "no" : "yes")")
    }

    override func didMoveToWindow() {
      seen.append("did: \(window == nil ? "no" : "yes")")
    }
  }
}
