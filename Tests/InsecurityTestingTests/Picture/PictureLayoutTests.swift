import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Where things stand in a picture")
struct PictureLayoutTests {
  @Test("Every text stays inside its box, and no two boxes overlap", arguments: PictureScene.all)
  func layout(scene: PictureScene) throws {
    let device = try scene.device()
    let picture = ScreenPicture(of: device.window)
    #expect(!picture.layers.isEmpty)
    for layer in picture.layers { check(layer.box) }
  }

  private func check(_ box: PictureBox) {
    let widths = box.lines.map { TextEstimate(font: box.font).width(of: $0) }
    let isWide = (widths.max() ?? 0) > box.textFrame.width
    let isHigh = CGFloat(box.lines.count) * box.font.lineHeight > box.frame.height
    #expect(!isWide && !isHigh, "\(box.lines) in \(box.role) at \(box.frame)")
    for (index, inner) in box.content.enumerated() {
      let isInside = isIn(inner.frame, box.frame)
      #expect(isInside, "\(inner.role) at \(inner.frame) in \(box.role) at \(box.frame)")
      for other in box.content.dropFirst(index + 1) {
        let common = inner.frame.intersection(other.frame)
        let isFree = common.isNull || common.width < 0.01 || common.height < 0.01
        #expect(isFree, "\(inner.role) \(inner.lines) on \(other.role) \(other.lines)")
      }
      check(inner)
    }
  }

  /// NB: `contains` compares sums of floating-point numbers exactly.
  private func isIn(_ inner: CGRect, _ outer: CGRect) -> Bool {
    inner.minX >= outer.minX - 0.01 && inner.maxX <= outer.maxX + 0.01
      && inner.minY >= outer.minY - 0.01 && inner.maxY <= outer.maxY + 0.01
  }

  @Test("A text that is too long ends in an ellipsis")
  func longTitle() throws {
    let (device, stack) = Fixture.stack(
      "Home", "A title that is far too long for the bar of a phone")
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Remember", primaryAction: UIAction { _ in })
    let bar = ScreenPicture(of: device.window).layers[0].box.all
    let title = try #require(bar.first { $0.role == .title })
    #expect(title.lines[0].hasSuffix("…"))
  }

  @Test("A picture is the same bytes each time, and dark differs from light")
  func bytes() throws {
    for scene in PictureScene.all {
      let device = try scene.device()
      let light = device.picture()
      #expect(try scene.device().picture() == light)
      #expect(device.picture(.dark) != light)
    }
  }
}
