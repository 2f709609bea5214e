import UIKit

/// The list of orders, and a flow for each that is opened.
final class OrdersCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  var children: [any Coordinator] = []
  var onSignOut: (() -> Void)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func start() {
    let list = OrdersViewController(orders: ["Tea", "Coffee", "Cake"])
    list.onSelect = { [weak self] order in self?.show(order) }
    list.onSignOut = { [weak self] in self?.askToSignOut() }
    navigationController.setViewControllers([list], animated: false)
  }

  private func show(_ order: String) {
    add(OrderCoordinator(order: order, navigationController: navigationController))
  }

  private func askToSignOut() {
    let alert = UIAlertController(
      title: "Sign out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in
        self?.navigationController.popToRootViewController(animated: false)
        self?.onSignOut?()
      })
    navigationController.present(alert, animated: true)
  }

  /// The back button and the swipe are not ours to handle; here we see that a flow's screen has gone.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    for case let child as OrderCoordinator in children where child.screen === from {
      remove(child)
    }
  }
}

/// One order: its page, and a sheet to change it.
final class OrderCoordinator: NSObject, Coordinator {
  var children: [any Coordinator] = []
  let order: String
  private(set) weak var screen: OrderViewController?
  private let navigationController: UINavigationController

  init(order: String, navigationController: UINavigationController) {
    self.order = order
    self.navigationController = navigationController
    super.init()
  }

  func start() {
    let page = OrderViewController(order: order)
    page.onEdit = { [weak self] in self?.edit() }
    screen = page
    navigationController.pushViewController(page, animated: true)
  }

  private func edit() {
    let edit = EditCoordinator(presenter: navigationController)
    edit.onEnd = { [weak self, weak edit] amount in
      if let amount { self?.screen?.amount = amount }
      if let edit { self?.remove(edit) }
    }
    add(edit)
  }
}

final class OrdersViewController: UITableViewController {
  var onSelect: ((String) -> Void)?
  var onSignOut: (() -> Void)?
  private let orders: [String]

  init(orders: [String]) {
    self.orders = orders
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has this screen") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sign out…",
      primaryAction: UIAction(title: "Sign out…") { [weak self] _ in self?.onSignOut?() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    cell.textLabel?.text = orders[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(orders[indexPath.row])
  }
}
