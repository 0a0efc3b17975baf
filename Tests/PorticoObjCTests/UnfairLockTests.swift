import Foundation
import PorticoObjC
import XCTest

final class UnfairLockTests: XCTestCase {
    private final class Counter: @unchecked Sendable {
        let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
        var count = 0
        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }
    }

    func test_oneThreadAtATime() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                os_unfair_lock_lock(counter.lock)
                counter.count += 1
                os_unfair_lock_unlock(counter.lock)
            }
        }
        XCTAssertEqual(counter.count, 16000)
    }

    func test_tryingDoesNotWait() {
        let counter = Counter()
        os_unfair_lock_assert_not_owner(counter.lock)
        XCTAssertTrue(os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_assert_owner(counter.lock)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            if os_unfair_lock_trylock(counter.lock) { XCTFail("it is held") }
        }
        os_unfair_lock_unlock(counter.lock)
        XCTAssertTrue(os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_unlock(counter.lock)
    }

    func test_whoWaitsIsWoken() {
        let counter = Counter()
        let isWaiting = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        os_unfair_lock_lock(counter.lock)
        for _ in 0..<3 {
            Thread.detachNewThread {
                isWaiting.signal()
                os_unfair_lock_lock(counter.lock)
                counter.count += 1
                os_unfair_lock_unlock(counter.lock)
                done.signal()
            }
        }
        for _ in 0..<3 { isWaiting.wait() }
        XCTAssertEqual(counter.count, 0)
        os_unfair_lock_unlock(counter.lock)
        for _ in 0..<3 { XCTAssertEqual(done.wait(timeout: .now() + 10), .success) }
        XCTAssertEqual(counter.count, 3)
    }
}
