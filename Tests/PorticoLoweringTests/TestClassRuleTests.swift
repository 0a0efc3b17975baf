import XCTest

@testable import PorticoLowering

final class TestClassRuleTests: XCTestCase {
    private func lowered(_ source: String, hasSupport: Bool = true) throws -> String {
        try lower(source, options: LoweringOptions(hasTestSupport: hasSupport))[0].text
    }

    func test_classesOfTestsHaveOursAboveThem() throws {
        let source = """
            import XCTest
            class Base: XCTestCase, Sendable {}
            final class A: Base {}
            extension XCTestCase: Marked {}
            class Log: NSObject, XCTestObservation {}
            let test = XCTestCase()
            func run<T: XCTestCase>(_ test: T) {}

            """
        let text = try lowered(source)
        for line in [
            "class Base: _PorticoTestCase, Sendable {}", "final class A: Base {}", "extension XCTestCase: Marked {}",
            "class Log: NSObject, _PorticoTestObservation {}", "let test = _PorticoTestCase()",
            "func run<T: XCTestCase>(_ test: T) {}",
        ] {
            XCTAssertTrue(text.contains(line + "\n"), "\(line) in \(text)")
        }
    }

    func test_withoutSupportTheyStay() throws {
        let text = try lowered("import XCTest\nclass Base: XCTestCase {}", hasSupport: false)
        XCTAssertFalse(text.contains("_Portico"), text)
    }

    func test_anImportOfAnotherNameBringsNone() throws {
        let text = try lowered("import XCTestDynamicOverlay\nclass Base: XCTestCase {}")
        XCTAssertFalse(text.contains("_PorticoTestCase"), text)
    }
}
