import Foundation
import XCTest

@testable import PorticoFoundation

/// An observer's queue, which nobody else need hold.
final class ObserverQueueTests: XCTestCase {
    /// What an observer hears, on whichever thread.
    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var names: [String] = []
        var all: [String] { lock.withLock { names } }
        func note(_ name: String) { lock.withLock { names.append(name) } }
    }

    private let noted = Notification.Name("ObserverQueueTests")

    func testAnObserverKeepsItsQueue() {
        let center = NotificationCenter(), heard = Heard()
        // Posting waits until the queue has called the block.
        let token = center.addObserver(forName: noted, object: nil, queue: OperationQueue()) {
            heard.note($0.name.rawValue)
        }
        center.post(name: noted, object: nil)
        center.post(name: noted, object: nil)
        XCTAssertEqual(heard.all, [noted.rawValue, noted.rawValue])
        center.removeObserver(token)
        center.post(name: noted, object: nil)
        XCTAssertEqual(heard.all.count, 2)
    }

    func testTheQueueGoesWithTheObserver() {
        let center = NotificationCenter()
        weak var kept: OperationQueue?
        do {
            let queue = OperationQueue()
            kept = queue
            let token = center.addObserver(forName: noted, object: nil, queue: queue) { _ in }
            XCTAssertNotNil(kept)
            center.removeObserver(token)
        }
        XCTAssertNil(kept)
        let none: OperationQueue? = nil, heard = Heard()
        let token = center.addObserver(forName: noted, object: nil, queue: none) { heard.note($0.name.rawValue) }
        center.post(name: noted, object: nil)
        XCTAssertEqual(heard.all.count, 1, "nil is where it is posted")
        center.removeObserver(token)
    }
}
