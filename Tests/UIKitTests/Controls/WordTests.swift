import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The languages are those of DEV-232.
final class WordTests: XCTestCase {
    func testEachLanguageHasEachWord() {
        XCTAssertGreaterThanOrEqual(WordTable.languages.count, 12)
        for language in WordTable.languages {
            let words = WordTable.column(for: language)
            XCTAssertEqual(words.count, Word.allCases.count, language)
            XCTAssertFalse(words.contains { $0.isEmpty }, language)
            for word in [Word.pageOf, .numberOf] {
                XCTAssertTrue(words[word.rawValue].contains("%1$@") && words[word.rawValue].contains("%2$@"), language)
            }
        }
    }

    func testLanguagesAreFoundByTheirRegions() {
        func done(_ language: String) -> String { WordTable.column(for: language)[Word.done.rawValue] }
        XCTAssertEqual(done("de-AT"), "Fertig")
        XCTAssertEqual(done("pt_BR"), "OK")
        XCTAssertEqual(done("xx"), "Done")
        func save(_ language: String) -> String { WordTable.column(for: language)[Word.save.rawValue] }
        XCTAssertEqual(["zh", "zh-Hans-HK", "zh-TW", "zh-Hant"].map(save), ["存储", "存储", "儲存", "儲存"])
    }

    func testPlacesAreFilled() {
        WordTable.forced = "ja"
        defer { WordTable.forced = nil }
        XCTAssertEqual(Word.pageOf.text("2", "5"), "5ページ中2ページ目")
    }

    func testSizesOfFilesAreInTheWordsLanguage() {
        defer { WordTable.forced = nil }
        func sizes(_ language: String) -> [String] {
            WordTable.forced = language
            return [29, 36_400].map(FileSizeText.text)
        }
        XCTAssertEqual(sizes("en"), ["29 bytes", "36 KB"])
        XCTAssertEqual(sizes("de-AT"), ["29 Byte", "36 kB"])
        XCTAssertEqual(sizes("ar"), ["29 بايت", "36 كيلوبايت"])
        XCTAssertEqual(sizes("xx"), ["29 bytes", "36 KB"], "as the words")
    }
}
