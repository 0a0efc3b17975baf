import PorticoFoundation
import XCTest

/// A progress whose number of units becomes 0, and the identity of queues: what lowered code asks.
final class ProgressTotalTests: XCTestCase {
    func test_aProgressThatBeginsAgain() {
        let progress = Progress(totalUnitCount: 0)
        progress._porticoTotalUnitCount = 100
        progress.completedUnitCount = 100
        XCTAssertTrue(progress.isFinished)
        progress._porticoTotalUnitCount = 0
        XCTAssertEqual([progress.totalUnitCount, progress.completedUnitCount], [0, 100])
        progress.completedUnitCount = 0
        XCTAssertTrue(progress.isIndeterminate)
        XCTAssertFalse(progress.isFinished)
        progress._porticoTotalUnitCount = 10
        progress.completedUnitCount = 5
        XCTAssertEqual(progress.fractionCompleted, 0.5)
    }

    func test_aParentHearsOfIt() {
        let (parent, child) = (Progress(totalUnitCount: 2), Progress(totalUnitCount: 4))
        parent.addChild(child, withPendingUnitCount: 2)
        child.completedUnitCount = 2
        XCTAssertEqual(parent.fractionCompleted, 0.5)
        child._porticoTotalUnitCount = 0
        XCTAssertEqual(parent.fractionCompleted, 0)
        child.completedUnitCount = 0
        child._porticoTotalUnitCount = 8
        child.completedUnitCount = 2
        XCTAssertEqual(parent.fractionCompleted, 0.25)
    }

    func test_theMainQueueIsOne() {
        let queue = DispatchQueue(label: "a")
        let same: DispatchQueue? = queue
        XCTAssertTrue(DispatchQueue.main === DispatchQueue.main)
        XCTAssertTrue(queue === same)
        XCTAssertTrue(queue !== DispatchQueue.main)
        XCTAssertFalse(same === nil)
        XCTAssertFalse(DispatchQueue(label: "a") === queue)
    }

    func test_aStreamWithoutAnError() {
        let input = InputStream(data: Data([1]))
        XCTAssertNil(input._porticoStreamError)
        input.open()
        XCTAssertNil(input._porticoStreamError)
        let missing = InputStream(fileAtPath: "/no/such/file")
        missing?.open()
        XCTAssertEqual(missing?.streamStatus, .error)
        XCTAssertNotNil(missing?._porticoStreamError)
        let output = OutputStream.toMemory()
        output.open()
        XCTAssertNil(output._porticoStreamError)
    }
}
