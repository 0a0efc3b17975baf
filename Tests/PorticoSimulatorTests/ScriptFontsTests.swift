import XCTest

@testable import PorticoSimulator

/// Which fonts `portico doctor --system` names.
final class ScriptFontsTests: XCTestCase {
    func testEachScriptIsNamedOnce() {
        let found = ScriptFonts.findFonts()
        XCTAssertEqual(Set(found.map(\.script)).count, found.count)
        XCTAssertNotNil(found.first { $0.script == "Latin" }?.family)
        let text = ScriptFonts.text(found)
        for one in found { XCTAssertTrue(text.contains(one.script), one.script) }
    }

    func testFontsHaveALineEachAndWhatIsMissingIsLast() {
        let found = [
            ScriptFonts(script: "Latin", family: "Inter", package: "a"),
            ScriptFonts(script: "Thai", family: nil, package: "b"),
            ScriptFonts(script: "Greek", family: "Inter", package: "a"),
            ScriptFonts(script: "Korean", family: "Noto Sans CJK KR", package: "c"),
        ]
        XCTAssertEqual(
            ScriptFonts.text(found), "Fonts:\n  Inter: Latin, Greek\n  Noto Sans CJK KR: Korean\n  no font: Thai")
    }
}
