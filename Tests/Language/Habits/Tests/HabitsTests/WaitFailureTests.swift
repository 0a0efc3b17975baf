import XCTest

/// What a wait for expectations says when it fails, in Apple's words: tests match them.
final class WaitFailureTests: XCTestCase {
    private var issues: [XCTIssue]?

    override func record(_ issue: XCTIssue) {
        guard issues == nil else {
            issues?.append(issue)
            return
        }
        super.record(issue)
    }

    /// The failures of the block, which are none of the test's.
    private func texts(_ body: () -> Void) -> [String] {
        issues = []
        defer { issues = nil }
        body()
        return (issues ?? []).map(\.compactDescription)
    }

    func testTimeouts() {
        let found = texts {
            wait(for: [XCTestExpectation(description: "answer")], timeout: 0.01)
            wait(for: [XCTestExpectation(description: "a"), XCTestExpectation(description: "b")], timeout: 0)
        }
        XCTAssertEqual(
            found,
            [
                #"Asynchronous wait failed: Exceeded timeout of 0.01 seconds, with unfulfilled expectations: "answer"."#,
                #"Asynchronous wait failed: Exceeded timeout of 0 seconds, with unfulfilled expectations: "a", "b"."#,
            ])
    }

    func testInvertedExpectations() {
        let never = XCTestExpectation(description: "the list's end")
        never.isInverted = true
        never.fulfill()
        XCTAssertEqual(
            texts { wait(for: [never], timeout: 1) }, [#"Fulfilled inverted expectation "the list's end"."#])
    }

    func testOrder() {
        let first = XCTestExpectation(description: "first")
        let second = XCTestExpectation(description: "second")
        let found = texts {
            second.fulfill()
            first.fulfill()
            wait(for: [first, second], timeout: 1, enforceOrder: true)
        }
        XCTAssertEqual(
            found,
            [#"Failed due to expectation fulfilled in incorrect order: requires "first", actually fulfilled "second"."#]
        )
    }

    /// Libraries that report failures ask whether the tests run in an app.
    func testTheMainBundleIsThatOfApplesProgram() {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool")
    }

    func testTheyAreExpected() {
        XCTExpectFailure {
            wait(for: [XCTestExpectation(description: "answer")], timeout: 0)
        } issueMatcher: {
            $0.compactDescription.hasPrefix("Asynchronous wait failed: Exceeded timeout of 0 seconds")
        }
    }
}
