import XCTest

@testable import PorticoLocale

/// In which language an app writes dates and numbers.
final class AppLanguageTests: XCTestCase {
    private func locale(_ device: String, _ localizations: [String], _ development: String? = "en", mixes: Bool = false)
        -> String
    {
        LocaleOverride.identifier(device, localizations: localizations, development: development, mixes: mixes)
    }

    func testAnAppWithoutTheDevicesLanguageKeepsItsOwnAndTakesTheRegion() {
        XCTAssertEqual(locale("ar_EG", ["en"]), "en_EG")
        XCTAssertEqual(locale("de_DE", []), "en_DE")
        XCTAssertEqual(locale("de_DE", ["Base"], nil), "en_DE")
        XCTAssertEqual(locale("de_DE", ["Base", "fr"], "fr"), "fr_DE")
        XCTAssertEqual(locale("de_DE", [], "zh-Hans"), "zh_Hans_DE")
        XCTAssertEqual(locale("de_DE", [], "pt-BR"), "pt_DE")
        XCTAssertEqual(locale("de", ["en"]), "en", "no region is known")
        XCTAssertEqual(locale("es_419", ["en"]), "en_419")
    }

    func testOneThatIsLocalisedHasTheDevices() {
        XCTAssertEqual(locale("ar_EG", ["en", "ar"]), "ar_EG")
        XCTAssertEqual(locale("zh_Hant_TW", ["zh-Hans"]), "zh_Hant_TW")
        XCTAssertEqual(locale("en_GB", ["de"]), "en_GB", "the development language counts")
        XCTAssertEqual(locale("de_DE", ["en"], mixes: true), "de_DE", "CFBundleAllowMixedLocalizations")
    }
}
