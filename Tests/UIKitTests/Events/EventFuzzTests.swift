import TestSupport
import XCTest

/// A few cases of `portico-event-fuzz`, the same ones every time.
final class EventFuzzTests: XCTestCase {
    func testTheFirstCases() throws {
        for seed in 1...6 as ClosedRange<UInt64> {
            do {
                try MainActor.assumeIsolated { try EventFuzz.run(FuzzStep.steps(seed: seed, count: 80)) }
            } catch { XCTFail("seed \(seed) \(error)") }
        }
    }
}
