import XCTest

@testable import PorticoLowering

final class TestIsolationTests: XCTestCase {
    func test_functionsInsideATestAreNotTests() throws {
        try assertLowers(
            "@MainActor class A: XCTestCase, Sendable {\n    func testA() {\n        func testRow() { f() }\n        testRow()\n    }\n}",
            to:
                "@MainActor class A: XCTestCase, Sendable {\n    nonisolated func testA() { @MainActor func testA() {\n"
                + "        func testRow() { f() }\n        testRow()\n    }; _porticoOnMain(testA) }\n}")
    }

    func test_aBodyThatNamesItsTestGetsAnotherName() throws {
        try assertLowers(
            "class A: XCTestCase {\n    @MainActor func testA() { testA(1) }\n    func testA(_ count: Int) {}\n}",
            to: "class A: XCTestCase {\n               func testA() { @MainActor func _porticoBody() { testA(1) }; "
                + "_porticoOnMain(_porticoBody) }\n    func testA(_ count: Int) {}\n}")
    }

    func test_isolatedTestMethodsKeepTheirBodiesOnTheMainActor() throws {
        try assertLowers(
            """
            import XCTest
            class Base: XCTestCase {}
            class A: Base {
                @MainActor func testOne() { f() }
                @MainActor func testTwo() throws { try g() }
                @MainActor func testThree() async { await h() }
                @MainActor func helper() {}
                func testFour() { f() }
            }
            @MainActor final class B: XCTestCase {
                override func setUp() { super.setUp() }
                override func tearDown() async throws { try await super.tearDown(); f() }
                func testOne() {
                    f()
                }
                nonisolated func testTwo() { f() }
            }
            class D: B {
                func testOne() { f() }
            }
            @MainActor class C { func testOne() { f() } }
            """,
            to: """
                import XCTest; import UIKit
                class Base: XCTestCase {}
                class A: Base {
                               func testOne() { @MainActor func testOne() { f() }; _porticoOnMain(testOne) }
                               func testTwo() throws { @MainActor func testTwo() throws { try g() }; try _porticoOnMain(testTwo) }
                    @MainActor func testThree() async { await h() }
                    @MainActor func helper() {}
                    func testFour() { f() }
                }
                @MainActor final class B: XCTestCase, @unchecked Sendable {
                    override nonisolated func setUp() { @MainActor func _porticoBody() { super.setUp() }; _porticoOnMain(_porticoBody) }
                    override func tearDown() async throws {                           ; f() }
                    nonisolated func testOne() { @MainActor func testOne() {
                        f()
                    }; _porticoOnMain(testOne) }
                    nonisolated func testTwo() { f() }
                }
                class D: B {
                    nonisolated func testOne() { @MainActor func testOne() { f() }; _porticoOnMain(testOne) }
                }
                @MainActor class C { func testOne() { f() } }
                """)
    }

    func test_whereCodeIsTheMainActorsTestCasesAre() throws {
        let source = """
            import XCTest
            final class RowTests: XCTestCase {
                func testOne() { f() }
                func testTwo() async { await g() }
                func helper() {}
            }
            nonisolated final class PlainTests: XCTestCase {
                func testOne() { f() }
            }
            """
        let text = try lower(source, options: LoweringOptions(mainActorModules: [""]))[0].text
        let initializer =
            "nonisolated required init(name: String, testClosure: @escaping XCTestCaseClosure) {"
            + " super.init(name: name, testClosure: testClosure) };"
        XCTAssertTrue(text.contains("final class RowTests: XCTestCase { " + initializer), text)
        XCTAssertTrue(text.contains("nonisolated func testOne() { @MainActor func testOne() { f() }; "), text)
        XCTAssertTrue(text.contains("    func testTwo() async { await g() }\n    func helper() {}"), text)
        XCTAssertTrue(text.contains("final class PlainTests: XCTestCase {\n    func testOne() { f() }"), text)
        XCTAssertFalse(try lower(source)[0].text.contains("init(name:"))
    }

    func test_aSpecificationWhoseExamplesAreKnownAtRunTimeGetsATest() throws {
        let quick = """
            import XCTest
            typealias Base = XCTestCase
            open class QuickSpec: Base {
                open class func spec() {}
                public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] { [] }
            }
            """
        let specs = """
            final class RowSpec: QuickSpec { override class func spec() {} }
            class Usual: XCTestCase { static var allTests: [Int] { [] }; func testA() {} }
            class Mixed: QuickSpec { func testA() {} }
            """
        let results = try lower(quick, specs)
        XCTAssertFalse(results[0].text.contains("testExamples"))
        let lines = results[1].text.split(separator: "\n")
        XCTAssertTrue(lines[0].contains("; func testExamples() throws { for"), results[1].text)
        XCTAssertFalse(lines[1].contains("testExamples"))
        XCTAssertFalse(lines[2].contains("testExamples"))
    }
}
