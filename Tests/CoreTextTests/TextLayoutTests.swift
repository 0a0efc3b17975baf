import CoreGraphics
import CoreText
import Foundation
import XCTest

final class TextLayoutTests: XCTestCase {
    private let fox = "The quick brown fox jumps over the lazy dog"

    // MARK: Wrapping

    func test_wordsWrap() {
        let wrapped = layout(fox, width: 120)
        XCTAssertEqual(wrapped.strings(of: fox), ["The quick ", "brown fox ", "jumps over the ", "lazy dog"])
        XCTAssertEqual(wrapped.size.height, 4 * 20.287, accuracy: 0.01)
        XCTAssertLessThanOrEqual(wrapped.size.width, 120)
    }

    func test_aWordThatIsTooLongIsBrokenBetweenCharacters() {
        let word = "Donaudampfschifffahrtsgesellschaft"
        let wrapped = layout(word, width: 100)
        XCTAssertGreaterThan(wrapped.lines.count, 2)
        XCTAssertEqual(wrapped.strings(of: word).joined(), word)
        for line in wrapped.lines { XCTAssertLessThanOrEqual(line.width, 100) }
    }

    func test_charactersWrap() {
        let wrapped = layout(fox, width: 120, mode: .byCharWrapping)
        XCTAssertLessThan(wrapped.lines.count, 4)
        XCTAssertEqual(wrapped.strings(of: fox).joined(), fox)
    }

    func test_wrappedLinesAreAsWideAsIfSetAlone() {
        let wrapped = layout(fox, width: 120)
        for (line, text) in zip(wrapped.lines, wrapped.strings(of: fox)) {
            let alone = layout(text.trimmingCharacters(in: .whitespaces)).size.width
            XCTAssertEqual(line.width, alone, accuracy: 0.01)
        }
    }

    func test_paragraphsAndLineSeparators() {
        XCTAssertEqual(layout("a\nb\r\nc\u{2028}d\u{2029}e").lines.count, 5)
        XCTAssertEqual(layout("a\n\nb").lines.count, 3)
        XCTAssertEqual(layout("a\n").lines.count, 1)
        XCTAssertEqual(layout("").size.height, 20.287, accuracy: 0.01)
        XCTAssertEqual(layout("").size.width, 0)
    }

    func test_noWidthAtAllStillEnds() {
        XCTAssertEqual(layout("abc", width: 0).lines.count, 3)
        XCTAssertEqual(layout("👨‍👩‍👧a", width: 0).lines.count, 2)
    }

    func test_spacesCountAtTheEndOfTextButNotOfALine() {
        XCTAssertGreaterThan(layout("ab   ").size.width, layout("ab").size.width + 5)
        XCTAssertEqual(layout("ab                     cd", width: 40).size.width, layout("cd").size.width, accuracy: 3)
    }

    /// BonMot's figures, recorded on iOS: three tabs of 10 points each are 30 wide, a picture and a tab what the tab's stop says.
    func test_tabsCountAtTheEndOfText() {
        XCTAssertEqual(layout("a\t").size.width, 28, accuracy: 0.01)
        XCTAssertEqual(layout("\t\t\t").size.width, 84, accuracy: 0.01)
        XCTAssertEqual(layout("\t").lines[0].line.caretX(1), 28, accuracy: 0.01)
    }

    /// The list items of a public Markdown view, whose snapshots were recorded on iOS, hang at the stop that is their indent.
    func test_tabStopsCountFromTheMargin() {
        var paragraph = ParagraphStyleValues()
        (paragraph.firstLineHeadIndent, paragraph.headIndent) = (20, 40)
        paragraph.tabs = [.init(location: 40, alignment: .natural), .init(location: 100, alignment: .right)]
        let text = "•\tone two three"
        let wrapped = TextLayout(TextSource(text, style: style(), paragraph: paragraph), options: .init(width: 90))
        XCTAssertEqual(wrapped.lines[0].x + wrapped.lines[0].line.caretX(2), 40, accuracy: 0.01)
        XCTAssertEqual(wrapped.lines[1].x, 40, accuracy: 0.01)
        XCTAssertEqual(wrapped.strings(of: text).first, "•\tone ")
        let right = TextLayout(TextSource("a\tb\t12.50", style: style(), paragraph: paragraph)).lines[0]
        XCTAssertEqual(right.x + right.line.caretX(2), 40, accuracy: 0.01)
        XCTAssertEqual(right.x + right.line.caretX(9), 100, accuracy: 0.01)
        paragraph.tabs = [.init(location: 60, alignment: .center)]
        let centred = TextLayout(TextSource("\tab", style: style(), paragraph: paragraph)).lines[0]
        XCTAssertEqual(centred.x + (centred.line.caretX(1) + centred.line.caretX(3)) / 2, 60, accuracy: 0.01)
    }

    // MARK: Line limits and truncation

    func test_lineLimit() {
        let limited = layout(fox, width: 120, lines: 2)
        XCTAssertEqual(limited.lines.count, 2)
        XCTAssertTrue(limited.isTruncated)
        XCTAssertFalse(layout(fox, width: 120, lines: 4).isTruncated)
    }

    func test_truncationShowsAnEllipsis() {
        for (mode, isHead, isTail) in [
            (CTLineBreakMode.byTruncatingTail, false, true), (.byTruncatingHead, true, false),
            (.byTruncatingMiddle, false, false),
        ] {
            let truncated = layout(fox, width: 150, lines: 1, mode: mode)
            XCTAssertEqual(truncated.lines.count, 1)
            XCTAssertTrue(truncated.isTruncated)
            XCTAssertLessThanOrEqual(truncated.size.width, 150)
            XCTAssertGreaterThan(truncated.size.width, 120)
            let dots = ellipsisFrame(truncated)
            XCTAssertEqual(dots.minX < 1, isHead, "\(mode)")
            XCTAssertEqual(dots.maxX > truncated.size.width - 1, isTail, "\(mode)")
        }
    }

    func test_textThatFitsIsNotTruncated() {
        XCTAssertFalse(layout("Hi", width: 150, lines: 1, mode: .byTruncatingTail).isTruncated)
    }

    func test_theLastLineMarksThatParagraphsFollow() {
        let truncated = layout("one\ntwo", width: 150, lines: 1, mode: .byTruncatingTail)
        XCTAssertTrue(truncated.isTruncated)
        XCTAssertGreaterThan(truncated.size.width, layout("one").size.width + 5)
    }

    func test_severalLinesTruncateTheLast() {
        let truncated = layout(fox, width: 120, lines: 2, mode: .byTruncatingTail)
        XCTAssertEqual(truncated.lines.count, 2)
        XCTAssertTrue(truncated.isTruncated)
        XCTAssertEqual(truncated.lines[0].range, 0..<10)
    }

    func test_heightLimitsLines() {
        var options = TextLayout.Options(width: 120, height: 45, lineBreakMode: .byTruncatingTail)
        options.maximumLines = 0
        let limited = TextLayout(TextSource(fox, style: style()), options: options)
        XCTAssertEqual(limited.lines.count, 2)
        XCTAssertTrue(limited.isTruncated)
    }

    private func ellipsisFrame(_ layout: TextLayout) -> CGRect {
        let runs = CTLineGetGlyphRuns(layout.lines[0].line) as! [CTRun]
        var dot = [CGGlyph](repeating: 0, count: 1)
        CTFontGetGlyphsForCharacters(.system(size: 17), [0x2026], &dot, 1)
        for run in runs {
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            guard glyphs == dot else { continue }
            var position = CGPoint.zero
            CTRunGetPositions(run, CFRange(location: 0, length: 1), &position)
            let width = CTRunGetTypographicBounds(run, CFRange(location: 0, length: 0), nil, nil, nil)
            return CGRect(x: position.x, y: 0, width: CGFloat(width), height: 1)
        }
        XCTFail("no ellipsis")
        return .null
    }

    // MARK: Alignment

    func test_alignment() {
        let width = layout("Hello").size.width
        XCTAssertEqual(layout("Hello", width: 200, alignment: .left).lines[0].x, 0)
        XCTAssertEqual(layout("Hello", width: 200, alignment: .center).lines[0].x, (200 - width) / 2, accuracy: 0.001)
        XCTAssertEqual(layout("Hello", width: 200, alignment: .right).lines[0].x, 200 - width, accuracy: 0.001)
        XCTAssertEqual(layout("Hello", width: 200, alignment: .natural).lines[0].x, 0)
        XCTAssertEqual(
            layout("שלום", width: 200, alignment: .natural).lines[0].x, 200 - layout("שלום").size.width, accuracy: 0.001
        )
    }

    func test_justifiedLinesFillTheWidthButTheLast() {
        let justified = layout(fox, width: 130, alignment: .justified)
        for line in justified.lines.dropLast() { XCTAssertEqual(line.width, 130, accuracy: 0.01) }
        XCTAssertLessThan(justified.lines.last!.width, 130)
    }

    // MARK: Paragraph styles

    private func styled(_ text: String, _ change: (inout ParagraphStyleValues) -> Void) -> TextLayout {
        var paragraph = ParagraphStyleValues()
        change(&paragraph)
        return TextLayout(TextSource(text, style: style(), paragraph: paragraph), options: .init(width: 300))
    }

    func test_lineHeights() {
        let line = CTFont.system(size: 17).lineHeight
        XCTAssertEqual(styled("a\nb") { $0.lineSpacing = 5 }.size.height, 2 * line + 5, accuracy: 0.01)
        XCTAssertEqual(styled("a\nb") { $0.paragraphSpacing = 7 }.size.height, 2 * line + 7, accuracy: 0.01)
        XCTAssertEqual(styled("a\nb") { $0.paragraphSpacingBefore = 7 }.size.height, 2 * line + 7, accuracy: 0.01)
        XCTAssertEqual(styled("a\nb") { $0.minimumLineHeight = 30 }.size.height, 60, accuracy: 0.01)
        XCTAssertEqual(styled("a\nb") { $0.maximumLineHeight = 18 }.size.height, 36, accuracy: 0.01)
        XCTAssertEqual(styled("a\nb") { $0.lineHeightMultiple = 1.5 }.size.height, 3 * line, accuracy: 0.01)
    }

    func test_aHigherLineHasItsTextAtTheBottom() {
        let high = styled("a") { $0.minimumLineHeight = 40 }
        XCTAssertEqual(high.firstBaseline, 40 - CTFont.system(size: 17).descent, accuracy: 0.01)
    }

    func test_indents() {
        let text = "one two three four five six seven eight nine ten eleven twelve"
        let indented = styled(text) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        XCTAssertEqual(indented.lines[0].x, 30)
        XCTAssertEqual(indented.lines[1].x, 10)
        for line in indented.lines { XCTAssertLessThanOrEqual(line.x + line.width, 280.01) }
    }

    func test_tabs() {
        let stop = styled("a\tb") { $0.tabs = [.init(location: 100, alignment: .left)] }
        let letter = layout("b").size.width
        XCTAssertEqual(stop.size.width, 100 + letter, accuracy: 0.01)
        XCTAssertEqual(layout("a\tb").size.width, 28 + letter, accuracy: 0.01)
    }

    // MARK: Attributes

    func test_kernAddsToEveryCharacter() {
        let plain = TextLayout(TextSource("abcd", style: style())).size.width
        let spaced = style()
        spaced.kern = 3
        XCTAssertEqual(TextLayout(TextSource("abcd", style: spaced)).size.width, plain + 12, accuracy: 0.5)
    }

    func test_theHighestFontGivesTheLineItsHeight() {
        let text = NSMutableAttributedString(
            string: "small big", attributes: [.init("NSFont"): CTFont.system(size: 10)])
        text.addAttribute(.init("NSFont"), value: CTFont.system(size: 30), range: NSRange(location: 6, length: 3))
        let mixed = TextLayout(attributed: text, width: nil)
        XCTAssertEqual(mixed.size.height, CTFont.system(size: 30).lineHeight, accuracy: 0.01)
        XCTAssertEqual(mixed.lines.count, 1)
    }

    func test_scriptsWithoutAGlyphInTheFontDoNotChangeTheLineHeight() {
        XCTAssertEqual(layout("漢字").size.height, layout("ab").size.height)
        XCTAssertEqual(layout("😀").size.height, layout("ab").size.height)
    }

    // MARK: Other rooms

    /// A layout that says that it holds for another width is what would be made for it.
    func test_aLayoutHoldsWhereItWouldBeTheSame() {
        let texts = [
            "", "x", fox, fox + "  ", "two\nlines", "a\u{2028}b", "tab\tstop", "שלום", "mixed שלום", "longwordlongword",
        ]
        var (held, wrapped) = (0, 0)
        for text in texts {
            for alignment in [CTTextAlignment.natural, .left, .center, .right, .justified] {
                for (lines, isRightToLeft) in [(1, false), (0, false), (2, true)] {
                    func made(_ width: CGFloat?, _ height: CGFloat? = nil) -> (TextLayout, TextLayout.Options) {
                        var options = TextLayout.Options(
                            width: width, height: height, maximumLines: lines, alignment: alignment)
                        options.naturalIsRightToLeft = isRightToLeft
                        return (TextLayout(TextSource(text, style: style(17)), options: options), options)
                    }
                    let widths: [CGFloat?] = [
                        nil, 1000, 351, 342, 120, 10, made(nil).0.size.width, made(120).0.size.width,
                        made(351).0.size.width,
                    ]
                    for (first, second) in widths.flatMap({ a in widths.map { (a, $0) } }) {
                        let (known, _) = made(first)
                        let height = first.flatMap { Int($0) % 2 == 0 ? known.size.height.rounded(.up) : 30 }
                        let (fresh, options) = made(second, height)
                        guard known.holds(for: options) else { continue }
                        held += 1
                        wrapped += known.lines.count > 1 ? 1 : 0
                        XCTAssertEqual(known.size, fresh.size)
                        XCTAssertEqual(known.isTruncated, fresh.isTruncated)
                        XCTAssertEqual(
                            known.lines.map(\.x), fresh.lines.map(\.x),
                            "‘\(text)’ \(alignment) \(first as Any) \(second as Any)")
                        XCTAssertEqual(known.lines.map(\.range), fresh.lines.map(\.range))
                        XCTAssertEqual(known.lines.map(\.baseline), fresh.lines.map(\.baseline))
                        XCTAssertEqual(known.inkBounds, fresh.inkBounds)
                    }
                }
            }
        }
        XCTAssertGreaterThan(held, 200)
        XCTAssertGreaterThan(wrapped, 50)
    }

    // MARK: Positions

    func test_caretsAndHits() {
        let text = "Hello world"
        let line = layout(text)
        XCTAssertEqual(line.caretRect(at: 0).minX, 0)
        XCTAssertEqual(line.caretRect(at: 11).minX, line.size.width, accuracy: 0.001)
        for index in 0...11 {
            let caret = line.caretRect(at: index)
            XCTAssertEqual(line.location(nearest: CGPoint(x: caret.minX + 0.1, y: 5)), index)
        }
        XCTAssertEqual(line.location(nearest: CGPoint(x: 900, y: 5)), 11)
    }

    func test_caretsInRightToLeftText() {
        let line = layout("שלום")
        XCTAssertEqual(line.caretRect(at: 0).minX, line.size.width, accuracy: 0.001)
        XCTAssertGreaterThan(line.caretRect(at: 1).minX, line.caretRect(at: 2).minX)
    }
}
