import CoreGraphics
import CoreText
import Dispatch
import Foundation
import XCTest

final class TextDrawingTests: XCTestCase {
    func test_glyphsStandOnTheBaseline() {
        let canvas = TestCanvas(width: 100, height: 40, scale: 3)
        let text = layout("HHH", size: 20)
        text.draw(in: canvas.context, at: CGPoint(x: 5, y: 4))
        let ink = canvas.inkBox
        XCTAssertEqual(ink.maxY, 4 + text.firstBaseline, accuracy: 0.5)
        XCTAssertEqual(ink.height, CTFont.system(size: 20).capHeight, accuracy: 0.5)
        XCTAssertEqual(ink.minX, 5, accuracy: 3)
    }

    func test_alignmentMovesInk() {
        func left(_ alignment: CTTextAlignment) -> CGFloat {
            let canvas = TestCanvas(width: 200, height: 30)
            layout("Hello", width: 200, alignment: alignment).draw(in: canvas.context, at: .zero)
            return canvas.inkBox.minX
        }
        XCTAssertLessThan(left(.left), 4)
        XCTAssertEqual(left(.center), 80, accuracy: 6)
        XCTAssertGreaterThan(left(.right), 150)
    }

    func test_emojiHasItsOwnColours() {
        let canvas = TestCanvas(width: 60, height: 30)
        layout("😀").draw(in: canvas.context, at: .zero)
        XCTAssertGreaterThan(canvas.colouredPixels, 100)
    }

    func test_chineseIsNotABox() {
        func picture(_ text: String) -> [UInt8] {
            let canvas = TestCanvas(width: 40, height: 30)
            layout(text).draw(in: canvas.context, at: .zero)
            return canvas.bytes
        }
        XCTAssertNotEqual(picture("漢"), picture("字"))
        XCTAssertNotEqual(picture("漢"), picture("\u{10FFFD}"))
        XCTAssertNotEqual(picture("가"), picture("あ"))
    }

    func test_rightToLeftWordsComeInVisualOrder() {
        // Latin in a Hebrew paragraph stands at its left.
        let line = layout("שלום abc", width: 200)
        XCTAssertLessThan(line.caretRect(at: 6).minX, line.caretRect(at: 2).minX)
        XCTAssertGreaterThan(line.lines[0].x, 100)
        let mixed = layout("abc שלום")
        XCTAssertLessThan(mixed.caretRect(at: 1).minX, mixed.caretRect(at: 6).minX)
        XCTAssertGreaterThan(mixed.caretRect(at: 5).minX, mixed.caretRect(at: 6).minX)
    }

    func test_coloursBackgroundsAndLines() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        func coloured(_ key: String, _ value: Any, extra: String? = nil, _ extraValue: Any = 0) -> Int {
            var attributes: [NSAttributedString.Key: Any] = [
                .init("NSFont"): CTFont.system(size: 17), .init(key): value,
            ]
            if let extra { attributes[.init(extra)] = extraValue }
            let canvas = TestCanvas(width: 100, height: 30)
            TextLayout(attributed: NSAttributedString(string: "Text", attributes: attributes), width: nil)
                .draw(in: canvas.context, at: .zero)
            return canvas.colouredPixels
        }
        XCTAssertGreaterThan(coloured("NSColor", red), 50)
        XCTAssertGreaterThan(coloured("NSBackgroundColor", red), 1000)
        XCTAssertGreaterThan(coloured("NSUnderline", 1, extra: "NSUnderlineColor", red), 50)
        XCTAssertGreaterThan(coloured("NSStrikethrough", 1, extra: "NSStrikethroughColor", red), 50)
        XCTAssertGreaterThan(coloured("NSStrokeWidth", 5, extra: "NSStrokeColor", red), 50)
        XCTAssertEqual(coloured("NSKern", 1), 0)
    }

    func test_baselineOffsetRaisesText() {
        func top(_ offset: CGFloat) -> CGFloat {
            let raised = style()
            raised.baselineOffset = offset
            let canvas = TestCanvas(width: 60, height: 60)
            let text = TextLayout(TextSource("x", style: raised))
            text.draw(in: canvas.context, at: CGPoint(x: 0, y: 40 - text.firstBaseline))
            return canvas.inkBox.maxY
        }
        XCTAssertEqual(top(0) - top(5), 5, accuracy: 0.5)
    }

    func test_theContextsAlphaCounts() {
        func darkest(_ alpha: CGFloat) -> Int {
            let canvas = TestCanvas(width: 60, height: 30)
            canvas.context.setAlpha(alpha)
            layout("MMM", size: 24).draw(in: canvas.context, at: .zero)
            var most = 0
            canvas.forEachPixel { _, _, _, _, _, a in most = max(most, a) }
            return most
        }
        XCTAssertEqual(darkest(1), 255)
        XCTAssertEqual(darkest(0.5), 128, accuracy: 2)
    }

    func test_drawingIsDeterministic() {
        func picture() -> [UInt8] {
            let canvas = TestCanvas(width: 200, height: 100, scale: 3)
            layout("Deterministic text, שלום 漢字 😀 and more of it", width: 190).draw(in: canvas.context, at: .zero)
            return canvas.bytes
        }
        XCTAssertEqual(picture(), picture())
    }

    func test_layoutDoesNotDependOnTheThread() {
        let text = "Threads share fonts: שלום 漢字 😀 ffi"
        let expected = layout(text, width: 100).lines.map(\.width)
        nonisolated(unsafe) var results = [[CGFloat]](repeating: [], count: 16)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: 16) { index in
            let size = CGFloat(17 + index % 3)
            _ = layout(text + "\(index)", size: size, width: 90)
            let widths = layout(text, width: 100).lines.map(\.width)
            let canvas = TestCanvas(width: 100, height: 100)
            layout(text, width: 100).draw(in: canvas.context, at: .zero)
            lock.withLock { results[index] = widths }
        }
        for widths in results { XCTAssertEqual(widths, expected) }
    }
}

func XCTAssertEqual(
    _ value: Int, _ expected: Int, accuracy: Int, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertLessThanOrEqual(abs(value - expected), accuracy, "\(value) is not \(expected)", file: file, line: line)
}
