import UIKit

final class BooksViewController: UITableViewController, UISearchResultsUpdating {
  private let library: Library
  private lazy var shown = library.books
  private let search = UISearchController(searchResultsController: nil)

  init(library: Library) {
    self.library = library
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has this screen") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search books"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown =
      text.isEmpty
      ? library.books : library.books.filter { $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "\(shown.count) books"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let book = BookViewController(book: shown[indexPath.row], library: library)
    book.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(book, animated: true)
  }
}

final class FavoritesViewController: UITableViewController {
  private let library: Library

  init(library: Library) {
    self.library = library
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has this screen") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    library.favorites.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "favorite")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "favorite")
    cell.textLabel?.text = library.favorites[indexPath.row]
    cell.detailTextLabel?.text = "★"
    cell.selectionStyle = .none
    return cell
  }
}
