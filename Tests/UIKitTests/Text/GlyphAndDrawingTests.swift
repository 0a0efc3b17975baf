import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Glyphs of a layout manager, and text that is drawn without a view.
final class GlyphAndDrawingTests: MainTestCase, @unchecked Sendable {
    /// A layout manager of one text, which counts what it is told to draw.
    private final class Manager: NSLayoutManager, @unchecked Sendable {
        var underlines: [NSRange] = []
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            underlines.append(glyphRange)
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    private let container = NSTextContainer(size: CGSize(width: 200, height: 400))
    private let manager = Manager()
    private var storage = NSTextStorage()

    private func fill(_ text: NSAttributedString) {
        storage = NSTextStorage(attributedString: text)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        return NSAttributedString(string: string, attributes: font.merging(more) { $1 })
    }

    /// How many pixels are drawn, in an image of 200 × 60 points.
    private func drawn(_ body: () -> Void) -> Int {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 200, height: 60)
        let pixels = Pixels(UIGraphicsImageRenderer(size: size, format: format).image { _ in body() })
        var count = 0
        for y in 0..<60 { for x in 0..<200 where pixels[x, y][3] > 0 { count += 1 } }
        return count
    }

    func testGlyphsAndCharactersAreNumberedAlike() {
        fill(text("Glyphs and\ncharacters"))
        XCTAssertEqual(manager.characterIndexForGlyph(at: 4), 4)
        XCTAssertEqual(manager.glyphIndexForCharacter(at: 4), 4)
        var actual = NSRange()
        let range = NSRange(location: 2, length: 5)
        XCTAssertEqual(manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual), range)
        XCTAssertEqual(actual, range)
        XCTAssertEqual(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil), range)
        XCTAssertTrue(manager.isValidGlyphIndex(0))
        XCTAssertFalse(manager.isValidGlyphIndex(storage.length))
        XCTAssertFalse(manager.isValidGlyphIndex(-1))
    }

    func testPointsFindGlyphsAndLinesAreUsedAsFarAsTheyReach() {
        fill(text("First\nSecond"))
        var line = NSRange()
        let used = manager.lineFragmentUsedRect(forGlyphAt: 7, effectiveRange: &line)
        XCTAssertEqual(line, NSRange(location: 6, length: 6))
        XCTAssertLessThan(used.width, 200)
        XCTAssertGreaterThan(used.minY, 0)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 6, y: 4), in: container), 0)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 6, y: used.midY), in: container), 6)
    }

    func testRectsEncloseARangeLineByLine() {
        fill(text("First\nSecond"))
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 2, length: 7),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect) }
        XCTAssertEqual(rects.count, 2)
        XCTAssertEqual(rects.map(\.minY), rects.map(\.minY).sorted())
        var first: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 2, length: 7),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, stop in
            first.append(rect)
            stop.pointee = true
        }
        XCTAssertEqual(first.count, 1)
    }

    func testGlyphsBackgroundsAndUnderlinesAreDrawnWhenTold() {
        fill(text("Text", [.backgroundColor: UIColor.red, .underlineStyle: NSNumber(value: 1)]))
        let all = NSRange(location: 0, length: 4)
        XCTAssertGreaterThan(drawn { manager.drawBackground(forGlyphRange: all, at: .zero) }, 100)
        XCTAssertEqual(manager.underlines, [])
        XCTAssertGreaterThan(drawn { manager.drawGlyphs(forGlyphRange: all, at: .zero) }, 20)
        XCTAssertEqual(manager.underlines, [all])
        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        let under = drawn {
            manager.underlineGlyphRange(
                all, underlineType: .single, lineFragmentRect: line, lineFragmentGlyphRange: all, containerOrigin: .zero
            )
        }
        XCTAssertEqual(manager.underlines, [all, all])
        XCTAssertGreaterThan(under, 10)
        manager.invalidateDisplay(forCharacterRange: all)
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil), line, "the layout stays")
    }

    func testStringsDrawThemselves() {
        let plain = "Drawn" as NSString
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let room = CGRect(x: 10, y: 10, width: 180, height: 40)
        let atPoint = drawn { plain.draw(at: CGPoint(x: 10, y: 10), withAttributes: font) }
        XCTAssertGreaterThan(atPoint, 20)
        XCTAssertEqual(drawn { plain.draw(in: room, withAttributes: font) }, atPoint)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        XCTAssertEqual(drawn { plain.draw(with: room, options: options, attributes: font, context: nil) }, atPoint)
        XCTAssertEqual(drawn { text("Drawn").draw(in: room) }, atPoint)
        XCTAssertEqual(drawn { text("Drawn").draw(with: room, options: options, context: nil) }, atPoint)
    }

    func testABoundingRectGrowsWithItsLines() {
        let long = "A text that is far too long for one line of so few points" as NSString
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
        let several = long.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font, context: nil)
        let one = long.boundingRect(with: room, options: [], attributes: font, context: nil)
        XCTAssertLessThanOrEqual(several.width, 150)
        XCTAssertGreaterThan(several.height, 2 * one.height)
        let cut = long.boundingRect(
            with: CGSize(width: 150, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: font, context: nil)
        XCTAssertLessThan(cut.height, several.height)
    }

    func testParagraphStylesTakeOverAndChangeTheLayout() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 40
        style.maximumLineHeight = 50
        style.tailIndent = -60
        style.lineBreakMode = .byCharWrapping
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)
        XCTAssertEqual(copy, style)
        XCTAssertEqual(copy.lineBreakMode, .byCharWrapping)
        fill(text("A line that has to be broken", [.paragraphStyle: copy as NSParagraphStyle]))
        var heights: [CGFloat] = []
        var ends: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            heights.append($0.height)
            ends.append($1.maxX)
            _ = ($2, $3, $4)
        }
        XCTAssertGreaterThan(heights.count, 1)
        XCTAssertTrue(heights.allSatisfy { $0 >= 40 && $0 <= 50 })
        XCTAssertTrue(ends.allSatisfy { $0 <= 145 }, "the tail is 60 points away from the edge")
        XCTAssertEqual(NSParagraphStyle.default.minimumLineHeight, 0)
        XCTAssertEqual(NSParagraphStyle.default.maximumLineHeight, 0)
        XCTAssertEqual(NSParagraphStyle.default.tailIndent, 0)
    }
}
