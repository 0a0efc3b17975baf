import PorticoFoundation
import UIKit
import XCTest

@testable import SwiftUI

/// Keys of texts: what is looked up, and where the values go.
final class LocalizedStringKeyTests: XCTestCase {
    private func table(
        _ entries: [String: String], german: [String: String] = [:], _ body: (Bundle) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, entries) in [("en", entries), ("de", german)] where !entries.isEmpty {
            let folder = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = entries.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
            try text.write(to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        try body(try XCTUnwrap(Bundle(path: folder.path)))
    }

    func testWhatKeysSay() {
        let (count, name, part) = (3, "Ann", 0.5)
        XCTAssertEqual(("n \(count)" as LocalizedStringKey).key, "n %lld")
        XCTAssertEqual(("Hello \(name), \(part)" as LocalizedStringKey).key, "Hello %@, %lf")
        XCTAssertEqual(("\(part, specifier: "%.2f")" as LocalizedStringKey).key, "%.2f")
        XCTAssertEqual(("100%" as LocalizedStringKey).key, "100%")
        XCTAssertEqual(("\(count)%" as LocalizedStringKey).key, "%lld%%")
        XCTAssertEqual(("\(count, format: .number)" as LocalizedStringKey).key, "%@")
    }

    func testValuesStandInTheirPlaces() {
        let (count, name) = (3, "Ann")
        XCTAssertEqual(("n \(count)" as LocalizedStringKey).resolveString(), "n 3")
        XCTAssertEqual(("\(name): \(count)% %@" as LocalizedStringKey).resolveString(), "Ann: 3% %@")
        XCTAssertEqual(("\(2.5, specifier: "%.2f")" as LocalizedStringKey).resolveString(), "2.50")
        XCTAssertEqual(("\(AttributedString("a"))b" as LocalizedStringKey).resolveString(), "ab")
        XCTAssertEqual(LocalizedStringKey("100% sure").resolveString(), "100% sure")
    }

    func testThatNumbersAreWrittenAsTheirFormatWritesThem() {
        for identifier in ["en_US", "de_DE", "de_CH", "es_ES", "pl_PL", "hi_IN", "ar_EG", "fa_IR", "sv_SE"] {
            let locale = Locale(identifier: identifier)
            for number in [0, 999, 1000, 10_000, 1_234_567, -5, -1234] {
                let text = ("\(number)" as LocalizedStringKey).resolveString(locale: locale)
                XCTAssertEqual(text, String(format: "%lld", locale: locale, number), identifier)
            }
            for number in [0, 0.5, 2.5, 1234.5678, -0.125, 1e15, -0.0000004, .infinity] {
                let text = ("\(number) \(number, specifier: "%.2f") \(number, specifier: "%.0f")" as LocalizedStringKey)
                    .resolveString(locale: locale)
                let expected = String(format: "%lf %.2f %.0f", locale: locale, number, number, number)
                XCTAssertEqual(text, expected, identifier)
            }
        }
    }

    func testThatATableMayReorderValues() throws {
        try table(["%@ has %lld": "%2$lld of %1$@"]) { bundle in
            XCTAssertEqual(("\("Ann") has \(3)" as LocalizedStringKey).resolveString(bundle: bundle), "3 of Ann")
        }
    }

    func testThatALocaleOfAnotherLanguageReadsItsTable() throws {
        try table(["hello": "Hello"], german: ["hello": "Hallo"]) { bundle in
            func text(_ locale: Locale) -> String {
                LocalizedStringKey("hello").resolveString(bundle: bundle, locale: locale)
            }
            XCTAssertEqual(["de_DE", "de_CH"].map { text(Locale(identifier: $0)) }, ["Hallo", "Hallo"])
            XCTAssertEqual(text(Locale(identifier: "en_GB")), "Hello")
            XCTAssertEqual(text(.current), text(Locale(identifier: Locale.current.identifier)))
        }
    }

    func testThatATableThatIsWrongIsHarmless() throws {
        try table(["a %lld": "%@ %@ %f %5$@", "b %@": "%d %n %", "c %lf": "%d"]) { bundle in
            XCTAssertEqual(
                ("a \(3)" as LocalizedStringKey).resolveString(bundle: bundle),
                "3 %@ %f %5$@".replacing("%5$@", with: "%@"))
            XCTAssertEqual(("b \("x")" as LocalizedStringKey).resolveString(bundle: bundle), "x %n %")
            XCTAssertEqual(("c \(1.5)" as LocalizedStringKey).resolveString(bundle: bundle), "1.500000")
        }
    }

    func testThatNumbersChooseTheTextsOfACatalog() throws {
        func plural(_ format: String, _ rules: String) -> String {
            "\u{F8FE}plural:{\"format\":\"\(format)\",\"rules\":{\"n\":\(rules)}}".replacing("\"", with: "\\\"")
        }
        try table([
            "%lld episodes": plural("%1$#@n@", #"{"one":"%lld episode","other":"%lld episodes"}"#),
            "%@ has %lld": plural("%2$#@n@", #"{"one":"one of %1$@","other":"%2$lld of %1$@"}"#),
            "%@ in %lld%%": plural("%@ in %#@n@", #"{"one":"%lld%%","other":"%lld%% all"}"#),
        ]) { bundle in
            func text(_ key: LocalizedStringKey) -> String { key.resolveString(bundle: bundle) }
            XCTAssertEqual([1, 3].map { text("\($0) episodes") }, ["1 episode", "3 episodes"])
            XCTAssertEqual([1, 3].map { text("\("Ann") has \($0)") }, ["one of Ann", "3 of Ann"])
            let pieces = ("\(Text(verbatim: "x")) in \(2)%" as LocalizedStringKey).resolve(bundle: bundle)
            guard case .content(let content) = pieces.first else { return XCTFail("\(pieces)") }
            XCTAssertEqual(content as? Text, Text(verbatim: "x"))
            XCTAssertEqual(text("\(Text(verbatim: "x")) in \(2)%"), " in 2% all")
        }
    }

    func testThatMarkdownIsOfTheTextAlone() {
        let pieces = ("**\("*x*")**" as LocalizedStringKey).resolve()
        guard case (.literal("**"), .value("*x*"), .literal("**")) = (pieces[0], pieces[1], pieces[2]) else {
            return XCTFail("\(pieces)")
        }
    }

    func testThatFoundationsValuesAreWrittenByFormatters() {
        let dates = DateFormatter(), numbers = NumberFormatter(), date = Date(timeIntervalSince1970: 0)
        (dates.locale, dates.timeZone, dates.dateStyle) = (
            Locale(identifier: "en_GB"), TimeZone(identifier: "UTC"), .long
        )
        (numbers.locale, numbers.numberStyle) = (Locale(identifier: "en_GB"), .currency)
        XCTAssertEqual(("on \(date, formatter: dates)" as LocalizedStringKey).resolveString(), "on 1 January 1970")
        XCTAssertEqual(("at \(Decimal(12.5), formatter: numbers)" as LocalizedStringKey).resolveString(), "at £12.50")
        let id = UUID()
        XCTAssertEqual(("id \(id)" as LocalizedStringKey).resolveString(), "id \(id)")
    }

    /// DEV-1184
    func testThatWordsAgreeWithTheirNumber() {
        func text(_ key: LocalizedStringKey, _ locale: String = "en_GB") -> String {
            Markdown.parse(key.resolve(), Locale(identifier: locale)).map { piece in
                switch piece {
                case .plain(let text): text
                case .text(let text): String(text.characters)
                case .content: ""
                }
            }.joined()
        }
        XCTAssertEqual(text("^[\(1) stop](inflect: true)"), "1 stop")
        XCTAssertEqual(text("^[\(2) stop](inflect: true) left"), "2 stops left")
        XCTAssertEqual(text("^[\(0) bus](inflect: true), ^[\(3) city](inflect: true)"), "0 buses, 3 cities")
        XCTAssertEqual(text("^[\(2) day](inflect: true) and ^[1 night](inflect: true)"), "2 days and 1 night")
        XCTAssertEqual(text("**^[\(4) person](inflect: true)**"), "4 people")
        XCTAssertEqual(text("^[no stop](inflect: true) ^[open"), "no stop ^[open")
        XCTAssertEqual(text("^[\(2) Halt](inflect: true)", "de_DE"), "2 Halt")
        XCTAssertEqual(text("\("^[2 stop](inflect: true)")"), "^[2 stop](inflect: true)", "what is put in isn't read")
        for (one, many) in [
            ("box", "boxes"), ("Child", "Children"), ("key", "keys"), ("sheep", "sheep"), ("church", "churches"),
        ] {
            XCTAssertEqual(GrammarAgreement.plural(of: one), many)
        }
    }

    func testThatNumbersAreWrittenAsTheLocaleWritesThem() {
        for (locale, texts) in [
            ("en_GB", ["0", "999", "-1", "1,000"]), ("ar_EG", ["٠", "٩٩٩", "\u{61C}-١", "١٬٠٠٠"]),
        ] {
            for (number, text) in zip([0, 999, -1, 1000], texts) {
                let key: LocalizedStringKey = "\(number)"
                XCTAssertEqual(key.resolveString(locale: Locale(identifier: locale)), text)
            }
        }
    }

    func testThatEqualKeysAreEqual() {
        XCTAssertEqual("n \(1)" as LocalizedStringKey, "n \(1)")
        XCTAssertNotEqual("n \(1)" as LocalizedStringKey, "n \(2)")
        XCTAssertNotEqual("n \(1)" as LocalizedStringKey, "m \(1)")
    }
}
