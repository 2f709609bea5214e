import Foundation
import Showcase
import Testing

/// The pictures of the README are what the showcase draws.
@MainActor @Suite("Pictures", .serialized)
struct PictureTests {
  @Test(
    "A picture of each screen is drawn once, the same as those in the tree",
    arguments: ["links", "settings"])
  func drawing(walk: String) throws {
    var drawn: [String: String] = [:]
    let folder = PictureFolder { name, picture in
      #expect(drawn[name] == nil)
      drawn[name] = picture
    }
    let file = try #require(
      Bundle.module.url(
        forResource: "\(walk).commands", withExtension: "txt", subdirectory: "Walks"))
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[...]
    play({ lines.popFirst().map(String.init) }, pictures: folder) { _ in }
    #expect(drawn.count > 5)
    for name in try names(in: walk) {
      #expect(
        drawn[name]
          == (try String(contentsOf: folderOfTree.appendingPathComponent(name), encoding: .utf8)))
    }
  }

  private func names(in walk: String) throws -> [String] {
    walk == "links"
      ? ["wallet-pay-with-confirm.svg", "wallet-history-receipt-refund-12-50.svg"]
      : ["wallet-settings-default-card.svg"]
  }

  private var folderOfTree: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Documentation/Pictures")
  }
}
