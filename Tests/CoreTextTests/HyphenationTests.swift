import CoreGraphics
import CoreText
import Foundation
import XCTest

/// Words are parted by their language's patterns, and soft hyphens are seen where a line ends at them. DEV-1414.
final class HyphenationTests: XCTestCase {
    // MARK: Patterns

    /// The example of Liang's own.
    func test_patternsSayWhereAHyphenMayStand() {
        let patterns = HyphenationPatterns("UTF-8\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n")
        XCTAssertEqual(patterns.places(in: "hyphenation".utf16), [2, 6])
        XCTAssertEqual(patterns.places(in: "HYPHENATION".utf16), [2, 6], "capitals don't count")
        XCTAssertEqual(patterns.places(in: "hy".utf16), [])
    }

    func test_aWordKeepsTheLettersThatItsLanguageWantsTogether() {
        XCTAssertEqual(HyphenationPatterns("UTF-8\na1\n").places(in: "aaaaaa".utf16), [2, 3, 4])
        let other = HyphenationPatterns("UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 3\n# a1b\n%a1b\na1\n")
        XCTAssertEqual(other.places(in: "aaaaaa".utf16), [1, 2, 3])
    }

    func test_theEdgesOfAWordAreDots() {
        let patterns = HyphenationPatterns("UTF-8\n.ab1\nb1a.\n")
        XCTAssertEqual(patterns.places(in: "abababab".utf16), [2])
        XCTAssertEqual(patterns.places(in: "ccabba".utf16), [], "what is too near the end isn't parted")
    }

    func test_partsOfCompoundWordsArePartedByThemselves() {
        let text = "UTF-8\nCOMPOUNDLEFTHYPHENMIN 2\nCOMPOUNDRIGHTHYPHENMIN 2\ns1tür\nNEXTLEVEL\na1u\n.t1ü\n.tü1re\n"
        let patterns = HyphenationPatterns(text)
        XCTAssertEqual(patterns.places(in: "Haustüren".utf16), [2, 4, 6])
        XCTAssertEqual(patterns.places(in: "Haus".utf16), [2])
    }

    /// Swedish and old German change letters at some hyphens: there is none.
    func test_patternsThatChangeLettersAreLeftOut() {
        XCTAssertEqual(HyphenationPatterns("UTF-8\nc1k/k=k\nu1ck\n").places(in: "zucker".utf16), [2])
    }

    func test_aDictionaryIsThatOfTheRegionElseOfTheLanguagesOwnCountry() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // In one byte a letter, as older dictionaries are.
        let files = ["hyph_de_AT": "ISO8859-1\nü1b\n", "hyph_de_DE": "ISO8859-1\nb1e\n", "hyph_hu_HU": "UTF-8\nb1ü\n"]
        for (name, text) in files {
            let bytes = try XCTUnwrap(text.data(using: name == "hyph_hu_HU" ? .utf8 : .isoLatin1))
            try bytes.write(to: folder.appendingPathComponent(name + ".dic"))
        }
        let dictionaries = HyphenationDictionaries(folder: folder.path)
        func places(_ language: String) -> [Int]? { dictionaries.patterns(of: language)?.places(in: "aaübeaa".utf16) }
        XCTAssertEqual(places("de-AT"), [3])
        XCTAssertEqual(places("de"), [4])
        XCTAssertEqual(places("de_CH"), [4])
        XCTAssertEqual(places("hu"), [])
        XCTAssertNil(places("fr"))
    }

    // MARK: Lines

    private let text = "mimi mabaradu"
    /// A language that no system has patterns for.
    private let language = "tlh"

    override func setUp() {
        HyphenationDictionaries.shared.setPatterns(HyphenationPatterns("UTF-8\na1b\na1r\na1d\n"), of: language)
    }

    private func source(_ text: String, hyphenation: Double?) -> TextSource {
        var paragraph = ParagraphStyleValues()
        paragraph.hyphenation = hyphenation
        let attributes: [NSAttributedString.Key: Any] = [.init(kCTLanguageAttributeName): language]
        return TextSource(text, style: TextStyle(attributes, base: style()), paragraph: paragraph)
    }

    private func lay(_ text: String, hyphenation: Double?, width: CGFloat) -> TextLayout {
        TextLayout(source(text, hyphenation: hyphenation), options: .init(width: width))
    }

    /// Wide enough for the first word and half of the second, with a hyphen.
    private var width: CGFloat { layout("mimi maba-").size.width + 2 }

    func test_aLineThatIsNotFullEndsWithAPartOfAWord() {
        let parted = lay(text, hyphenation: 1, width: width)
        XCTAssertEqual(parted.strings(of: text), ["mimi maba", "radu"])
        XCTAssertEqual(CTLineGetGlyphCount(parted.lines[0].line), 10, "nine of the text, and a hyphen")
        XCTAssertEqual(CTLineGetGlyphCount(parted.lines[1].line), 4)
        XCTAssertEqual(parted.lines[0].width, width - 2, accuracy: 1)
        XCTAssertEqual(parted.caretRect(at: 9).minX, 0, "the next line begins behind the part")
        XCTAssertEqual(lay(text, hyphenation: nil, width: width).strings(of: text), ["mimi ", "mabaradu"])
    }

    func test_aLineThatIsFullEnoughStaysAsItIs() {
        let full = layout("mimi").size.width / width
        XCTAssertEqual(lay(text, hyphenation: full - 0.02, width: width).strings(of: text), ["mimi ", "mabaradu"])
        XCTAssertEqual(lay(text, hyphenation: full + 0.02, width: width).strings(of: text), ["mimi maba", "radu"])
    }

    func test_aHyphenNeedsRoom() {
        let narrow = layout("mimi maba").size.width + 1
        XCTAssertEqual(lay(text, hyphenation: 1, width: narrow).strings(of: text), ["mimi ma", "baradu"])
    }

    func test_aWordThatIsTooLongForALineIsParted() {
        let narrow = layout("maba-").size.width + 1
        XCTAssertEqual(lay("mabaradu", hyphenation: 1, width: narrow).strings(of: "mabaradu"), ["maba", "radu"])
    }

    func test_figuresAndHyphensBeginAnotherWord() {
        let mixed = "mimi 12mabaradu"
        let room = layout("mimi 12maba-").size.width + 1
        XCTAssertEqual(lay(mixed, hyphenation: 1, width: room).strings(of: mixed), ["mimi 12maba", "radu"])
    }

    /// How full a line is decides: what was broken to one width doesn't hold for another.
    func test_aLayoutWithHyphensHoldsForItsWidthAlone() {
        let parted = lay(text, hyphenation: 1, width: width)
        XCTAssertFalse(parted.holds(for: .init(width: width - 1)))
        XCTAssertTrue(lay(text, hyphenation: nil, width: width).holds(for: .init(width: width - 1)))
    }

    func test_framesOfCoreTextPartNoWords() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 200), transform: nil)
        var paragraph = ParagraphStyleValues()
        paragraph.hyphenation = 1
        let attributes: [NSAttributedString.Key: Any] = [
            .init(kCTLanguageAttributeName): language, .init(kCTFontAttributeName): CTFont.system(size: 17),
            .init(kCTParagraphStyleAttributeName): CTParagraphStyle(paragraph),
        ]
        let setter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
        let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
        XCTAssertEqual(lines.map { CTLineGetStringRange($0).length }, [5, 8])
    }

    func test_aSoftHyphenIsSeenAtTheEndOfALineAlone() {
        let soft = "mimi maba\u{AD}radu"
        let parted = layout(soft, width: width)
        XCTAssertEqual(parted.strings(of: soft), ["mimi maba\u{AD}", "radu"])
        XCTAssertEqual(parted.lines[0].width, width - 2, accuracy: 1)
        XCTAssertEqual(layout(soft).size.width, layout(text).size.width, accuracy: 0.5)
    }

    func test_aSoftHyphenWithoutRoomIsNoPlaceToBreak() {
        let soft = "mimi maba\u{AD}radu"
        let narrow = layout("mimi maba").size.width + 1
        XCTAssertEqual(layout(soft, width: narrow).strings(of: soft), ["mimi ", "maba\u{AD}radu"])
    }
}
