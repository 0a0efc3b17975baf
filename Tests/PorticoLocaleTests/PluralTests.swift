import Foundation
import XCTest

@testable import PorticoLocale

/// Plurals of the app's tables in `String(format:)`.
final class PluralTests: XCTestCase {
    private func text(_ format: String, _ rules: String) -> String {
        "\u{F8FE}plural:{\"format\":\"\(format)\",\"rules\":\(rules)}"
    }

    func testTheNumberChoosesTheText() {
        let files = text("%#@n@", #"{"n":{"zero":"no file","one":"%d file","other":"%d files"}}"#)
        XCTAssertEqual([0, 1, 2].map { String(format: files, $0) }, ["no file", "1 file", "2 files"])
        XCTAssertEqual(String.localizedStringWithFormat(files, 7), "7 files")
        XCTAssertEqual(String(format: files, arguments: [1]), "1 file")
    }

    func testLanguagesHaveTheirOwnCategories() {
        let files = text("%#@n@", #"{"n":{"one":"%lld файл","few":"%lld файла","many":"%lld файлов"}}"#)
        XCTAssertEqual(
            [1, 2, 5, 21].map { String(format: files, locale: Locale(identifier: "ru"), $0) },
            ["1 файл", "2 файла", "5 файлов", "21 файл"])
    }

    func testSeveralPartsTakeTheirArgumentsInOrder() {
        let both = text(
            "%#@a@ of %@ in %#@b@ %%",
            #"{"a":{"one":"a file","other":"%d files"},"b":{"one":"%d folder","other":"%d folders"}}"#)
        XCTAssertEqual(String(format: both, 2, "Ann", 1), "2 files of Ann in 1 folder %")
        XCTAssertEqual(String(format: both, 1, "Ann", 3), "a file of Ann in 3 folders %")
        let turned = text("%2$#@b@, %1$#@a@", #"{"a":{"other":"%d a"},"b":{"other":"%d b"}}"#)
        XCTAssertEqual(String(format: turned, 1, 2), "2 b, 1 a")
    }

    func testAnyOtherFormatIsFoundations() {
        XCTAssertEqual(String(format: "%05.2f %@ %d%%", 3.14159, "x", 7), "03.14 x 7%")
        XCTAssertEqual(String(format: "%.1f", locale: Locale(identifier: "de_DE"), 2.5), "2,5")
        XCTAssertEqual(String(format: "\u{F8FE}plural:{", 1), "\u{F8FE}plural:{")
    }
}
