import Testing
import UIKit

/// Gives pages A, B, C, and records what the delegate hears.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController]
  let log: Log

  init(_ pages: [UIViewController], _ log: Log) {
    self.pages = pages
    self.log = log
  }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    let index = pages.firstIndex { $0 === page }.map { $0 + step }
    return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pending: [UIViewController]
  ) {
    log.add("will \(pending.first?.title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    log.add("did from \(previousViewControllers.first?.title ?? ""), completed: \(completed)")
  }
}

extension Contract {
  @MainActor @Suite("Pages")
  struct PageContractTests {
    private func book(
      _ phone: Phone,
      _ style: UIPageViewController.TransitionStyle = .scroll
    ) -> (pages: UIPageViewController, book: Book) {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let book = Book(["A", "B", "C"].map { phone.screen($0) }, phone.log)
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      phone.show(pages)
      return (pages, book)
    }

    private let calls = ["WA", "DA", "WD", "DD"]

    private func told(_ phone: Phone) -> [String] {
      phone.log.take().filter { entry in calls.contains { entry.hasSuffix(" " + $0) } }
    }

    @Test("A scroll: new will appear, old will go, new has appeared, old has gone (A39)")
    func scroll() {
      let phone = Phone()
      let (pages, book) = book(phone)
      pages.simulateSwipe(.forward)
      phone.settle()
      #expect(told(phone) == ["B WA", "A WD", "B DA", "A DD"])
      #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("A scroll that is given up: the old one comes again before the new one goes (A39)")
    func cancelledScroll() {
      let phone = Phone()
      let (pages, book) = book(phone)
      pages.simulateSwipe(.forward, cancelled: true)
      phone.settle()
      #expect(told(phone) == ["B WA", "A WD", "A WA", "A DA", "B WD", "B DD"])
      #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test("A curl: the old one has gone before the new one has appeared (A39)")
    func curl() {
      let phone = Phone()
      let (pages, book) = book(phone, .pageCurl)
      pages.simulateSwipe(.forward)
      phone.settle()
      #expect(told(phone) == ["B WA", "A WD", "A DD", "B DA"])
      #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("A page's did-appear may come before the animation by code has ended (A40)")
    func earlyDidAppear() {
      let phone = Phone()
      let (pages, book) = book(phone)
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        phone.log.add("completion \($0)")
      }
      phone.settle()
      let order = phone.log.take().filter { $0 == "B DA" || $0.hasPrefix("completion") }
      #expect(order == ["B DA", "completion true"])
    }

    @Test("The delegate hears of a finger's turns only; a turn by code has its completion (I14)")
    func delegate() {
      let phone = Phone()
      let (pages, book) = book(phone)
      var finished: [Bool] = []
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        finished.append($0)
      }
      phone.settle()
      #expect(finished == [true])
      #expect(phone.log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did f") } == [])
      pages.simulateSwipe(.forward)
      phone.settle()
      pages.simulateSwipe(.reverse, cancelled: true)
      phone.settle()
      #expect(
        phone.log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did f") } == [
          "will C", "did from B, completed: true", "will B", "did from C, completed: false",
        ]
      )
      #expect(!pages.simulateSwipe(.forward))
    }
  }
}
