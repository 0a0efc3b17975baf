import XCTest

@testable import PorticoLowering

final class ModuleNameRuleTests: XCTestCase {
    func test_modulesNamesLeadToWhatIsHere() throws {
        let table = [
            ("Darwin.round(x)", "Glibc .round(x)"),
            ("CoreImage.CIColor.self", "UIKit    .CIColor.self"),
            ("Foundation.URLSession.shared", "FoundationNetworking.URLSession.shared"),
            ("Foundation.Bundle.main", "Foundation.Bundle.main"),
            ("ObjectiveC.NSObject.self", "Foundation.NSObject.self"),
            ("CoreFoundation.CGFloat(1)", "Foundation    .CGFloat(1)"),
            ("CoreFoundation.CFNull.self", "CoreFoundation.CFNull.self"),
            ("x.Darwin.y", "x.Darwin.y"),
            ("OSLog.default", "OSLog.default"),
            ("OSLog.Logger()", "PorticoFoundation.Logger()"),
            ("os.log", "os.log"),
        ]
        for (before, after) in table { try assertLowers("let a = \(before)", to: "let a = \(after)") }
        try assertLowers("var a: Combine.Future<Int, Never>?", to: "var a: PorticoCombine.Future<Int, Never>?")
        try assertLowers(
            "import os\nlet a = os.Logger()", to: "import PorticoFoundation\nlet a = PorticoFoundation.Logger()")
        XCTAssertTrue(try lower("let a = Darwin.sin(1)")[0].text.hasSuffix("\nimport Glibc\n"))
    }

    func test_aTypeOfTheProjectsIsMeant() throws {
        try assertLowers("let a = Darwin.round(x)", to: "let a = Darwin.round(x)", with: "enum Darwin {}")
    }
}
