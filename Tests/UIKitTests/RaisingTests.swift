import Testing
import UIKit

extension Contract {
  /// What raises in UIKit and belongs to no numbered fact.
  @MainActor @Suite("What raises")
  struct RaisingTests {
    @Test("The items of a stack's bar must not be changed by others")
    func managedBar() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let stack = UINavigationController(rootViewController: UIViewController())
          stack.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
          withExtendedLifetime(stack) {}
        }
      }
      #expect(end.says("that a navigation controller manages"))
    }

    @Test("The preferred button of an alert is one of its buttons")
    func preferredAction() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.preferredAction = UIAlertAction(title: "X", style: .default)
        }
      }
      #expect(end.says("must be contained in the \"actions\" array"))
    }

    @Test("An action sheet has no fields")
    func fieldInAnActionSheet() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        }
      }
      #expect(end.says("can only be added to an alert controller of style"))
    }

    @Test("A change between children needs both to be children of the container")
    func strangeChildren() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          UIViewController().transition(
            from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
        }
      }
      #expect(end.says("must have a common parent view controller"))
    }
  }
}
