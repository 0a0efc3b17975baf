import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

final class TransactionTests: LayerTestCase {
    /// One turn of the main run loop, without waiting.
    private func turn() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }

    /// Recorded of Apple's: a commit doesn't call out; the run loop does, once.
    func testCompletionsComeATurnAfterTheCommit() {
        var runs = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { runs += 1 }
        turn()
        XCTAssertEqual(runs, 0, "still open")
        CATransaction.commit()
        XCTAssertEqual(runs, 0)
        turn()
        turn()
        XCTAssertEqual(runs, 1)
        XCTAssertNil(CATransaction.completionBlock())
    }

    func testASecondBlockAddsToTheFirstAndNilKeepsIt() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("first") }
        CATransaction.setCompletionBlock { log.append("second") }
        CATransaction.setCompletionBlock(nil)
        XCTAssertNil(CATransaction.completionBlock())
        CATransaction.commit()
        turn()
        XCTAssertEqual(log, ["first", "second"])
    }

    func testANestedTransactionReadsTheOuterBlock() {
        var runs = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { runs += 1 }
        CATransaction.begin()
        XCTAssertNotNil(CATransaction.completionBlock())
        CATransaction.commit()
        turn()
        XCTAssertEqual(runs, 0)
        CATransaction.commit()
        turn()
        XCTAssertEqual(runs, 1)
    }

    func testABlockWaitsForItsOwnAnimationsOnly() throws {
        let layer = shownLayer()
        var log: [String] = []
        func fade(_ key: String) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            return animation
        }
        CATransaction.begin()
        layer.add(fade("a"), forKey: "a")
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        layer.add(fade("b"), forKey: "b")
        CATransaction.commit()
        layer.add(fade("c"), forKey: "c")
        CATransaction.commit()
        let ids = commits.flatMap(\.animationsAdded).map(\.record.id)
        XCTAssertEqual(ids.count, 3)
        context.animationDidStop(id: ids[2])
        turn()
        XCTAssertEqual(log, [])
        context.animationDidStop(id: ids[1])
        XCTAssertEqual(log, ["inner", "outer"], "the inner one counts for the outer; a came before the block")
    }

    func testACompletionOfAnotherThreadRunsOnTheMainThread() {
        let done = expectation(description: "completion")
        Thread.detachNewThread {
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                XCTAssertTrue(Thread.isMainThread)
                done.fulfill()
            }
            CATransaction.commit()
        }
        wait(for: [done], timeout: 5)
    }

    // DEV-015
    func testAnotherThreadsChangesAreCommittedByTheOwner() {
        let layer = shownLayer()
        let done = expectation(description: "thread")
        nonisolated(unsafe) let target = layer
        nonisolated(unsafe) let top = root
        Thread.detachNewThread {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            target.opacity = 0.25
            top.addSublayer(CALayer())
            CATransaction.commit()
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        CATransaction.flush()
        XCTAssertTrue(commits.flatMap(\.changed).contains { $0.id == layer.id && $0.properties.opacity == 0.25 })
        XCTAssertEqual(root.sublayers?.count, 2)
    }

    func testLockIsRecursive() {
        CATransaction.lock()
        CATransaction.lock()
        root.opacity = 0.5
        CATransaction.unlock()
        CATransaction.unlock()
        commit()
    }

    func testSettingsByKey() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.75)
        XCTAssertEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 0.75)
        CATransaction.setValue(1.25, forKey: kCATransactionAnimationDuration)
        XCTAssertEqual(CATransaction.animationDuration(), 1.25)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        XCTAssertTrue(CATransaction.disableActions())
        XCTAssertNil(CATransaction.animationTimingFunction())
        CATransaction.commit()
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25, "a commit too many does no harm")
    }
}
