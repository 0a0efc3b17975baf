import XCTest

@testable import CoreText

/// Texts that are put together of words shaped before have the glyphs that they have as a whole: the same places and the same marks where
/// a cut would change a shape.
final class WordShapesTests: XCTestCase {
    private static let fonts: [(String, CTFont)] =
        [400, 500, 600, 700, 900].map { ("\($0)", CTFont.system(size: 17, weight: $0)) } + [
            ("italic", .system(size: 15, italic: true)), ("display", .system(size: 34, weight: 700)),
            ("monospaced", .system(size: 13, design: .monospaced)), ("serif", .system(size: 17, design: .serif)),
            ("rounded", .system(size: 17, design: .rounded)),
        ]

    /// Both ways of one text; nil where the words of this font can't be told apart.
    private func glyphs(_ text: String, _ font: CTFont) -> (words: [ShapedGlyph], whole: [ShapedGlyph])? {
        let units = Array(text.utf16)
        return units.withUnsafeBufferPointer { units in
            font.face.words.glyphs(of: units).map { ($0, Shaper.shapeWhole(units, [], face: font.face)) }
        }
    }

    /// A face isn't looked into before it has been asked so often.
    private func warm(_ font: CTFont) {
        for _ in 0..<20 { _ = glyphs("a", font) }
    }

    private func check(
        _ text: String, _ name: String, _ font: CTFont, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let both = glyphs(text, font) else { return }
        if both.words != both.whole {
            XCTFail("“\(text)” in \(name):\n\(both.words)\n\(both.whole)", file: file, line: line)
        }
    }

    func test_theSystemFontsWordsAreKnown() {
        for (name, font) in Self.fonts.prefix(6) {
            warm(font)
            XCTAssertNotNil(glyphs("New words", font), name)
        }
    }

    func test_ordinaryTexts() {
        for (name, font) in Self.fonts {
            warm(font)
            for text in [
                "", " ", "  ", "a", "a ", " a", "The quick brown fox jumps over the lazy dog.",
                "AV AW To Ty Ya We. We, Wo",
                "A - B", "(A) (b) A: b", "3 x 4, 3x4, 5 × 6 * 7", "12:30 PM", "don’t “quote” – or — this…",
                "office affine ffi fi fl",
                "a-long-word-with-dashes-in-it x", "Crème brûlée à 5 €", "ŁÓDŹ Ąę", "1 2 3", "17", "10 → 20",
                "Next x Text",
                "[A] {B} <C> @D #E", "-> => <- == A->B",
            ] {
                // The second time from what is kept.
                check(text, name, font)
                check(text, name, font)
            }
        }
    }

    func test_anyText() {
        var state: UInt64 = 49
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let parts =
            Array("aeioutfiflTAVWYx09 é,.'-()[]:×*@  ’–  ?!:;  ").map(String.init) + [
                "word", "The", "ffi", "To", " of ",
            ]
        for (name, font) in Self.fonts {
            warm(font)
            for _ in 0..<600 {
                check((0...next(24)).map { _ in parts[next(parts.count)] }.joined(), name, font)
            }
        }
    }

    func test_manyWordsAreLetGoOf() {
        let font = CTFont.system(size: 16)
        warm(font)
        for number in 0..<3000 {
            let letters = String(number).map { "abcdefghij".map(String.init)[$0.wholeNumberValue ?? 0] }
            check("row \(letters.joined()) of \(number)", "system", font)
        }
    }

    func test_linesAreTheSame() {
        let text = String(repeating: "The quick brown fox (well-known) jumps over 3 x 4 lazy dogs. ", count: 3)
        func ends() -> [Int] {
            let style = TextStyle(font: .system(size: 14))
            return TextLayout(TextSource(text, style: style), options: .init(width: 200)).lines.map(\.range.upperBound)
        }
        let first = ends()
        for _ in 0..<30 { XCTAssertEqual(ends(), first) }
    }
}
