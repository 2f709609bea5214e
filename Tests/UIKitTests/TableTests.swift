import Testing
import UIKit

/// A list of words; it records what it is told.
@MainActor private final class WordList: UITableViewController {
  var words: [String]
  let log: Log
  var refused: Set<Int> = []

  init(_ words: [String], _ log: Log) {
    self.words = words
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    refused.contains(indexPath.row) ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("select \(words[indexPath.row])")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("deselect \(words[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add("scroll \(Int(scrollView.contentOffset.y))")
  }

  var shown: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
}

extension Contract {
  @MainActor @Suite("Tables")
  struct TableTests {
    private func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

    @Test("Cells exist for the rows on the screen, and are used again")
    func cells() {
      let phone = Phone()
      let list = phone.show(WordList((0..<1000).map { "Row \($0)" }, phone.log))
      let first = list.tableView.visibleCells
      #expect(list.shown.first == "Row 0")
      #expect(first.count < 30)
      list.tableView.scrollToRow(at: row(500), at: .top, animated: false)
      phone.settle()
      #expect(list.shown.first == "Row 500")
      #expect(list.tableView.visibleCells.contains { cell in first.contains { $0 === cell } })
      #expect(list.tableView.cellForRow(at: row(0)) == nil)
    }

    @Test("A tap chooses a row and gives up the one before")
    func tap() {
      let phone = Phone()
      let list = phone.show(WordList(["A", "B", "C"], phone.log))
      list.tableView.simulateTap(onRowAt: row(0))
      list.tableView.simulateTap(onRowAt: row(2))
      #expect(phone.log.take() == ["select A", "deselect A", "select C"])
      #expect(list.tableView.indexPathForSelectedRow == row(2))
    }

    @Test("A row that the delegate refuses is not chosen")
    func refusal() {
      let phone = Phone()
      let list = phone.show(WordList(["A", "B"], phone.log))
      list.refused = [1]
      list.tableView.simulateTap(onRowAt: row(1))
      #expect(phone.log.take() == [])
      #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A choice by code tells nobody")
    func choiceByCode() {
      let phone = Phone()
      let list = phone.show(WordList(["A", "B"], phone.log))
      list.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
      #expect(phone.log.take() == [])
      #expect(list.tableView.cellForRow(at: row(1))?.isSelected == true)
    }

    @Test("A choice is taken back when the list appears again")
    func clearedSelection() {
      let phone = Phone()
      let list = WordList(["A", "B"], phone.log)
      let stack = phone.show(UINavigationController(rootViewController: list))
      list.tableView.simulateTap(onRowAt: row(0))
      stack.pushViewController(phone.screen("Detail"), animated: true)
      phone.settle()
      #expect(list.tableView.indexPathForSelectedRow == row(0))
      stack.popViewController(animated: true)
      phone.settle()
      #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test("Deleting a row asks for the rows anew and keeps the choice of another")
    func deletion() {
      let phone = Phone()
      let list = phone.show(WordList(["A", "B", "C"], phone.log))
      list.tableView.simulateTap(onRowAt: row(2))
      list.tableView.simulateDeletion(ofRowAt: row(0))
      phone.settle()
      #expect(list.shown == ["B", "C"])
      #expect(list.tableView.indexPathForSelectedRow == row(1))
    }

    @Test("A table that allows several rows gives one up at a second tap")
    func severalRows() {
      let phone = Phone()
      let list = phone.show(WordList(["A", "B"], phone.log))
      list.tableView.allowsMultipleSelection = true
      [0, 1, 0].forEach { list.tableView.simulateTap(onRowAt: row($0)) }
      #expect(phone.log.take() == ["select A", "select B", "deselect A"])
    }

    @Test("The delegate of a table hears of scrolling, too")
    func scrolling() {
      let phone = Phone()
      let list = phone.show(WordList((0..<100).map { "\($0)" }, phone.log))
      list.tableView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      #expect(phone.log.take() == ["scroll 100"])
    }

    @Test("A cell of a name without a class raises")
    func unregistered() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let table = UITableView(frame: .zero, style: .plain)
          _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
        }
      }
      #expect(end.says("unable to dequeue a cell"))
    }
  }
}
