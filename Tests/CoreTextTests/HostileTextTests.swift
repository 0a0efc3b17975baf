import CoreGraphics
import Foundation
import XCTest

@testable import CoreText

/// Text that nobody writes and every attacker sends: it is measured, broken and drawn like any other.
final class HostileTextTests: XCTestCase {
    private let style = TextStyle(font: .system(size: 17))

    private func layout(_ text: String, width: CGFloat? = 300, lines: Int = 0) -> TextLayout {
        TextLayout(TextSource(text, style: style), options: TextLayout.Options(width: width, maximumLines: lines))
    }

    /// Measures, breaks, truncates, asks for places and draws.
    private func use(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 32, height: 32, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for (width, lines) in [(nil, 0), (40, 0), (40, 1), (0, 2)] as [(CGFloat?, Int)] {
            let layout = layout(text, width: width, lines: lines)
            let covered = layout.lines.map(\.range).reduce(0) { $0 + $1.count }
            XCTAssertLessThanOrEqual(covered, text.utf16.count, file: file, line: line)
            XCTAssertTrue(layout.size.width.isFinite && layout.size.height.isFinite, file: file, line: line)
            layout.draw(in: context, at: .zero)
            _ = layout.inkBounds
            for offset in 0...min(8, text.utf16.count) { _ = layout.caretRect(at: offset) }
            _ = layout.location(nearest: CGPoint(x: 20, y: 5))
        }
        let words = TextBreaks(text)
        _ = words.range(at: 0, of: .word, forward: true)
    }

    func testNULIsShownAsNothing() throws {
        for text in ["\0", "A\0", "A\0B", "\0\0\0", "é\0\u{1F600}"] { try use(text) }
        XCTAssertEqual(layout("A\0B").size.width, layout("AB").size.width, accuracy: 0.01)
        XCTAssertEqual(layout("ä\0\u{5D0}").lines.first?.range, 0..<3)
    }

    func testEveryNoncharacterAndControl() throws {
        var scalars =
            (0..<0x20).compactMap(Unicode.Scalar.init) + (0x7F..<0xA1).compactMap { Unicode.Scalar(UInt32($0)) }
        scalars += (0xFDD0...0xFDEF).compactMap { Unicode.Scalar(UInt32($0)) }
        for plane in 0...16 { scalars += [0xFFFE, 0xFFFF].compactMap { Unicode.Scalar(UInt32(plane << 16 | $0)) } }
        scalars += [0x2028, 0x2029, 0x200D, 0x202E, 0x2066, 0xFFFC, 0xFEFF, 0xE0001].compactMap {
            Unicode.Scalar(UInt32($0))
        }
        for scalar in scalars { try use("a\(scalar)b") }
    }

    func testLoneSurrogates() throws {
        for units: [UInt16] in [[0xD800], [0xDC00], [0x61, 0xD800, 0x62], [0xDC00, 0xD800], [0xD83D, 0x61]] {
            let text = NSString(characters: units, length: units.count)
            let source = TextSource(NSAttributedString(string: text as String), base: style)
            let layout = TextLayout(source, options: TextLayout.Options(width: 40))
            XCTAssertGreaterThan(layout.size.height, 0)
        }
    }

    func testMarksWithoutEnd() throws {
        try use("a" + String(repeating: "\u{301}", count: 20_000))
        try use(String(repeating: "\u{202E}\u{2066}", count: 500) + "a")
        try use(String(repeating: "\u{1F468}\u{200D}", count: 2_000))
    }

    /// Sizes and transforms that Cairo would fail at, and at whose face from then on (DEV-735).
    func testEndlessSizesLeaveTheFaceUsable() throws {
        let endless: [CGFloat] = [
            0, -0.0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e19, 1e9, 1e5, 1e-9, 5e-324,
            .greatestFiniteMagnitude,
        ]
        for font in [CTFont.system(size: 17), CTFontCreateWithName("Menlo", 17, nil)] {
            for number in endless {
                let canvas = TestCanvas(width: 20, height: 20), shadowed = TestCanvas(width: 20, height: 20)
                var style = TextStyle(font: font.withSize(number))
                let large = TextLayout(TextSource("Text\u{1F600}", style: style), options: .init(width: 300))
                XCTAssertTrue(large.size.width.isFinite && large.size.height.isFinite, "\(number)")
                large.draw(in: canvas.context, at: .zero)
                style = TextStyle(font: font)
                style.shadow = TextShadow(
                    offset: .zero, blurRadius: number, color: .fixed(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)))
                canvas.context.scaleBy(x: number, y: 1)
                shadowed.context.scaleBy(x: number, y: number)
                for context in [canvas.context, shadowed.context] {
                    TextLayout(TextSource("Text", style: style)).draw(in: context, at: .zero)
                }
            }
            // At sizes that nobody has asked for before.
            for size in [23.25, 71.5] as [CGFloat] {
                let usual = TextLayout(TextSource("Text", style: TextStyle(font: font.withSize(size))))
                XCTAssertEqual(usual.size.width / size, 2, accuracy: 0.6)
                let canvas = TestCanvas(width: 300, height: 120)
                usual.draw(in: canvas.context, at: .zero)
                XCTAssertEqual(canvas.inkBox.height / size, 0.75, accuracy: 0.15)
            }
        }
    }

    /// A font's size may be animated for hours.
    func testManySizesLeaveFewFaces() throws {
        func picture(_ size: CGFloat) -> [UInt8] {
            let canvas = TestCanvas(width: 100, height: 40)
            TextLayout(TextSource("Text \u{1F600}", style: TextStyle(font: .system(size: size))))
                .draw(in: canvas.context, at: .zero)
            return canvas.bytes
        }
        let kept = CTFont.system(size: 17.125)
        let (before, face) = (picture(18.25), kept.face)
        for step in 1...1_200 {
            let size = 10 + CGFloat(step) / 60
            XCTAssertEqual(CTFont.system(size: size).size, size, accuracy: 0.001)
            if step.isMultiple(of: 100) { _ = picture(size) }
        }
        XCTAssertLessThan(TextEngine.shared.faceCount, 800)
        XCTAssertEqual(picture(18.25), before)
        XCTAssertTrue(CTFont.system(size: 17.125).face === face)
    }

    /// From some size on glyphs are filled as paths, and past a larger one left out.
    func testLargeGlyphsLookAlike() {
        func share(_ size: CGFloat) -> Double {
            let canvas = TestCanvas(width: 200, height: 200, scale: 1)
            canvas.context.scaleBy(x: 8, y: 8)
            let text = TextLayout(TextSource("H", style: TextStyle(font: .system(size: size))))
            text.draw(in: canvas.context, at: CGPoint(x: -size / 10, y: -size / 2))
            return Double(canvas.bytes.enumerated().filter { $0.offset % 4 == 3 && $0.element > 127 }.count) / 40_000
        }
        let (picture, path) = (share(250), share(260))
        XCTAssertEqual(picture, path, accuracy: 0.1)
        XCTAssertGreaterThan(picture, 0.1)
        XCTAssertEqual(share(1e5), 0)
    }

    /// Lines are cut from one shaped paragraph; each is as if it had been shaped alone.
    func testLinesOfALongParagraph() {
        let text = (0..<4_000).map { "word\($0 % 97) fi" }.joined(separator: " ")
        let layout = layout(text)
        XCTAssertEqual(layout.lines.map(\.range).reduce(0) { $0 + $1.count }, text.utf16.count)
        let units = Array(text.utf16)
        for line in layout.lines.enumerated().filter({ $0.offset % 50 == 0 }).map(\.element) {
            let alone = self.layout(String(decoding: units[line.range], as: UTF16.self), width: nil)
            XCTAssertEqual(line.width, alone.lines[0].width, accuracy: 0.01)
        }
    }

    /// What has no room is not laid out: a text of which nothing more can be seen looks the same, however long it is.
    func testWhatHasNoRoomChangesNothing() {
        let paragraph = (0..<12).map { "word\($0 % 97) fi" }.joined(separator: " ")
        for separator in ["\n", " "] {
            let texts = [9, 400].map { Array(repeating: paragraph, count: $0).joined(separator: separator) }
            for (height, lines) in [(200, 0), (200, 5), (10, 0), (1, 1)] {
                var options = TextLayout.Options(width: 300, height: CGFloat(height), maximumLines: lines)
                options.truncatesLastLine = true
                let (short, long) = (
                    TextLayout(TextSource(texts[0], style: style), options: options),
                    TextLayout(TextSource(texts[1], style: style), options: options)
                )
                XCTAssertEqual(long.lines.map(\.range.lowerBound), short.lines.map(\.range.lowerBound))
                XCTAssertEqual(long.size.height, short.size.height, accuracy: 0.01)
                XCTAssertEqual(long.size.width, short.size.width, accuracy: 0.01)
                XCTAssertTrue(long.isTruncated && short.isTruncated)
                XCTAssertEqual(long.lines.count, lines > 0 ? min(lines, 9) : height == 200 ? 9 : 1)
            }
        }
    }

    func testLinesOfALongParagraphFromRightToLeft() {
        let text = (0..<1_500).map { _ in "שלום עולם abc" }.joined(separator: " ")
        let layout = layout(text)
        XCTAssertEqual(layout.lines.map(\.range).reduce(0) { $0 + $1.count }, text.utf16.count)
        for line in layout.lines { XCTAssertLessThanOrEqual(line.width, 300.01) }
    }
}
