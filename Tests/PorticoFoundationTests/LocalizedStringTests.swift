import XCTest

@testable import PorticoFoundation

/// Texts of tables: which key is looked up, and what stands in for a missing one.
final class LocalizedStringTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var bundle: Bundle { Bundle(url: folder)! }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        let english = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
        try Data(#""hello" = "Hello there"; "greet %@" = "Dear %@!"; "swap %@ %lld" = "%2$lld: %1$@";"#.utf8)
            .write(to: english.appendingPathComponent("Localizable.strings"))
        try Data(#""title" = "A title"; "100%" = "all of it"; "bold" = "a **bold** word";"#.utf8)
            .write(to: english.appendingPathComponent("Words.strings"))
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    func testAKeyIsItsTextWithPlacesForValues() {
        let (name, count, share) = ("Ann", 3, 0.5)
        XCTAssertEqual(("a" as String.LocalizationValue).format.text, "a")
        XCTAssertEqual(
            ("\(name) \(count) \(share) \(UInt8(1)) \(Float(1))" as String.LocalizationValue).format.text,
            "%@ %lld %lf %u %f")
        XCTAssertEqual(("100%" as String.LocalizationValue).format.text, "100%")
        XCTAssertEqual(("\(count)%" as String.LocalizationValue).format.text, "%lld%%")
        XCTAssertEqual(("\(share, specifier: "%.1f") of" as String.LocalizationValue).format.text, "%.1f of")
    }

    func testTextsComeFromTables() {
        XCTAssertEqual(String(localized: "hello", bundle: bundle), "Hello there")
        XCTAssertEqual(String(localized: "title", table: "Words", bundle: bundle), "A title")
        XCTAssertEqual(String(localized: "greet \("Ann")", bundle: bundle), "Dear Ann!")
        XCTAssertEqual(String(localized: "swap \("a") \(5)", bundle: bundle), "5: a")
        XCTAssertEqual(String(localized: "100%", table: "Words", bundle: bundle), "all of it")
    }

    func testAMissingKeyIsItsOwnText() {
        XCTAssertEqual(String(localized: "nothing here", bundle: bundle), "nothing here")
        XCTAssertEqual(String(localized: "no \(2) of \("x")", bundle: bundle), "no 2 of x")
        XCTAssertEqual(String(localized: "\(50)% of it", bundle: bundle), "50% of it")
        XCTAssertEqual(String(localized: "key.none", defaultValue: "Default \(1)", bundle: bundle), "Default 1")
    }

    func testNumbersFollowTheLocale() {
        let german = Locale(identifier: "de_DE")
        XCTAssertEqual(String(localized: "\(1.5, specifier: "%.1f")", bundle: bundle, locale: german), "1,5")
        XCTAssertEqual(
            String(localized: "\(1234, format: .number.locale(german))", bundle: bundle, locale: german), "1.234")
    }

    func testAResourceIsLookedUpWhenItIsShown() throws {
        let resource = LocalizedStringResource("greet \("Ann")", bundle: .atURL(folder))
        XCTAssertEqual(resource.key, "greet %@")
        XCTAssertEqual(String(localized: resource), "Dear Ann!")
        let title: LocalizedStringResource = "Open"
        XCTAssertEqual(String(localized: title), "Open")
        XCTAssertEqual(String(localized: LocalizedStringResource("k", defaultValue: "D", bundle: .atURL(folder))), "D")
        let copy = try JSONDecoder().decode(
            LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        XCTAssertEqual(copy, resource)
        XCTAssertEqual(String(localized: copy), "Dear Ann!")
    }

    /// It was looked up in the app's language, whatever the locale.
    func testAResourceHasTheLanguageOfItsLocale() throws {
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data(#""hello" = "Guten Tag"; "greet %@" = "Liebe %@!";"#.utf8)
            .write(to: german.appendingPathComponent("Localizable.strings"))
        var resource = LocalizedStringResource("greet \("Ann")", bundle: .atURL(folder))
        XCTAssertEqual(String(localized: resource), "Dear Ann!")
        resource.locale = Locale(identifier: "de_AT")
        XCTAssertEqual(String(localized: resource), "Liebe Ann!")
        XCTAssertEqual(String(AttributedString(localized: resource).characters), "Liebe Ann!")
        resource.locale = Locale(identifier: "fr")
        XCTAssertEqual(String(localized: resource), "Dear Ann!", "the bundle has no such language")
        resource.locale = .current
        XCTAssertEqual(String(localized: resource), "Dear Ann!")
    }

    /// DEV-974
    func testWordsAgreeWithTheirNumber() {
        func text(_ count: Int) -> String {
            String(AttributedString(localized: "^[\(count) apple](inflect: true) **left**").characters)
        }
        XCTAssertEqual(text(1), "1 apple left")
        XCTAssertEqual(text(2), "2 apples left")
        XCTAssertEqual(text(0), "0 apples left")
    }

    func testPlaceholdersGetTheirValuesFromOptions() {
        var options = String.LocalizationOptions()
        options.replacements = ["Ann"]
        XCTAssertEqual(
            String(localized: "greet \(placeholder: .object)", options: options, bundle: bundle), "Dear Ann!")
    }

    func testAnAttributedTextKeepsWordsAsTheyAre() {
        XCTAssertEqual(String(AttributedString(localized: "hello", bundle: bundle).characters), "Hello there")
        XCTAssertEqual(String(AttributedString(localized: "\("a*b*c")", bundle: bundle).characters), "a*b*c")
    }
}
