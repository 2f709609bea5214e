import UIKit

/// A table of cards, to choose one of them.
final class CardsScreen: UITableViewController {
  private let cards: [Card]
  private let choose: (Card) -> Void

  init(cards: [Card], choose: @escaping (Card) -> Void) {
    self.cards = cards
    self.choose = choose
    super.init(style: .plain)
    title = "Default card"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cards.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = cards[indexPath.row].description
    cell.detailTextLabel?.text = cards[indexPath.row].holder
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !isComingOrGoing { choose(cards[indexPath.row]) }
  }
}
