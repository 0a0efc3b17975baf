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

    /// A finished bundle of somebody else's may have an Info.plist that says as little as it has to.
    func testABundleNeedsNotSayItsLanguage() throws {
        for (info, language) in [
            ("", "en"), ("<key>CFBundleDevelopmentRegion</key><integer>1</integer>", "en"),
            ("<key>CFBundleDevelopmentRegion</key><string>fr</string>", "fr"),
            ("<key>CFBundleDevelopmentRegion</key><string>French</string>", "fr"),
        ] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".app")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let list = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>CFBundleIdentifier</key><string>org.example.other</string>\(info)
                </dict></plist>
                """
            try Data(list.utf8).write(to: folder.appendingPathComponent("Info.plist"))
            let bundle = try XCTUnwrap(Bundle(path: folder.path))
            XCTAssertEqual(LocaleOverride.inAppsLanguage("de_DE", bundle), "\(language)_DE", info)
        }
    }

    func testOneThatIsLocalisedHasTheDevices() {
        XCTAssertEqual(locale("ar_EG", ["en", "ar"]), "ar_EG")
        XCTAssertEqual(locale("zh_Hant_TW", ["zh-Hans"]), "zh_Hant_TW")
        XCTAssertEqual(locale("en_GB", ["de"]), "en_GB", "the development language counts")
        XCTAssertEqual(locale("de_DE", ["en"], mixes: true), "de_DE", "CFBundleAllowMixedLocalizations")
    }
}
