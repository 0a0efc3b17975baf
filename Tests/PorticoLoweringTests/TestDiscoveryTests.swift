import XCTest

@testable import PorticoLowering

final class TestDiscoveryTests: XCTestCase {
    private func classes(_ files: [String], others: [String] = []) -> [TestClass] {
        func inputs(_ texts: [String]) -> [LoweringInput] {
            texts.enumerated().map { LoweringInput(path: "/p/\($0).swift", source: $1) }
        }
        return Lowering(cacheDirectory: nil).testClasses(in: inputs(files), others: inputs(others))
    }

    func testWhatObjectiveCWouldList() {
        let found = classes([
            """
            import XCTest
            final class A: XCTestCase {
                func testOne() {}
                func testTwo() async throws {}
                func testWith(_ number: Int) {}
                func testReturning() -> Int { 1 }
                private func testHidden() {}
                static func testStatic() {}
                func helper() {}
            }
            private class Unseen: XCTestCase { func testX() {} }
            class NoTests: XCTestCase {}
            struct testStruct { func testY() {} }
            """, "extension A { func testThree() throws {} }",
        ])
        XCTAssertEqual(found.map(\.name), ["A"])
        XCTAssertEqual(found.first?.methods.map(\.name), ["testOne", "testThree", "testTwo"])
        XCTAssertEqual(found.first?.methods.map(\.isAsync), [false, false, true])
    }

    func testInheritedTestsRunInEachClass() {
        let found = classes(
            ["class B: Base { func testOwn() {} }\nclass C: B { override func testOwn() {} }"],
            others: ["open class Base: XCTestCase { func testBase() {} }"])
        XCTAssertEqual(found.map(\.name), ["B", "C"])
        XCTAssertEqual(found.map { $0.methods.map(\.name) }, [["testBase", "testOwn"], ["testBase", "testOwn"]])
    }

    func testXCTestBringsWhatLinuxLacks() throws {
        func text(_ hasSupport: Bool) throws -> String {
            let source = """
                import XCTest
                class L: XCTestCase { override class var runsForEachTargetApplicationUIConfiguration: Bool { true } }
                """
            return try Lowering(cacheDirectory: nil, options: LoweringOptions(hasTestSupport: hasSupport))
                .lower(files: [LoweringInput(path: "/p/a.swift", source: source)])[0].text
        }
        XCTAssertTrue(try text(true).hasPrefix("import XCTest; import UIKit; import PorticoXCTest\n"))
        XCTAssertTrue(try text(false).hasPrefix("import XCTest; import UIKit\n"))
        XCTAssertFalse(try text(true).contains("override"), "there is nothing to override")
    }
}
