import Foundation
import PorticoFoundation
import XCTest

/// Files and folders in memory, read and written.
final class FileWrapperTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("wrappers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testAFolderIsWrittenAndReadAsItWas() throws {
        let inner = FileWrapper(directoryWithFileWrappers: [
            "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
        ])
        let whole = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner,
        ])
        let url = folder.appendingPathComponent("Whole")
        try whole.write(to: url, options: [.atomic, .withNameUpdating])
        XCTAssertEqual(whole.filename, "Whole")
        let read = try FileWrapper(url: url)
        XCTAssertTrue(read.isDirectory)
        XCTAssertEqual(read.fileWrappers?.keys.sorted(), ["a.txt", "inner"])
        XCTAssertEqual(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents, Data("b".utf8))
        XCTAssertTrue(whole.matchesContents(of: url))
        // Written again, it has nothing of before.
        let one = FileWrapper(directoryWithFileWrappers: ["c": FileWrapper(regularFileWithContents: Data())])
        try one.write(to: url)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: url.path), ["c"])
        XCTAssertFalse(whole.matchesContents(of: url))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["Whole"])
    }

    func testANameThatIsTakenGetsANumber() {
        let whole = FileWrapper(directoryWithFileWrappers: [:])
        XCTAssertEqual(whole.addRegularFile(withContents: Data(), preferredFilename: "a"), "a")
        let second = whole.addRegularFile(withContents: Data(), preferredFilename: "a")
        XCTAssertNotEqual(second, "a")
        XCTAssertEqual(whole.fileWrappers?.count, 2)
        let child = whole.fileWrappers!["a"]!
        XCTAssertEqual(whole.keyForChildFileWrapper(child), "a")
        whole.removeFileWrapper(child)
        XCTAssertEqual(whole.fileWrappers?.keys.sorted(), [second])
    }

    func testWhatIsntThereIsAnError() {
        XCTAssertThrowsError(try FileWrapper(url: folder.appendingPathComponent("none")))
        let file = FileWrapper(regularFileWithContents: Data())
        XCTAssertThrowsError(try file.write(to: folder.appendingPathComponent("none/a")))
        XCTAssertNil(file.fileWrappers)
        XCTAssertTrue(file.isRegularFile)
    }
}
