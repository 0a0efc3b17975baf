import XCTest

@testable import PorticoProject

final class BuildSettingsTests: XCTestCase {
    private func settings(_ levels: [String: String]...) -> BuildSettings {
        var settings = BuildSettings(configuration: "Debug")
        for level in levels { settings.addLevel(BuildSettings.level(level.mapValues { .text($0) })) }
        return settings
    }

    func testHigherLevelsWinAndInherit() {
        let all = settings(
            ["A": "1", "NAME": "App"], ["A": "$(inherited) 2", "B": "$(NAME)-$(A)"], ["A": "$(A) 3", "NAME": "Shop"])
        XCTAssertEqual(all.value("A"), "1 2 3")
        XCTAssertEqual(all.value("B"), "Shop-1 2 3", "a variable means its highest level")
        XCTAssertNil(all.value("C"))
    }

    func testModifiersAndNesting() {
        let all = settings(["N": "My App", "X_Debug": "yes", "P": "/a/b.c", "E": ""])
        for (text, expected) in [
            "${N:rfc1034identifier}": "My-App", "$(N:c99extidentifier)": "My_App", "$(N:lower)": "my app",
            "$(X_$(CONF:default=Debug))": "yes", "$(E:default=d)$(NONE)": "d",
            "$(P:file)|$(P:base)|$(P:dir)": "b.c|b|/a",
            "cost: $5 $(": "cost: $5 $(",
        ] {
            XCTAssertEqual(all.expand(text), expected, text)
        }
    }

    func testConditions() {
        let all = settings([
            "A": "any", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "phone", "B[config=Release]": "r",
            "C[sdk=iphone*][arch=x86_64]": "both", "C[sdk=iphone*]": "one",
        ])
        XCTAssertEqual(all.value("A"), "simulator")
        XCTAssertNil(all.value("B"))
        XCTAssertEqual(all.value("C"), "both")
    }

    func testSettingsThatNameThemselvesEndAndCostLittle() {
        XCTAssertEqual(settings(["A": "$(B)", "B": "$(A)"]).value("A"), "")
        var level: [String: String] = ["A0": "x"]
        for i in 1..<60 { level["A\(i)"] = "$(A\(i - 1))$(A\(i - 1))" }
        XCTAssertNotNil(settings(level).value("A59"))
    }

    func testWords() {
        XCTAssertEqual(BuildSettings.words(#"-D A "b c" 'd e' f\ g """#), ["-D", "A", "b c", "d e", "f g", ""])
    }

    func testConfigurationFiles() throws {
        let folder = try TemporaryProject([
            "a.xcconfig": """
            // a comment
            #include "more/b.xcconfig"
            #include? "no.xcconfig"
            #include "gone.xcconfig"
            A = 1 // one
            B[sdk=iphoneos*] = device;
            nonsense
            LONG = x \\
              y
            """,
            "more/b.xcconfig": "A = 0\nC = $(inherited) c\n#include \"../a.xcconfig\"",
        ])
        let config = XCConfig(folder.path + "/a.xcconfig", root: folder.path)
        var all = settings(["C": "base"])
        all.addLevel(config.level)
        XCTAssertEqual(all.value("A"), "1")
        XCTAssertEqual(all.value("C"), "base c")
        XCTAssertEqual(BuildSettings.words(all.value("LONG") ?? ""), ["x", "y"])
        XCTAssertNil(all.value("B"))
        XCTAssertEqual(
            config.notes,
            [
                "a.xcconfig: left out: it includes itself", "a.xcconfig:4: gone.xcconfig does not exist",
                "a.xcconfig:7: not “NAME = value”, left out",
            ])
    }
}
