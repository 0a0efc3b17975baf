import PorticoFoundation
import XCTest

/// Files and folders in memory.
final class FileWrapperTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testAFolderIsWrittenAndRead() throws {
        let inner = FileWrapper(directoryWithFileWrappers: [
            "deep": FileWrapper(regularFileWithContents: Data("x".utf8))
        ])
        let whole = FileWrapper(directoryWithFileWrappers: ["inner": inner])
        whole.addRegularFile(withContents: Data("hello".utf8), preferredFilename: "a.txt")
        let place = folder.appendingPathComponent("Whole")
        try whole.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        XCTAssertEqual(whole.filename, "Whole")
        let read = try FileWrapper(url: place, options: .immediate)
        XCTAssertTrue(read.isDirectory)
        XCTAssertEqual(read.fileWrappers?["a.txt"]?.regularFileContents, Data("hello".utf8))
        XCTAssertEqual(read.fileWrappers?["inner"]?.fileWrappers?["deep"]?.regularFileContents, Data("x".utf8))
        XCTAssertTrue(read.matchesContents(of: place))
        try Data("hello world".utf8).write(to: place.appendingPathComponent("a.txt"))
        XCTAssertFalse(read.matchesContents(of: place))
        // Over what is there, whole.
        read.removeFileWrapper(try XCTUnwrap(read.fileWrappers?["inner"]))
        try read.write(to: place, options: .atomic, originalContentsURL: place)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: place.path), ["a.txt"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["Whole"])
    }

    func testTwoChildrenOfOneNameHaveTwoKeys() {
        let whole = FileWrapper(directoryWithFileWrappers: [:])
        let first = whole.addRegularFile(withContents: Data([1]), preferredFilename: "a")
        let second = whole.addRegularFile(withContents: Data([2]), preferredFilename: "a")
        XCTAssertEqual(first, "a")
        XCTAssertNotEqual(second, "a")
        XCTAssertEqual(whole.fileWrappers?.count, 2)
        XCTAssertEqual(whole.fileWrappers?[second].flatMap(whole.keyForChildFileWrapper), second)
    }

    func testBytesAndBack() {
        let whole = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data([7])),
            "l": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp")),
        ])
        let other = whole.serializedRepresentation.flatMap(FileWrapper.init(serializedRepresentation:))
        XCTAssertEqual(other?.fileWrappers?["a"]?.regularFileContents, Data([7]))
        XCTAssertEqual(other?.fileWrappers?["l"]?.isSymbolicLink, true)
        XCTAssertNil(FileWrapper(serializedRepresentation: Data("nonsense".utf8)))
    }

    func testAChildsNameLeavesNoFolder() {
        let whole = FileWrapper(directoryWithFileWrappers: ["../out": FileWrapper(regularFileWithContents: Data())])
        XCTAssertThrowsError(
            try whole.write(to: folder.appendingPathComponent("in"), options: .atomic, originalContentsURL: nil))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }

    func testWhatIsNotThereIsAnError() {
        XCTAssertThrowsError(try FileWrapper(url: folder.appendingPathComponent("none"), options: []))
    }
}
