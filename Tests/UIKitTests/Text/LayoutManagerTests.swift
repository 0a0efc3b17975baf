import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// TextKit 1 without a view: where lines, characters and carets are.
final class LayoutManagerTests: MainTestCase, @unchecked Sendable {
    private struct Text {
        let storage: NSTextStorage
        let manager: NSLayoutManager
        let container: NSTextContainer

        init(
            _ text: String, width: CGFloat = 200, height: CGFloat = 0, size: CGFloat = 17,
            style: NSParagraphStyle? = nil
        ) {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
            if let style { attributes[.paragraphStyle] = style }
            storage = NSTextStorage(string: text, attributes: attributes)
            manager = NSLayoutManager()
            container = NSTextContainer(size: CGSize(width: width, height: height))
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        func lines() -> [String] {
            var result: [String] = []
            manager.enumerateLineFragments(
                forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
            ) { _, _, _, range, _ in
                result.append((storage.string as NSString).substring(with: range))
            }
            return result
        }
    }

    private var pixel: CGFloat { 1 / UIScreen.main.scale }
    private static let pangram = "The quick brown fox jumps over the lazy dog and runs away into the woods"

    func test_G73_DefaultsOfAContainer() {
        let container = NSTextContainer()
        XCTAssertEqual(container.lineFragmentPadding, 5)
        XCTAssertEqual(container.size, .zero)
        XCTAssertEqual(container.maximumNumberOfLines, 0)
        XCTAssertEqual(container.lineBreakMode, .byWordWrapping)
        XCTAssertFalse(container.widthTracksTextView)
        XCTAssertTrue(container.isSimpleRectangularTextContainer)
    }

    func test_G44_LinesAdvanceByWholePixels() {
        onMain {
            let text = Text("one\ntwo\nthree")
            let font = UIFont.systemFont(ofSize: 17)
            let height = (font.lineHeight / pixel - 0.001).rounded(.up) * pixel
            let first = text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
            XCTAssertEqual(first.height, height, accuracy: 0.001)
            let third = text.manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil)
            XCTAssertEqual(third.minY, 2 * height, accuracy: 0.001)
            let baseline = text.manager.location(forGlyphAt: 0)
            XCTAssertEqual(baseline.x, 5)
            XCTAssertEqual(baseline.y, (font.ascender / pixel - 0.001).rounded(.up) * pixel, accuracy: 0.001)
        }
    }

    func testLinesAreBrokenBetweenWords() {
        onMain {
            let text = Text(Self.pangram)
            let lines = text.lines()
            XCTAssertGreaterThan(lines.count, 2)
            XCTAssertEqual(lines.joined(), Self.pangram)
            XCTAssertTrue(lines.dropLast().allSatisfy { $0.hasSuffix(" ") })
        }
    }

    func test_G20_G21_LineHeightAndSpacing() {
        onMain {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 40
            style.lineSpacing = 7
            let text = Text("one\ntwo", style: style)
            let plain = Text("one")
            let rect = text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
            XCTAssertEqual(rect.height, 47, accuracy: 0.001, "DEV-448")
            let natural = plain.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
            XCTAssertEqual(
                text.manager.location(forGlyphAt: 0).y,
                40 - natural + plain.manager.location(forGlyphAt: 0).y, accuracy: 0.001, "text sits at the bottom")
        }
    }

    func test_G24_SpacingIsBetweenParagraphs() {
        onMain {
            let style = NSMutableParagraphStyle()
            style.paragraphSpacing = 10
            style.paragraphSpacingBefore = 4
            let text = Text("one\ntwo", style: style)
            let plain = Text("one")
            let line = plain.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
            XCTAssertEqual(text.manager.location(forGlyphAt: 0).y, plain.manager.location(forGlyphAt: 0).y)
            let second = text.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
            XCTAssertEqual(second.minY, line + 10, accuracy: 0.001)
            XCTAssertEqual(second.height, line + 4, accuracy: 0.001)
        }
    }

    func test_G30_TheLineBehindTheLastLineEnd() {
        onMain {
            let text = Text("one\n")
            let line = text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
            XCTAssertEqual(text.manager.extraLineFragmentRect.minY, line, accuracy: 0.001)
            text.storage.append(NSAttributedString(string: "x"))
            XCTAssertEqual(text.manager.extraLineFragmentRect, .zero)
            text.storage.deleteCharacters(in: NSRange(location: 0, length: 5))
            XCTAssertGreaterThan(text.manager.extraLineFragmentRect.height, 0)
        }
    }

    func test_G67_UsedRectLaysOutNothing() {
        onMain {
            let text = Text("one\ntwo\nthree")
            XCTAssertEqual(text.manager.usedRect(for: text.container), .zero)
            XCTAssertEqual(text.manager.firstUnlaidCharacterIndex(), 0)
            XCTAssertEqual(text.manager.numberOfGlyphs, 13)
            _ = text.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
            XCTAssertEqual(text.manager.firstUnlaidCharacterIndex(), 8, "and all before it")
            text.manager.ensureLayout(for: text.container)
            XCTAssertEqual(text.manager.firstUnlaidCharacterIndex(), 13)
            let used = text.manager.usedRect(for: text.container)
            XCTAssertEqual(
                used.height, 3 * text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height,
                accuracy: 0.01)
        }
    }

    func test_G68_LayoutWithGaps() {
        onMain {
            let text = Text(String(repeating: "line\n", count: 500))
            text.manager.allowsNonContiguousLayout = true
            _ = text.manager.lineFragmentRect(forGlyphAt: 2000, effectiveRange: nil)
            XCTAssertEqual(text.manager.firstUnlaidCharacterIndex(), 0)
            XCTAssertTrue(text.manager.hasNonContiguousLayout)
            text.container.maximumNumberOfLines = 3
            XCTAssertFalse(text.manager.hasNonContiguousLayout)
        }
    }

    func testAnEditLaysOutItsOwnParagraphOnly() {
        onMain {
            let text = Text(String(repeating: "line\n", count: 300))
            text.manager.ensureLayout(for: text.container)
            let before = text.manager.lineFragmentRect(forGlyphAt: 1400, effectiveRange: nil)
            let box = text.manager.flow.paragraphs[200].value
            text.storage.replaceCharacters(in: NSRange(location: 502, length: 1), with: "\n")
            let after = text.manager.lineFragmentRect(forGlyphAt: 1400, effectiveRange: nil)
            XCTAssertEqual(after.minY - before.minY, before.height, accuracy: 0.001)
            XCTAssertTrue(text.manager.flow.paragraphs[201].value === box, "what follows has moved, and nothing else")
        }
    }

    func test_G69_AnotherWidthAnotherLayout() {
        onMain {
            let text = Text(Self.pangram)
            let narrow = text.lines().count
            text.container.size.width = 400
            XCTAssertLessThan(text.lines().count, narrow)
        }
    }

    func test_G74_TextFlowsAroundAHole() {
        onMain {
            let text = Text(Self.pangram + " " + Self.pangram, width: 300)
            text.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 80, height: 30))]
            var first: [CGRect] = []
            text.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 40)) { rect, _, _, _, _ in
                first.append(rect)
            }
            XCTAssertEqual(first[0].minY, 0)
            XCTAssertEqual(first[0].maxX, 100)
            XCTAssertEqual(first[1].minY, 0, "the rest of the same line")
            XCTAssertEqual(first[1].minX, 180)
            XCTAssertEqual(text.lines().joined(), Self.pangram + " " + Self.pangram)
        }
    }

    func testSeveralContainersOneAfterTheOther() {
        onMain {
            let text = Text(Self.pangram, width: 200, height: 45)
            let second = NSTextContainer(size: CGSize(width: 120, height: 0))
            text.manager.addTextContainer(second)
            let (one, two) = (text.manager.glyphRange(for: text.container), text.manager.glyphRange(for: second))
            XCTAssertEqual(one.location, 0)
            XCTAssertEqual(two.location, NSMaxRange(one))
            XCTAssertEqual(NSMaxRange(two), text.storage.length)
            XCTAssertTrue(text.manager.textContainer(forGlyphAt: two.location, effectiveRange: nil) === second)
            XCTAssertEqual(text.manager.lineFragmentRect(forGlyphAt: two.location, effectiveRange: nil).minY, 0)
        }
    }

    func testALimitOfLinesAndAnEllipsis() {
        onMain {
            let text = Text(Self.pangram)
            text.container.maximumNumberOfLines = 2
            XCTAssertEqual(text.lines().count, 2)
            XCTAssertLessThan(NSMaxRange(text.manager.glyphRange(for: text.container)), text.storage.length)
            text.container.lineBreakMode = .byTruncatingTail
            let hidden = text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: text.lines()[0].utf16.count)
            XCTAssertEqual(NSMaxRange(hidden), text.storage.length)
            XCTAssertGreaterThan(hidden.length, 0)
        }
    }

    func test_G75_AnAttachmentTakesItsRoom() {
        onMain {
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: 0, y: -10, width: 60, height: 50)
            let text = Text("a")
            text.storage.append(NSAttributedString(attachment: attachment))
            XCTAssertGreaterThan(text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height, 49)
            XCTAssertEqual(text.manager.attachmentSize(forGlyphAt: 1), CGSize(width: 60, height: 50))
            let rect = text.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: text.container)
            XCTAssertEqual(rect.width, 60, accuracy: 0.001)
        }
    }

    /// As wide as the text may be: what apps write to fit images.
    private final class FittedAttachment: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2) }
    }

    func testAnAttachmentMayFitItself() {
        onMain {
            let text = Text("a\n", width: 150)
            text.storage.append(NSAttributedString(attachment: FittedAttachment()))
            let rect = text.manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: text.container)
            XCTAssertEqual(rect.width, 140)
            XCTAssertGreaterThanOrEqual(rect.height, 70)
        }
    }

    func testPointsAndCharacters() {
        onMain {
            let text = Text("abc\nשלום\n👨‍👩‍👧x", width: 300)
            for index in [0, 1, 2, 4, 5, 7] {
                let rect = text.manager.boundingRect(
                    forGlyphRange: NSRange(location: index, length: 1), in: text.container)
                var fraction: CGFloat = 0
                let found = text.manager.glyphIndex(
                    for: CGPoint(x: rect.midX, y: rect.midY), in: text.container,
                    fractionOfDistanceThroughGlyph: &fraction)
                XCTAssertEqual(found, index)
                XCTAssertEqual(fraction, 0.5, accuracy: 0.05)
            }
            XCTAssertEqual(text.manager.propertyForGlyph(at: 9), [])
            XCTAssertEqual(text.manager.propertyForGlyph(at: 10), .null, "DEV-442: within a character")
            XCTAssertEqual(text.manager.propertyForGlyph(at: 3), .controlCharacter)
            XCTAssertEqual(
                text.manager.characterIndex(
                    for: CGPoint(x: 290, y: 5), in: text.container, fractionOfDistanceBetweenInsertionPoints: nil), 2)
            let hebrew = text.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 4), in: text.container)
            XCTAssertEqual(hebrew.maxX, 295, accuracy: 0.5, "it begins at the right edge")
        }
    }

    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var hides: Set<Int> = []
        var asked = 0
        var tops: [CGFloat] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            tops.append(lineFragmentRect.pointee.minY)
            return false
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked += 1
            return 12
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>,
            font aFont: UIFont, forGlyphRange glyphRange: NSRange
        ) -> Int {
            var own = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
            for index in 0..<glyphRange.length where hides.contains(charIndexes[index]) { own[index] = .null }
            layoutManager.setGlyphs(
                glyphs, properties: own, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
            return glyphRange.length
        }
    }

    func test_G71_TheDelegateHasItsSay() {
        onMain {
            let text = Text("**bold** text")
            let plain = text.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 13), in: text.container)
            let delegate = Delegate()
            delegate.hides = [0, 1, 6, 7]
            text.manager.delegate = delegate
            text.manager.invalidateLayout(
                forCharacterRange: NSRange(location: 0, length: 13), actualCharacterRange: nil)
            let rect = text.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 13), in: text.container)
            XCTAssertLessThan(rect.width, plain.width - 20, "four stars are gone")
            XCTAssertEqual(rect.height, plain.height + 12, accuracy: 0.001)
            XCTAssertEqual(delegate.asked, 1)
            text.storage.append(NSAttributedString(string: "\nsecond"))
            _ = text.manager.lineFragmentRect(forGlyphAt: 15, effectiveRange: nil)
            XCTAssertEqual(delegate.tops.last, 0, "DEV-443")
        }
    }

    /// Layout after random edits is what layout from scratch gives.
    func testLayoutFollowsTheText() {
        onMain {
            var state: UInt64 = 5
            func roll(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
            }
            let words = ["a", "bc ", "\n", "שלום ", "👨‍👩‍👧", "\r\n", "some more words ", "\r", "\u{2029}"]
            let text = Text("")
            let font = UIFont.systemFont(ofSize: 17)
            for step in 0..<300 {
                let units = TextUnits(text.storage)
                let start = units.snapped(roll(text.storage.length + 1))
                let end = units.snapped(min(text.storage.length, start + roll(10)))
                let range = NSRange(location: start, length: max(0, end - start))
                let word = roll(4) == 0 ? "" : words[roll(words.count)]
                text.storage.replaceCharacters(
                    in: range, with: NSAttributedString(string: word, attributes: [.font: font]))
                if step % 37 == 0 {
                    text.container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 50, y: 20, width: 60, height: 60))]
                }
                if step % 37 == 9 { text.container.exclusionPaths = [] }
                if step % 3 == 0 {
                    _ = text.manager.lineFragmentRect(forGlyphAt: roll(text.storage.length), effectiveRange: nil)
                }
                guard step % 10 == 0 else { continue }
                let fresh = Text("")
                fresh.container.exclusionPaths = text.container.exclusionPaths
                fresh.storage.setAttributedString(text.storage.copy() as! NSAttributedString)
                text.manager.ensureLayout(for: text.container)
                fresh.manager.ensureLayout(for: fresh.container)
                XCTAssertEqual(text.lines(), fresh.lines())
                XCTAssertEqual(
                    text.manager.usedRect(for: text.container).maxY, fresh.manager.usedRect(for: fresh.container).maxY,
                    accuracy: 0.01)
            }
        }
    }

    // MARK: A picture of a part

    /// DEV-1477
    func testADraggedPartIsDescribedByItsLines() {
        onMain {
            final class Shrinking: UITextDragPreviewRenderer {
                override func adjust(
                    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
                    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
                ) { lastLineRect.pointee = .zero }
            }
            let text = Text("first\nsecond\nthird\nfourth")
            let height = text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
            // From "st" of the first line to "fo" of the last.
            let range = NSRange(location: 3, length: 18)
            let parts = UITextDragPreviewRenderer(layoutManager: text.manager, range: range)
            XCTAssertTrue(parts.layoutManager === text.manager)
            XCTAssertGreaterThan(parts.firstLineRect.minX, 5)
            XCTAssertEqual(parts.firstLineRect.minY, 0)
            XCTAssertEqual(parts.bodyRect.minY, height, accuracy: 0.5)
            XCTAssertEqual(parts.bodyRect.height, 2 * height, accuracy: 0.5)
            XCTAssertEqual(parts.lastLineRect.minY, 3 * height, accuracy: 0.5)
            XCTAssertLessThan(parts.lastLineRect.width, 40)
            let whole = parts.firstLineRect.union(parts.bodyRect).union(parts.lastLineRect)
            XCTAssertEqual(parts.image.size.height, whole.height, accuracy: 1)
            XCTAssertEqual(parts.image.size.width, whole.width, accuracy: 1)
            let one = UITextDragPreviewRenderer(layoutManager: text.manager, range: range, unifyRects: true)
            XCTAssertEqual(one.firstLineRect, .zero)
            XCTAssertEqual(one.lastLineRect, .zero)
            XCTAssertEqual(one.bodyRect, whole)
            let line = UITextDragPreviewRenderer(layoutManager: text.manager, range: NSRange(location: 0, length: 3))
            XCTAssertEqual(line.bodyRect, .zero)
            XCTAssertEqual(line.image.size.height, height, accuracy: 1)
            let shrunk = Shrinking(layoutManager: text.manager, range: range)
            XCTAssertEqual(shrunk.image.size.height, 3 * height, accuracy: 1)
        }
    }

    func testAnAttachmentOfAFileShowsTheImageInIt() throws {
        try onMain {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            }
            let data = try XCTUnwrap(picture.pngData())
            let attachment = NSTextAttachment()
            XCTAssertNil(attachment.fileWrapper)
            XCTAssertNil(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0))
            let file = FileWrapper(regularFileWithContents: data)
            file.preferredFilename = "dot.png"
            attachment.fileWrapper = file
            XCTAssertTrue(attachment.fileWrapper === file)
            XCTAssertEqual(attachment.contents, data)
            XCTAssertEqual(attachment.fileType, "public.png")
            let shown = try XCTUnwrap(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0))
            let bounds = attachment.attachmentBounds(
                for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
            XCTAssertEqual(bounds.size, shown.size)
            XCTAssertEqual(bounds.width / bounds.height, 1.5)
            attachment.contents = Data("text".utf8)
            XCTAssertFalse(attachment.fileWrapper === file)
            XCTAssertEqual(attachment.fileWrapper?.regularFileContents, Data("text".utf8))
            XCTAssertNil(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0))
            attachment.image = picture
            XCTAssertTrue(
                attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === picture,
                "the image goes before the file")
            attachment.fileWrapper = FileWrapper(directoryWithFileWrappers: [:])
            XCTAssertNil(attachment.contents, "a folder has no bytes")
        }
    }
}
