import XCTest

@testable import PorticoFoundation

/// Versions of a file on this device: the current one, and no other (DEV-1456).
final class FileVersionTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var file: URL { folder.appendingPathComponent("a.txt") }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("one".utf8).write(to: file)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    func testTheCurrentVersionIsTheFile() throws {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        let version = try XCTUnwrap(NSFileVersion.currentVersionOfItem(at: file))
        XCTAssertEqual(version.url, file)
        XCTAssertEqual(version.modificationDate, date)
        XCTAssertEqual(version.localizedName, "a.txt")
        XCTAssertTrue(version.hasLocalContents)
        XCTAssertFalse(version.isConflict)
        version.isResolved = true
        XCTAssertTrue(version.isResolved)
        XCTAssertThrowsError(try version.remove(), "it is the file itself")
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
    }

    func testThereAreNoOtherVersions() throws {
        XCTAssertEqual(NSFileVersion.otherVersionsOfItem(at: file), [])
        XCTAssertEqual(NSFileVersion.unresolvedConflictVersionsOfItem(at: file), [])
        XCTAssertNoThrow(try NSFileVersion.removeOtherVersionsOfItem(at: file))
        let missing = folder.appendingPathComponent("b.txt")
        XCTAssertNil(NSFileVersion.currentVersionOfItem(at: missing))
        XCTAssertNil(NSFileVersion.otherVersionsOfItem(at: missing))
        XCTAssertNil(NSFileVersion.unresolvedConflictVersionsOfItem(at: missing))
        XCTAssertThrowsError(try NSFileVersion.removeOtherVersionsOfItem(at: missing)) {
            XCTAssertEqual(($0 as? CocoaError)?.code, .fileNoSuchFile)
        }
    }

    func testAnIdentifierFindsItsVersionUntilTheFileIsAnother() throws {
        let identifier = try XCTUnwrap(NSFileVersion.currentVersionOfItem(at: file)).persistentIdentifier
        XCTAssertNotNil(NSFileVersion.version(itemAt: file, forPersistentIdentifier: identifier))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceReferenceDate: 5)], ofItemAtPath: file.path)
        XCTAssertNil(NSFileVersion.version(itemAt: file, forPersistentIdentifier: identifier))
    }

    func testAVersionTakesAFilesPlace() throws {
        let other = folder.appendingPathComponent("b.txt")
        try Data("two".utf8).write(to: other)
        let version = try XCTUnwrap(NSFileVersion.currentVersionOfItem(at: file))
        XCTAssertEqual(try version.replaceItem(at: other), other)
        XCTAssertEqual(try String(contentsOf: other, encoding: .utf8), "one")
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
        XCTAssertEqual(try version.replaceItem(at: file), file, "by itself nothing changes")
        XCTAssertEqual(try version.replaceItem(at: other, options: .byMoving), other)
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path), ["b.txt"], "nothing unfinished is left")
    }

    func testVersionsInACloud() async throws {
        let versions = try await NSFileVersion.nonlocalVersionsOfItem(at: file)
        XCTAssertEqual(versions, [])
    }
}
