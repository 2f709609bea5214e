import UIKit

/// A table of what was paid.
final class HistoryScreen: UITableViewController {
  /// What a person can do here.
  enum Choice {
    case payment(Payment)
    case help
  }

  private let wallet: Wallet
  private let choose: (Choice) -> Void
  private var payments: [Payment] = []

  init(wallet: Wallet, choose: @escaping (Choice) -> Void) {
    self.wallet = wallet
    self.choose = choose
    super.init(style: .plain)
    title = "History"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", primaryAction: UIAction { [weak self] _ in self?.tapped(.help) })
    refresh()
  }

  /// Shows the payments that there are now, the last one first.
  func refresh() {
    payments = wallet.payments.reversed()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    payments.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let payment = payments[indexPath.row]
    cell.textLabel?.text = Payment.amount(payment.cents)
    cell.detailTextLabel?.text = payment.card.description
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped(.payment(payments[indexPath.row]))
  }

  private func tapped(_ choice: Choice) {
    if !isComingOrGoing { choose(choice) }
  }
}
