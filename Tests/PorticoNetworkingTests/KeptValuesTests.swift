import Foundation
import XCTest

@testable import PorticoNetworking

/// The values that tasks are given: they are asked for on more than one queue.
final class KeptValuesTests: XCTestCase {
    func testManyThreadsKeepAndReadThem() {
        nonisolated(unsafe) let object = NSObject()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 {
                keptValues(object).keepValue(number, "\(thread) \(number % 20)")
                _ = keptValues(object).value("\((thread + 1) % 8) \(number % 20)", 0)
            }
        }
        for thread in 0..<8 { XCTAssertEqual(keptValues(object).value("\(thread) 19", -1), 499) }
    }
}
