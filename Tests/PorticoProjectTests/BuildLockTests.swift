import Foundation
import XCTest

@testable import PorticoProject

final class BuildLockTests: XCTestCase {
    func testASecondBuildWaitsForTheFirstAndSaysSo() throws {
        let project = try TemporaryProject([:])
        let lock = BuildLock(folder: project.path + "/build")
        let isWaiting = DispatchSemaphore(value: 0)
        let hasEnded = DispatchSemaphore(value: 0)
        let order = Order()
        try lock.withLock(waiting: { XCTFail("nobody else is there") }) {
            Thread.detachNewThread {
                do {
                    try lock.withLock(waiting: { isWaiting.signal() }) { order.note("second") }
                } catch { order.note("\(error)") }
                hasEnded.signal()
            }
            isWaiting.wait()
            order.note("first")
        }
        hasEnded.wait()
        XCTAssertEqual(order.notes, ["first", "second"])
    }

    func testAFolderThatIsRemovedMeanwhileIsMadeAndLockedAnew() throws {
        let project = try TemporaryProject([:])
        let lock = BuildLock(folder: project.path + "/build")
        let isWaiting = DispatchSemaphore(value: 0)
        let hasEnded = DispatchSemaphore(value: 0)
        let order = Order()
        try lock.withLock(waiting: {}) {
            Thread.detachNewThread {
                do {
                    try lock.withLock(waiting: { isWaiting.signal() }) {
                        order.note(FilePaths.isFolder(lock.folder) ? "there" : "gone")
                        let descriptor = open(lock.folder, O_RDONLY | O_DIRECTORY)
                        order.note(flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? "open" : "locked")
                        close(descriptor)
                    }
                } catch { order.note("\(error)") }
                hasEnded.signal()
            }
            isWaiting.wait()
            try FileManager.default.removeItem(atPath: lock.folder)
        }
        hasEnded.wait()
        XCTAssertEqual(order.notes, ["there", "locked"])
    }

    func testABuildThatFailsLetsTheNextOneIn() throws {
        let project = try TemporaryProject([:])
        let lock = BuildLock(folder: project.path + "/build")
        XCTAssertEqual(
            message { try lock.withLock(waiting: {}) { throw ProjectError("A.swift", "no", remedy: "mend it") } }
                .contains("A.swift"), true)
        XCTAssertEqual(try lock.withLock(waiting: { XCTFail("the first has ended") }) { 1 }, 1)
    }

    func testAFolderThatCannotBeMadeIsAnErrorThatNamesIt() throws {
        let project = try TemporaryProject(["file": ""])
        let said = message { try BuildLock(folder: project.path + "/file/build").withLock(waiting: {}) {} }
        XCTAssertTrue(said.contains("file/build") && said.contains("--build-path"), said)
    }

    /// What two threads did, in order.
    private final class Order: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []

        func note(_ text: String) { lock.withLock { all.append(text) } }
        var notes: [String] { lock.withLock { all } }
    }
}
