import CoreGraphics
import CoreText
import Foundation
import XCTest

final class LineTests: XCTestCase {
    private func attributed(_ text: String, size: CGFloat = 17) -> NSAttributedString {
        NSAttributedString(
            string: text, attributes: [.init(kCTFontAttributeName): CTFont.system(size: size)])
    }

    func test_typographicBounds() {
        let line = CTLineCreateWithAttributedString(attributed("Hello"))
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        XCTAssertEqual(CGFloat(width), layout("Hello").size.width, accuracy: 0.001)
        XCTAssertEqual(ascent + descent, 20.287, accuracy: 0.001)
        XCTAssertEqual(CTLineGetGlyphCount(line), 5)
        XCTAssertEqual(CTLineGetStringRange(line), CFRange(location: 0, length: 5))
    }

    func test_runsSplitWhereAttributesChange() {
        let text = NSMutableAttributedString(attributedString: attributed("abcdef"))
        text.addAttribute(
            .init(kCTFontAttributeName), value: CTFont.system(size: 17, weight: 700),
            range: NSRange(location: 3, length: 3))
        let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as! [CTRun]
        XCTAssertEqual(runs.map { CTRunGetStringRange($0) }, [CFRangeMake(0, 3), CFRangeMake(3, 3)])
        XCTAssertTrue((CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? CTFont)?.request.weight == 700)
    }

    func test_truncatedLine() throws {
        let line = CTLineCreateWithAttributedString(attributed("A rather long line of text"))
        let token = CTLineCreateWithAttributedString(attributed("…"))
        let short = try XCTUnwrap(CTLineCreateTruncatedLine(line, 100, .end, token))
        XCTAssertLessThanOrEqual(CTLineGetTypographicBounds(short, nil, nil, nil), 100)
        XCTAssertLessThan(CTLineGetGlyphCount(short), CTLineGetGlyphCount(line))
        XCTAssertNil(CTLineCreateTruncatedLine(line, 3, .end, token))
    }

    func test_flushAndOffsets() {
        let line = CTLineCreateWithAttributedString(attributed("Hello"))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 0.5, 100), (100 - width) / 2, accuracy: 0.001)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 5, nil), CGFloat(width), accuracy: 0.001)
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)), 5)
    }

    func test_lineIsUprightInAContextWithYUp() {
        // "L" has its foot at the bottom: in a plain bitmap context y points up.
        let context = CGContext.backing(width: 40, height: 40)
        context.textPosition = CGPoint(x: 5, y: 5)
        CTLineDraw(CTLineCreateWithAttributedString(attributed("L", size: 30)), context)
        let pixels = context.pixelBuffer
        func ink(_ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in
                sum
                    + (0..<40).filter { (pixels.data + y * pixels.bytesPerRow + $0 * 4 + 3).load(as: UInt8.self) > 128 }
                    .count
            }
        }
        XCTAssertGreaterThan(ink(30..<36), ink(14..<20))
    }

    func test_framesetterBreaksAndPlacesLines() {
        let text = attributed("The quick brown fox jumps over the lazy dog")
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), &fit)
        XCTAssertEqual(size.height, 4 * 20.287, accuracy: 0.01)
        XCTAssertEqual(fit.length, text.length)

        let path = CGPath(rect: CGRect(x: 10, y: 10, width: 120, height: 50), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        XCTAssertEqual(lines.count, 2)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        XCTAssertEqual(origins[0].y, 50 - CTFont.system(size: 17).ascent, accuracy: 0.01)
        XCTAssertEqual(origins[0].y - origins[1].y, 20.287, accuracy: 0.01)
        XCTAssertEqual(CTFrameGetVisibleStringRange(frame).length, 20)
    }

    func test_typesetterSuggestsBreaks() {
        let typesetter = CTTypesetterCreateWithAttributedString(attributed("The quick brown fox\nnext"))
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 120), 10)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 10, 500), 10)
        XCTAssertGreaterThan(CTTypesetterSuggestClusterBreak(typesetter, 0, 120), 10)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 5))
        XCTAssertEqual(CTLineGetGlyphCount(line), 5)
    }

    func test_paragraphStyleSettings() {
        var alignment = CTTextAlignment.center.rawValue
        var spacing: CGFloat = 4
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                        CTParagraphStyleSetting(
                            spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
                    ], 2)
            }
        }
        XCTAssertEqual(style.paragraphStyleValues.alignment, .center)
        XCTAssertEqual(style.paragraphStyleValues.lineSpacing, 4)
    }
}
