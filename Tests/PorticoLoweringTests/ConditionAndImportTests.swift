import XCTest

@testable import PorticoLowering

final class ConditionAndImportTests: XCTestCase {
    func test_conditionsAnswerAsOniOS() throws {
        try assertLowers(
            """
            #if os(iOS) && !targetEnvironment(simulator)
            #elseif os(Linux) || os(macOS)
            #elseif canImport(UIKit) && DEBUG && swift(>=5.9)
            #elseif canImport(SwiftUI)
            #endif
            """,
            to: """
                #if true    && !true                        
                #elseif false     || os(macOS)
                #elseif canImport(UIKit) && DEBUG && swift(>=5.9)
                #elseif false             
                #endif
                """)
    }

    func test_codeThatIsNotCompiledIsLeftAlone() throws {
        try assertLowers(
            "#if os(macOS)\nimport AppKit\n@objc class A {}\n#else\n@objc class B: NSObject {}\n#endif",
            to: "#if os(macOS)\nimport AppKit\n@objc class A {}\n#else\n      class B: NSObject {}\n#endif")
    }

    func test_importsFindTheirModule() throws {
        try assertLowers(
            "import UIKit.UIGestureRecognizerSubclass\nimport Darwin\nimport os.log\nimport Combine\nimport struct Foundation.URL",
            to: "import UIKit                            \nimport Glibc \nimport PorticoObjC\nimport PorticoCombine\n"
                + "import struct Foundation.URL")
    }

    func test_foundationInParts() throws {
        try assertLowers(
            "import UIKit\nlet s = URLSession.shared",
            to: "import UIKit; import FoundationNetworking\nlet s = URLSession.shared")
        try assertLowers("import Foundation\nlet s = 1", to: "import Foundation\nlet s = 1")
    }

    func test_absentModulesAreErrorsUnlessGuarded() throws {
        try assertReports("import UIKit\nimport MapKit", "MapKit", line: 2, column: 8)
        XCTAssertEqual(try lower("#if canImport(MapKit)\nimport MapKit\n#endif")[0].diagnostics, [])
        XCTAssertEqual(
            try lower("import MapKit", options: LoweringOptions(projectModules: ["MapKit"]))[0].diagnostics, [])
    }
}
