import Foundation
import InsecurityTesting
import Testing
import UIKit

/// What is drawn, as texts in the tree: one for each kind of element, and one in the dark.
///
/// `WRITE_PICTURES=1 swift test --filter GoldenPictureTests` writes them anew; look at them before they
/// are taken over (`rsvg-convert golden.svg -o golden.png`).
@MainActor @Suite("Golden pictures", .serialized)
struct GoldenPictureTests {
  @Test("Each kind of element is drawn as it was", arguments: PictureScene.all)
  func light(scene: PictureScene) throws {
    try compare(scene.device().picture(), with: scene.description)
  }

  @Test("In the dark it is drawn as it was", arguments: [PictureScene.form, .sheet, .alert])
  func dark(scene: PictureScene) throws {
    try compare(scene.device().picture(.dark), with: "\(scene.description)-dark")
  }

  private func compare(_ picture: String, with name: String) throws {
    let file = folder.appendingPathComponent(
      "\(name.replacingOccurrences(of: " ", with: "-")).svg")
    if ProcessInfo.processInfo.environment["WRITE_PICTURES"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let lines = zip(picture.split(separator: "\n"), golden.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    #expect(picture == golden, "\(file.lastPathComponent): \(first.map { "\($0)" } ?? "length")")
  }

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
  }
}
