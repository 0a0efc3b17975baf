import CPango
import CoreText
import Foundation
import XCTest

/// The rules that a process has are the machine's, read once.
final class FontRulesTests: XCTestCase {
    /// Fontconfig's own start reads its folder of samples as well, and lists them as files that aren't in use.
    func test_samplesOfRulesAreNotRead() {
        _ = CTFont.system(size: 17)
        let files = ruleFiles(of: FcConfigGetCurrent())
        XCTAssertFalse(files.isEmpty)
        XCTAssertEqual(files.filter { !$0.isUsed }.map(\.path), [])
    }

    func test_rulesInUseAreThoseOfFontconfigsOwnStart() throws {
        _ = CTFont.system(size: 17)
        let own = try XCTUnwrap(FcInitLoadConfigAndFonts())
        defer { FcConfigDestroy(own) }
        XCTAssertEqual(
            ruleFiles(of: FcConfigGetCurrent()).map(\.path), ruleFiles(of: own).filter(\.isUsed).map(\.path))
        for family in ["Inter", "sans-serif", "serif", "monospace", "emoji", "Helvetica", "A family that nobody has"] {
            XCTAssertEqual(
                try fontFile(of: family, by: FcConfigGetCurrent()), try fontFile(of: family, by: own), family)
        }
    }

    private func ruleFiles(of config: OpaquePointer?) -> [(path: String, isUsed: Bool)] {
        var iterator = FcConfigFileInfoIter()
        FcConfigFileInfoIterInit(config, &iterator)
        var files: [(path: String, isUsed: Bool)] = []
        repeat {
            var name: UnsafeMutablePointer<FcChar8>?
            var description: UnsafeMutablePointer<FcChar8>?
            var isUsed: FcBool = 0
            guard FcConfigFileInfoIterGet(config, &iterator, &name, &description, &isUsed) != 0, let name else { break }
            files.append((String(cString: name), isUsed != 0))
            // The name and the description are copies.
            FcStrFree(name)
            FcStrFree(description)
        } while FcConfigFileInfoIterNext(config, &iterator) != 0
        return files
    }

    private func fontFile(of family: String, by config: OpaquePointer?) throws -> String {
        let pattern = try XCTUnwrap(FcNameParse(family))
        defer { FcPatternDestroy(pattern) }
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        let match = try XCTUnwrap(FcFontMatch(config, pattern, &result))
        defer { FcPatternDestroy(match) }
        var file: UnsafeMutablePointer<FcChar8>?
        XCTAssertEqual(FcPatternGetString(match, FC_FILE, 0, &file), FcResultMatch)
        return String(cString: try XCTUnwrap(file))
    }
}
