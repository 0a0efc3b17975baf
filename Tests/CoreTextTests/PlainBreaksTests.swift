import XCTest

@testable import CoreText

final class PlainBreaksTests: XCTestCase {
    private func check(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        let units = Array(text.utf16)[...]
        guard let plain = PlainBreaks.flags(units) else { return false }
        let whole = TextEngine.shared.breaks(in: units)
        XCTAssertEqual(plain.count, whole.count, file: file, line: line)
        let asked: BreakFlags = [.line, .cursor]
        for index in plain.indices.dropFirst() where plain[index] != whole[index].intersection(asked) {
            XCTFail("“\(text)” at \(index)", file: file, line: line)
        }
        XCTAssertEqual(plain.first?.contains(.cursor), whole.first?.contains(.cursor), file: file, line: line)
        return true
    }

    func test_aTextOfWordsBreaksWherePangoSays() {
        for text in [
            "", " ", "a", "The quick brown fox.", "  two  spaces  ", "don't; a well-known one: yes! No? 12, 13.",
            "Crème brûlée à 5",
        ] {
            XCTAssertTrue(check(text), text)
        }
    }

    func test_anyPlainTextBreaksWherePangoSays() {
        var state: UInt64 = 49
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters = Array("aeiouTZ09 é,.'-  ?!:;  ")
        var plain = 0
        for _ in 0..<5000 {
            if check(String((0...next(14)).map { _ in letters[next(letters.count)] })) { plain += 1 }
        }
        XCTAssertGreaterThan(plain, 100)
    }

    func test_whatElseATextHoldsIsPangos() {
        for text in ["(a)", "1,5", "a/b", "-1", "“a”", "a\u{AD}b", "日本", "a\tb", "👍", "a\u{301}", "'a", "$5", "a.b"] {
            XCTAssertNil(PlainBreaks.flags(Array(text.utf16)[...]), text)
        }
    }

    /// Lines end where they did when Pango was asked about the whole text.
    func test_aMarkAtTheEndDoesNotMoveTheLinesBeforeIt() {
        let words = "The quick brown fox jumps over the lazy dog and well-known others"
        for width in stride(from: 30.0, through: 300, by: 7) {
            let style = TextStyle(font: .system(size: 17))
            let plain = TextLayout(TextSource(words, style: style), options: .init(width: width))
            let marked = TextLayout(TextSource(words + " (", style: style), options: .init(width: width))
            let ends = plain.lines.dropLast().map(\.range)
            XCTAssertEqual(ends, marked.lines.prefix(ends.count).map(\.range))
        }
    }
}
