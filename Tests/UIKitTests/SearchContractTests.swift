import Testing
import UIKit

/// Records what a search tells its delegate and its updater.
@MainActor
private final class SearchListener: NSObject, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  let log: Log

  init(_ log: Log) { self.log = log }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.add("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.add("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }

  func updateSearchResults(for searchController: UISearchController) {
    log.add("update \(searchController.searchBar.text ?? "")")
  }
}

extension Contract {
  @MainActor @Suite("Searches")
  struct SearchContractTests {
    private func searchable(
      _ phone: Phone
    ) -> (stack: UINavigationController, screen: Recorder, search: UISearchController) {
      let screen = phone.screen("A")
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      return (phone.show(UINavigationController(rootViewController: screen)), screen, search)
    }

    @Test("An active search is presented by the stack around the searched screen (I15)")
    func presentedByStack() {
      let phone = Phone()
      let (stack, screen, search) = searchable(phone)
      #expect(!search.isActive)
      search.isActive = true
      phone.settle()
      #expect(search.isActive)
      #expect(stack.presentedViewController === search)
      #expect(search.presentingViewController === stack)
      #expect(phone.log.takeAppearance() == [])
      #expect(screen.presentedViewController === search)
    }

    @Test("A screen that defines the context presents the search itself (I15)")
    func presentedByScreen() {
      let phone = Phone()
      let (stack, screen, search) = searchable(phone)
      screen.definesPresentationContext = true
      search.isActive = true
      phone.settle()
      #expect(stack.presentedViewController == nil)
      #expect(screen.presentedViewController === search)
    }

    @Test("While a search is active, what is presented must go through it (I15)")
    func presentThroughSearch() {
      let phone = Phone()
      let (_, screen, search) = searchable(phone)
      screen.definesPresentationContext = true
      search.isActive = true
      phone.settle()
      screen.present(phone.screen("B", style: .overCurrentContext), animated: false)
      #expect(phone.device.refusedCalls.count == 1)
      let sheet = phone.screen("C")
      search.present(sheet, animated: true)
      phone.settle()
      #expect(search.presentedViewController === sheet)
    }

    @Test("A push under an active search leaves it alive (I16)")
    func pushWhileActive() {
      let phone = Phone()
      let (stack, screen, search) = searchable(phone)
      screen.definesPresentationContext = true
      search.isActive = true
      phone.settle()
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      #expect(stack.topViewController?.title == "B")
      #expect(search.isActive)
      stack.popViewController(animated: true)
      phone.settle()
      #expect(screen.presentedViewController === search)
    }

    @Test("A search tells its delegate when it begins and ends, and its updater what is typed")
    func callbacks() {
      let phone = Phone()
      let (_, _, search) = searchable(phone)
      let listener = SearchListener(phone.log)
      search.delegate = listener
      search.searchResultsUpdater = listener
      search.simulateActivation()
      phone.settle()
      #expect(phone.log.take() == ["update ", "willPresent", "didPresent"])
      search.simulateTyping("ab")
      #expect(phone.log.take() == ["update a", "update ab"])
      search.simulateCancel()
      phone.settle()
      #expect(phone.log.take() == ["willDismiss", "didDismiss"])
      #expect(search.searchBar.text == "")
      #expect(!search.isActive)
    }

    @Test("A controller for results shows as soon as there is text")
    func results() {
      let phone = Phone()
      let screen = phone.screen("A")
      let results = phone.screen("Results")
      let search = UISearchController(searchResultsController: results)
      screen.navigationItem.searchController = search
      phone.show(UINavigationController(rootViewController: screen))
      search.simulateActivation()
      phone.settle()
      #expect(results.view.isHidden)
      search.simulateTyping("x")
      #expect(!results.view.isHidden)
    }
  }
}
