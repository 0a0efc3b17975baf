import CHost
import Foundation
import PorticoHost
import XCTest

/// The one way in which files are written, and the one in which those of apps are read.
final class WholeFileTests: XCTestCase {
    private var folder = ""
    private var path: String { folder + "/file" }

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "/portico-whole-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    func testTheNewOneTakesTheOldOnesPlaceAndPermissions() throws {
        try WholeFile.write(Data("old".utf8), to: path)
        chmod(path, 0o640)
        try WholeFile.write(Data("new".utf8), to: path)
        XCTAssertEqual(FileManager.default.contents(atPath: path), Data("new".utf8))
        XCTAssertEqual(mode(path), 0o640)
        try WholeFile.write(Data(), to: path, mode: 0o600)
        XCTAssertEqual(FileManager.default.contents(atPath: path), Data())
        XCTAssertEqual(mode(path), 0o600)
        XCTAssertEqual(names, ["file"])
    }

    /// Whoever has the old one open goes on to read it whole: it isn't written in place.
    func testAReaderOfTheOldOneKeepsIt() throws {
        try WholeFile.write(Data("old".utf8), to: path)
        let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        try WholeFile.write(Data("other".utf8), to: path)
        XCTAssertEqual(try reader.readToEnd(), Data("old".utf8))
    }

    func testALinkIsReplacedOrFollowed() throws {
        let target = folder + "/target"
        try WholeFile.write(Data("target".utf8), to: target)
        symlink("target", path)
        try WholeFile.write(Data("followed".utf8), to: path, links: .followed)
        XCTAssertEqual(FileManager.default.contents(atPath: target), Data("followed".utf8))
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path), "target")
        try WholeFile.write(Data("replaced".utf8), to: path)
        XCTAssertEqual(FileManager.default.contents(atPath: target), Data("followed".utf8))
        XCTAssertThrowsError(try FileManager.default.destinationOfSymbolicLink(atPath: path))
    }

    func testDevicesAndFoldersStay() throws {
        XCTAssertNoThrow(try WholeFile.write(Data([1]), to: "/dev/null", links: .followed))
        XCTAssertThrowsError(try WholeFile.write(Data([1]), to: "/dev/full", links: .followed)) {
            XCTAssertEqual(($0 as? WholeFileError)?.code, ENOSPC)
            XCTAssertTrue("\($0)".contains("make room"), "\($0)")
        }
        mkfifo(path, 0o600)
        XCTAssertThrowsError(try WholeFile.write(Data([1]), to: path))
        XCTAssertThrowsError(try WholeFile.write(Data([1]), to: folder, links: .followed)) {
            XCTAssertEqual(($0 as? WholeFileError)?.code, EISDIR)
        }
        XCTAssertThrowsError(try WholeFile.write(Data([1]), to: folder + "/none/file")) {
            XCTAssertEqual(($0 as? WholeFileError)?.code, ENOENT)
        }
        XCTAssertEqual(names, ["file"])
    }

    // MARK: Reading

    func testWhatIsLargeIsReadToTheLimit() throws {
        try WholeFile.write(Data("begin".utf8), to: path)
        XCTAssertEqual(truncate(path, 12 << 30), 0)
        let data = try XCTUnwrap(BoundedFile.read("file", in: folder, atMost: 1000))
        XCTAssertEqual(data.count, 1000)
        XCTAssertTrue(data.starts(with: Data("begin".utf8)))
    }

    func testLinksPipesAndWhatLeadsOutAreNoFiles() throws {
        try FileManager.default.createDirectory(atPath: folder + "/in/deep", withIntermediateDirectories: true)
        try WholeFile.write(Data("x".utf8), to: path)
        try WholeFile.write(Data("y".utf8), to: folder + "/in/deep/y")
        symlink(path, folder + "/in/link")
        symlink("deep", folder + "/in/way")
        mkfifo(folder + "/in/pipe", 0o600)
        XCTAssertEqual(BoundedFile.read("in/deep/y", in: folder, atMost: 10), Data("y".utf8))
        for name in ["in/link", "in/way/y", "in/pipe", "in/../file", "in/deep", "none", "in/none/y"] {
            XCTAssertNil(BoundedFile.read(name, in: folder, atMost: 10), name)
        }
    }

    func testOnlyNamesOfUnfinishedFilesAreTaken() {
        for name in [".dat.nosync3F2.aBc123", ".dat.nosync1.000000", ".portico-unfinished-3f2.0123456789abcdef"] {
            XCTAssertTrue(UnfinishedFiles.isUnfinished(name), name)
        }
        for name in [
            ".dat.nosync", ".dat.nosync3F2", ".dat.nosync3F2.aBc12", ".dat.nosyncXY.aBc123", ".dat.nosync3F2.aBc.23",
            "dat.nosync3F2.aBc123", ".portico-unfinished-", ".portico-unfinished-3f2.012345", ".dat.nosync3F2.aBc12é",
        ] {
            XCTAssertFalse(UnfinishedFiles.isUnfinished(name), name)
        }
    }
}
