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
}
