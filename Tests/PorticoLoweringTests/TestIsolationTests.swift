import XCTest

@testable import PorticoLowering

final class TestIsolationTests: XCTestCase {
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
                               func testOne() { _porticoOnMain { f() } }
                               func testTwo() throws { try _porticoOnMain { try g() } }
                    @MainActor func testThree() async { await h() }
                    @MainActor func helper() {}
                    func testFour() { f() }
                }
                @MainActor final class B: XCTestCase, @unchecked Sendable {
                    override nonisolated func setUp() { _porticoOnMain { super.setUp() } }
                    override func tearDown() async throws {                           ; f() }
                    nonisolated func testOne() { _porticoOnMain {
                        f()
                    } }
                    nonisolated func testTwo() { f() }
                }
                class D: B {
                    nonisolated func testOne() { _porticoOnMain { f() } }
                }
                @MainActor class C { func testOne() { f() } }
                """)
    }
}
