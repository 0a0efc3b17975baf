import XCTest

/// A test of main-thread objects. XCTest on Linux can't list isolated test methods, so each test's body stands in `onMain`.
open class MainTestCase: XCTestCase, @unchecked Sendable {
    /// Fresh for each test.
    package var harness: Harness!

    open override func setUp() {
        super.setUp()
        onMain {
            harness = Harness()
            prepare()
        }
    }

    open override func tearDown() {
        onMain {
            cleanUp()
            harness.end()
            harness = nil
        }
        super.tearDown()
    }

    /// Runs before each test, with the harness made.
    @MainActor open func prepare() {}
    /// Runs after each test, before the harness ends.
    @MainActor open func cleanUp() {}

    package func onMain(_ body: @MainActor () throws -> Void) rethrows {
        try MainActor.assumeIsolated(body)
    }
}
