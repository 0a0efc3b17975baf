import Foundation
import XCTest

@testable import PorticoProject

final class FilePathsTests: XCTestCase {
    /// What is built of an app is as private as its sources.
    func testFoldersAreTheirUsersAlone() throws {
        let folder = NSTemporaryDirectory() + "/portico-paths-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FilePaths.makeFolder(folder + "/build/App.app")
        for path in ["", "/build", "/build/App.app"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + path)
            XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o700, path)
        }
    }

    /// As `--output /dev/null` is: what isn't a file stays what it is.
    func testAPipeIsWrittenToAndStays() throws {
        let path = NSTemporaryDirectory() + "/portico-pipe-" + UUID().uuidString
        defer { unlink(path) }
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        let reader = open(path, O_RDWR | O_NONBLOCK)
        defer { close(reader) }
        try FilePaths.write(Data("picture".utf8), to: path)
        var bytes = [UInt8](repeating: 0, count: 16)
        XCTAssertEqual(read(reader, &bytes, bytes.count), 7)
        XCTAssertFalse(FilePaths.isFile(path))
    }

    /// What was there stays whole where the new bytes find no room, and who writes them is told.
    func testAFullDiskLeavesTheFileAsItWas() throws {
        let folder = NSTemporaryDirectory() + "/portico-disk-" + UUID().uuidString
        try FilePaths.makeFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try XCTSkipUnless(
            geteuid() == 0 && run("mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", folder) == 0,
            "nobody but root may mount a small disk")
        defer { XCTAssertEqual(run("umount", folder), 0) }
        let (path, old) = (folder + "/picture.png", Data(repeating: 1, count: 4096))
        try FilePaths.write(old, to: path)
        XCTAssertThrowsError(try FilePaths.write(Data(repeating: 2, count: 65_536), to: path)) {
            XCTAssertTrue("\($0)".contains("free space"), "\($0)")
        }
        XCTAssertEqual(FilePaths.contents(path), old)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["picture.png"])
    }

    private func run(_ arguments: String...) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
