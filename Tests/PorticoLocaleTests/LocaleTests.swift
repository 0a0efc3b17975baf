import CLocale
import Foundation
import XCTest

final class LocaleTests: XCTestCase {
    /// The folder that is taken of those there are; nil where none suits.
    private func choice(_ wanted: String, _ offered: [String]) -> String? {
        let suits = offered.map { (name: $0, value: portico_locale_suits(wanted, $0)) }
        return suits.filter { $0.value > 0 }.max { $0.value < $1.value }?.name
    }

    func testWhichFolderSuits() {
        let all = ["en", "Base", "de", "fr", "fr-CA", "pt-BR", "zh-Hans", "zh-Hant", "sr-Latn", "de-CH"]
        for (wanted, expected) in [
            ("de_DE", "de"), ("de-AT", "de"), ("de_CH", "de-CH"), ("DE", "de"), ("fr_CA", "fr-CA"), ("fr_BE", "fr"),
            ("pt_BR", "pt-BR"), ("pt_PT", "pt-BR"), ("en_GB", "en"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
            ("zh_HK", "zh-Hant"), ("zh-Hans_HK", "zh-Hans"), ("zh", "zh-Hans"), ("sr-Latn_RS", "sr-Latn"),
        ] as [(String, String)] {
            XCTAssertEqual(choice(wanted, all), expected, wanted)
        }
        for wanted in ["ja_JP", "d", "", "deu"] { XCTAssertNil(choice(wanted, all), wanted) }
        XCTAssertNil(choice("zh_TW", ["zh-Hans", "en"]), "another script is another language")
        XCTAssertEqual(choice("en_US", ["en-GB", "de"]), "en-GB")
    }

    func testNamesOfAnyLengthAreRead() {
        let long = String(repeating: "de-", count: 1000)
        XCTAssertEqual(portico_locale_suits(long, "fr"), 0)
        XCTAssertEqual(portico_locale_suits("fr", long), 0)
        XCTAssertGreaterThan(portico_locale_suits("de_DE", long), 0)
    }

    func testWithoutAChosenLocaleTheDeviceIsAmerican() {
        XCTAssertNil(portico_locale())
        XCTAssertEqual(Locale.current.identifier, "en_US")
        XCTAssertEqual(NumberFormatter.localizedString(from: 1234.5, number: .decimal), "1,234.5")
    }

    /// Foundation's own has a locale without a country, in which weeks begin on Mondays.
    func testTheCalendarIsTheDevices() {
        for calendar in [Calendar.current, Calendar.autoupdatingCurrent, NSCalendar.current] {
            XCTAssertEqual(calendar.locale?.identifier, "en_US")
            XCTAssertEqual(calendar.firstWeekday, 1)
            XCTAssertEqual(calendar.identifier, .gregorian)
            XCTAssertEqual(calendar.timeZone, NSTimeZone.default)
        }
        XCTAssertEqual(Calendar.current, Calendar.current)
    }

    func testTheCalendarFollowsTheDefaultTimeZone() throws {
        let before = NSTimeZone.default
        defer { NSTimeZone.default = before }
        for name in ["Asia/Tokyo", "Europe/Lisbon"] {
            NSTimeZone.default = try XCTUnwrap(TimeZone(identifier: name))
            XCTAssertEqual(Calendar.current.timeZone.identifier, name)
            XCTAssertEqual(Calendar.autoupdatingCurrent.timeZone.identifier, name)
        }
    }
}
