import Foundation

// What XCTest has on iOS and not on Linux, for tests that `portico test` hosts.

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
    /// What the part was named when it was run.
    var name: String { get }
}

/// Names parts of tests. The name has no report to go to; the part runs at once.
public final class XCTContext: NSObject {
    private final class Activity: NSObject, XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
    }

    /// Runs a block as a part of the test, at once and on the main thread; returns its result or throws its error.
    public class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        nonisolated(unsafe) var result: Result?
        try MainActor.assumeIsolated { result = try block(Activity(name)) }
        return result!
    }
}
