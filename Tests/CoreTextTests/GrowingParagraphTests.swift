import XCTest

@testable import CoreText

/// A paragraph whose beginning alone is shaped has the lines that it has as a whole.
final class GrowingParagraphTests: XCTestCase {
    func test_I15_8_theFirstLinesOfAPartAreThoseOfTheWhole() {
        var random = Random(state: 15)
        for round in 0..<400 {
            let text = random.text(words: 80 + random.below(400))
            var options = TextLayout.Options(width: CGFloat(30 + random.below(400)))
            if random.below(2) == 0 { options.height = CGFloat(10 + random.below(300)) }
            if random.below(2) == 0 || options.height == nil { options.maximumLines = 1 + random.below(9) }
            options.lineBreakMode =
                [.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingHead, .byClipping][random.below(5)]
            options.truncatesLastLine = random.below(3) == 0
            options.truncatesParagraphs = random.below(3) == 0
            options.naturalIsRightToLeft = random.below(4) == 0
            let source = TextSource(text, style: TextStyle(font: .system(size: 17)))
            var (part, whole) = (
                LayoutPass(source: source, options: options, part: 280 + random.below(300)),
                LayoutPass(source: source, options: options, part: .max)
            )
            let (found, expected) = (part.run(), whole.run())
            XCTAssertEqual(found.size, expected.size, "round \(round)")
            XCTAssertEqual(found.isTruncated, expected.isTruncated, "round \(round)")
            XCTAssertEqual(found.lines.map(\.range), expected.lines.map(\.range), "round \(round)")
            XCTAssertEqual(found.lines.map(Self.glyphs), expected.lines.map(Self.glyphs), "round \(round)")
            guard testRun?.failureCount == 0 else { return }
        }
    }

    func test_I15_8_onlyWhatIsShownIsShaped() {
        let text = String(repeating: "So may a day be long. ", count: 50_000)
        let source = TextSource(text, style: TextStyle(font: .system(size: 17)))
        var paragraph = GrowingParagraph(
            source, range: 0..<source.count, direction: .natural, defaultRightToLeft: false, part: 4096)
        var start = 0
        let style = source.paragraphStyle(at: 0)
        for _ in 0..<30 {
            start = paragraph.settled { $0.lineEnd(from: start, width: 361, tabs: style, byCharacter: false) }
        }
        XCTAssertEqual(paragraph.shaped.range.count, 4096)
        for _ in 0..<300 {
            start = paragraph.settled { $0.lineEnd(from: start, width: 361, tabs: style, byCharacter: false) }
        }
        XCTAssertLessThan(paragraph.shaped.range.count, 16 * 4096)
    }

    private static func glyphs(_ line: TextLayout.Line) -> [String] {
        line.line.runs.map { placed in
            let places = placed.run.glyphs.map { "\($0.index)@\($0.x)" }
            return
                "\(placed.x) \(placed.run.level) \(placed.isToken) \(placed.run.range) \(places.joined(separator: " "))"
        }
    }

    /// The same numbers in each run.
    private struct Random {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }

        mutating func text(words: Int) -> String {
            let plain = [
                "a", "To", "AVATAR", "office", "waffle", "naïve", "Straße", "1,234.5", "“quoted”", "(in brackets)",
                "so-and-so",
            ]
            let other = [
                "東京は大きい", "สวัสดีครับ", "👨‍👩‍👧‍👦🇩🇪", "नमस्ते", "\t", "     ", "\u{2028}", "עברית", "مرحبا", "\u{202B}x\u{202C}",
            ]
            // Some texts have nothing but Latin letters, some a stranger far behind.
            let strangers = below(3)
            return (0..<words).map { index in
                let isStrange =
                    strangers == 1 && below(12) == 0 || strangers == 2 && index > words / 2 && below(30) == 0
                return (isStrange ? other[below(other.count)] : plain[below(plain.count)]) + (below(15) == 0 ? "" : " ")
            }.joined()
        }
    }
}
