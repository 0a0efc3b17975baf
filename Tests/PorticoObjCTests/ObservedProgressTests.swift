import Foundation
import PorticoObjC
import Synchronization
import XCTest

/// Observers of `Progress`, by typed key paths and by name.
final class ObservedProgressTests: XCTestCase {
    func testFractionsAreHeardOfAlsoThoseOfChildren() {
        let progress = Progress(totalUnitCount: 10)
        var heard: [Double] = [], old: [Double] = []
        let observation = progress.observe(
            \.fractionCompleted, _porticoKeys: "fractionCompleted", options: [.old, .new]
        ) { progress, change in
            XCTAssertEqual(progress.fractionCompleted, change.newValue)
            heard.append(change.newValue ?? -1)
            old.append(change.oldValue ?? -1)
        }
        progress.completedUnitCount = 2
        progress.completedUnitCount = 2
        progress.completedUnitCount += 3
        let child = Progress(totalUnitCount: 4)
        progress.addChild(child, withPendingUnitCount: 5)
        child.completedUnitCount = 2
        child.completedUnitCount = 4
        XCTAssertEqual(heard, [0.2, 0.5, 0.75, 1])
        XCTAssertEqual(old, [0, 0.2, 0.5, 0.75])
        XCTAssertEqual(progress.completedUnitCount, 10)
        observation.invalidate()
        progress.totalUnitCount = 20
        XCTAssertEqual(heard.count, 4)
    }

    func testAnObserverHearsOfItsOwnThreadsChangesAlone() {
        struct Heard {
            var own = 0, strange = 0
            var thread: Thread?
        }
        final class Hearing: Sendable { let heard = Mutex(Heard()) }
        let both = (0..<2).map { _ in (progress: Progress(totalUnitCount: 2000), hearing: Hearing()) }
        let observations = both.map { progress, hearing in
            progress.observe(\.completedUnitCount, _porticoKeys: "completedUnitCount") { _, _ in
                hearing.heard.withLock { heard in
                    if heard.thread === Thread.current { heard.own += 1 } else { heard.strange += 1 }
                }
            }
        }
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            both[index].hearing.heard.withLock { $0.thread = Thread.current }
            for count in 1...2000 { both[index].progress.completedUnitCount = Int64(count) }
        }
        XCTAssertEqual(both.map { $0.hearing.heard.withLock { $0.own } }, [2000, 2000])
        XCTAssertEqual(both.map { $0.hearing.heard.withLock { $0.strange } }, [0, 0])
        for observation in observations { observation.invalidate() }
    }

    func testOtherPropertiesAreHeardOf() {
        let progress = Progress(totalUnitCount: 4)
        var heard: [String] = []
        let observations = [
            progress.observe(\.isFinished, _porticoKeys: "isFinished") { progress, _ in
                heard.append("finished \(progress.isFinished)")
            },
            progress.observe(\.isCancelled, _porticoKeys: "isCancelled") { progress, _ in
                heard.append("cancelled \(progress.isCancelled)")
            },
            progress.observe(\.totalUnitCount, _porticoKeys: "totalUnitCount") { progress, _ in
                heard.append("total \(progress.totalUnitCount)")
            },
        ]
        progress.totalUnitCount = 5
        progress.completedUnitCount = 5
        progress.cancel()
        XCTAssertEqual(heard, ["total 5", "finished true", "cancelled true"])
        for observation in observations { observation.invalidate() }
    }

    func testTheyAreReadByName() {
        let progress = Progress(totalUnitCount: 8)
        progress.completedUnitCount = 2
        XCTAssertEqual(progress.value(forKey: "fractionCompleted") as? Double, 0.25)
        XCTAssertEqual(progress.value(forKey: "finished") as? Bool, false)
        XCTAssertEqual(progress.value(forKeyPath: "totalUnitCount") as? Int, 8)
    }

    func testOneThatDiesIsForgotten() {
        weak var gone: Progress?
        do {
            let progress = Progress(totalUnitCount: 1)
            gone = progress
            let observation = progress.observe(\.fractionCompleted, _porticoKeys: "fractionCompleted") { _, _ in }
            observation.invalidate()
        }
        XCTAssertNil(gone)
        let other = Progress(totalUnitCount: 2)
        other.completedUnitCount = 1
        XCTAssertEqual(other.fractionCompleted, 0.5)
    }
}
