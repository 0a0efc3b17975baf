import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// An app's container: one process has it, and what killed writers left in it goes.
final class ContainerTests: ShellTestCase {
    private func temporaryFolder() throws -> String {
        let path = NSTemporaryDirectory() + "/portico-container-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// `flock` is a program of its own process: it stands for another shell.
    func testAContainerOfAnotherProcessIsRefusedByName() throws {
        let path = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let other = Process()
        other.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        other.arguments = ["--no-fork", path, "sh", "-c", "echo held; exec cat"]
        let (output, input) = (Pipe(), Pipe())
        (other.standardOutput, other.standardInput) = (output, input)
        try other.run()
        XCTAssertEqual(output.fileHandleForReading.availableData, Data("held\n".utf8))
        XCTAssertThrowsError(try AppContainer(path)) {
            XCTAssertTrue("\($0)".contains("(process \(other.processIdentifier)) uses this folder"), "\($0)")
            XCTAssertTrue("\($0)".contains("--container"), "\($0)")
        }
        try input.fileHandleForWriting.close()
        other.waitUntilExit()
        // Within one process it is had as often as one likes, and is free when the last has gone.
        do {
            let (one, two) = (try AppContainer(path), try AppContainer(path))
            try withExtendedLifetime((one, two)) { XCTAssertNotEqual(try lock(path), 0) }
        }
        XCTAssertEqual(try lock(path), 0)
    }

    /// A child has copies of all descriptors from its fork until it becomes another program.
    func testAContainerIsFreeAlthoughAChildIsBeingStarted() throws {
        let path = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let copies: [Int32]
        do {
            let container = try AppContainer(path)
            copies = try withExtendedLifetime(container) {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }.filter {
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))
                        == (path as NSString).resolvingSymlinksInPath
                }.map { dup($0) }
            }
        }
        defer { copies.forEach { close($0) } }
        XCTAssertEqual(copies.count, 1)
        XCTAssertEqual(try lock(path), 0)
        XCTAssertNoThrow(try AppContainer(path))
    }

    private func lock(_ path: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        process.arguments = ["--nonblock", path, "true"]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// At the app's end, and at its next start, as after a kill of the shell.
    func testUnfinishedFilesGoAtStartAndEnd() throws {
        var app = try open("A", "", keepsFiles: true)
        let documents = try XCTUnwrap(app.app.container) + "/Documents"
        let unfinished = documents + "/.dat.nosync2A.aBc123"
        func leave() { FileManager.default.createFile(atPath: unfinished, contents: Data([1])) }
        FileManager.default.createFile(atPath: documents + "/kept", contents: Data([1]))
        leave()
        kill(app.processID, SIGKILL)
        wait("the end") { app.end != nil }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: documents), ["kept"])
        leave()
        app = try open("A", "", keepsFiles: true)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: documents), ["kept"])
    }
}
