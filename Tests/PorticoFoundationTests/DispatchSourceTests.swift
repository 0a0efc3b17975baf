import Synchronization
import XCTest

@testable import PorticoFoundation

/// The dispatch sources that Linux's Dispatch lacks.
final class DispatchSourceTests: XCTestCase {
    private func events(
        _ mask: DispatchSource.FileSystemEvent, of path: String, until wanted: DispatchSource.FileSystemEvent,
        _ change: () throws -> Void
    ) throws -> DispatchSource.FileSystemEvent {
        let file = open(path, O_RDONLY)
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: file, eventMask: mask, queue: DispatchQueue(label: "events"))
        let all = Mutex<UInt>(0)
        let happened = expectation(description: "\(wanted.rawValue)")
        happened.assertForOverFulfill = false
        source.setEventHandler {
            let data = source.data.rawValue
            let now = all.withLock { all in
                all |= data
                return all
            }
            if now & wanted.rawValue == wanted.rawValue { happened.fulfill() }
        }
        source.setCancelHandler { close(file) }
        source.resume()
        try change()
        wait(for: [happened], timeout: 10)
        source.cancel()
        return DispatchSource.FileSystemEvent(rawValue: all.withLock { $0 })
    }

    private func withFile(_ body: (String) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "/" + UUID().uuidString
        try Data("a".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    func testAFileThatGrows() throws {
        try withFile { path in
            let found = try events(.all, of: path, until: [.write, .extend]) {
                let handle = try XCTUnwrap(FileHandle(forWritingAtPath: path))
                try handle.seekToEnd()
                try handle.write(contentsOf: Data("more".utf8))
            }
            XCTAssertFalse(found.contains(.delete))
        }
    }

    func testAFileThatIsDeletedOrRenamed() throws {
        try withFile { path in
            _ = try events([.delete], of: path, until: .delete) { try FileManager.default.removeItem(atPath: path) }
        }
        try withFile { path in
            let found = try events([.rename], of: path, until: .rename) {
                try FileManager.default.moveItem(atPath: path, toPath: path + "2")
                try FileManager.default.removeItem(atPath: path + "2")
            }
            XCTAssertEqual(found, .rename, "only what is asked for")
        }
    }

    func testAFolderThatGetsAFile() throws {
        let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try events(.write, of: folder, until: .write) {
            try Data().write(to: URL(fileURLWithPath: folder + "/a"))
        }
    }

    // DEV-976
    func testAMemoryWarningIsPressure() {
        let source = DispatchSource.makeMemoryPressureSource(
            eventMask: [.warning, .critical], queue: DispatchQueue(label: "memory"))
        let warned = expectation(description: "warned")
        source.setEventHandler {
            XCTAssertEqual(source.data, .warning)
            warned.fulfill()
        }
        source.resume()
        NotificationCenter.default.post(
            name: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: nil)
        wait(for: [warned], timeout: 10)
        source.cancel()
    }

    func testTheEndOfAProcess() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/cat")
        let input = Pipe()
        process.standardInput = input
        try process.run()
        let source = DispatchSource.makeProcessSource(
            identifier: process.processIdentifier, eventMask: .exit, queue: DispatchQueue(label: "process"))
        let ended = expectation(description: "ended")
        source.setEventHandler { ended.fulfill() }
        source.resume()
        try input.fileHandleForWriting.close()
        wait(for: [ended], timeout: 10)
        XCTAssertEqual(source.handle, process.processIdentifier)
        source.cancel()
    }

    func testTimesHaveADistance() {
        let time = DispatchTime(uptimeNanoseconds: 1000)
        XCTAssertEqual(time.distance(to: time.advanced(by: .nanoseconds(50))), .nanoseconds(50))
        XCTAssertEqual(time.advanced(by: .nanoseconds(50)).distance(to: time), .nanoseconds(-50))
    }
}
