import XCTest

@testable import PorticoProject

final class StringTablesTests: XCTestCase {
    private func tables(_ files: [String: String]) throws -> (tables: [String: [String: String]], notes: [String]) {
        let folder = try TemporaryProject(files)
        var strings = StringTables(cache: FilePaths.folder(folder.path) + "/cache", root: folder.path)
        let resources = files.keys.sorted().map { ProjectModel.Resource(path: folder.path + "/" + $0, destination: $0) }
        let made = try strings.replace(resources)
        XCTAssertFalse(made.contains { $0.destination.hasSuffix("dict") || $0.destination.hasSuffix("xcstrings") })
        return (
            Dictionary(uniqueKeysWithValues: made.map { ($0.destination, StringTables.readTable($0.path).table) }),
            strings.notes
        )
    }

    private func plural(_ text: String?) throws -> PluralEntry {
        let text = try XCTUnwrap(text)
        XCTAssertTrue(text.hasPrefix(PluralEntry.mark))
        let data = Data(text.dropFirst(PluralEntry.mark.count).utf8)
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        return PluralEntry(
            format: try XCTUnwrap(object["format"] as? String),
            rules: try XCTUnwrap(object["rules"] as? [String: [String: String]]))
    }

    /// DEV-322.
    func testPluralsBecomeEntriesOfTheTable() throws {
        let (tables, notes) = try tables([
            "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"%d files\" = \"plain\";",
            "en.lproj/Localizable.stringsdict": TemporaryProject.plist(
                """
                <key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string><key>f</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict>
                """),
        ])
        let table = try XCTUnwrap(tables["en.lproj/Localizable.strings"])
        XCTAssertEqual(table["a"], "A")
        let entry = try plural(table["%d files"])
        XCTAssertEqual(entry.format, "%#@f@")
        XCTAssertEqual(entry.rules, ["f": ["one": "%d file", "other": "%d files"]])
        XCTAssertEqual(notes, [])
    }

    func testAStringCatalogBecomesATableForEachLanguage() throws {
        let (tables, _) = try tables([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                 "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
              "Tap": {"localizations": {"en": {"variations": {"device": {
                 "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Touch"}}}}}}},
              "%lld in %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ in %#@b@"}, "substitutions": {
                 "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg birds"}}}}},
                 "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg trees"}}}}}
              }}}},
              "Unused": {}}}
            """
        ])
        XCTAssertEqual(tables["de.lproj/Localizable.strings"], ["Hello": "Hallo"])
        let english = try XCTUnwrap(tables["en.lproj/Localizable.strings"])
        XCTAssertEqual(Set(english.keys), ["%lld items", "Tap", "%lld in %lld"])
        XCTAssertEqual(english["Tap"], "Touch")
        XCTAssertEqual(try plural(english["%lld items"]).rules["n"]?["one"], "%lld item")
        XCTAssertEqual(try plural(english["%lld in %lld"]).rules["b"], ["other": "%lld trees", "position": "2"])
    }

    func testABrokenTableNamesItsLineAndKeepsItsBeginning() throws {
        let (tables, notes) = try tables(["de.lproj/L.strings": "\"a\" = \"1\";\n\"b\" \"2\";\n"])
        XCTAssertEqual(tables["de.lproj/L.strings"], ["a": "1"])
        XCTAssertEqual(notes, ["de.lproj/L.strings:2:5: “=” is missing after the key “b”; what follows is left out"])
    }

    func testWideTextIsRead() throws {
        let folder = try TemporaryProject([:])
        try FilePaths.makeFolder(folder.path)
        let file = folder.path + "/a.strings"
        try XCTUnwrap("\"k\" = \"é\";".data(using: .utf16)).write(to: URL(fileURLWithPath: file))
        XCTAssertEqual(StringTables.readTable(file).table, ["k": "é"])
        XCTAssertFalse(StringTables.readTable(file).isPlain)
    }

    /// What SwiftPM puts into a package's bundle.
    func testTheTablesOfABundleAreMadeInPlace() throws {
        let folder = try TemporaryProject([
            "Shop_Shop.resources/Words.xcstrings": """
            { "sourceLanguage": "en", "strings": { "title": { "localizations": {
                "de": { "stringUnit": { "value": "Titel" } } } } } }
            """,
            "Shop_Shop.resources/en.lproj/Localizable.strings": "\"a\" = \"A\";",
        ])
        let bundle = folder.path + "/Shop_Shop.resources"
        let cache = FilePaths.folder(folder.path) + "/cache"
        XCTAssertEqual(try StringTables.replaceAll(below: bundle, cache: cache, root: folder.path), [])
        XCTAssertEqual(StringTables.readTable(bundle + "/de.lproj/Words.strings").table, ["title": "Titel"])
        XCTAssertEqual(StringTables.readTable(bundle + "/en.lproj/Localizable.strings").table, ["a": "A"])
        XCTAssertFalse(FilePaths.isFile(bundle + "/Words.xcstrings"))
        XCTAssertEqual(try StringTables.replaceAll(below: bundle, cache: cache, root: folder.path), [])
    }

    func testACatalogInAFolderIsAResource() throws {
        XCTAssertTrue(FolderScan.resourceExtensions.contains("xcstrings"))
    }
}
