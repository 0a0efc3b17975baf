import PorticoFoundation
import XCTest

/// The attributes of a file, asked of the dictionary as Objective-C does.
final class FileAttributeTests: XCTestCase {
    func testAFilesAttributes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("attributes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("twelve bytes".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let dictionary = attributes as NSDictionary
        XCTAssertEqual(dictionary.fileSize(), 12)
        XCTAssertEqual(dictionary.fileType(), "NSFileTypeRegular")
        XCTAssertEqual(dictionary.filePosixPermissions(), 0o640)
        XCTAssertEqual(dictionary.fileModificationDate(), attributes[.modificationDate] as? Date)
        XCTAssertNotNil(dictionary.fileModificationDate())
        XCTAssertEqual(dictionary.fileOwnerAccountID()?.uint32Value, getuid())
        XCTAssertGreaterThan(dictionary.fileSystemFileNumber(), 0)
        XCTAssertFalse(dictionary.fileIsImmutable())
    }

    func testADictionaryOfTheAppsOwn() {
        let dictionary: NSMutableDictionary = ["NSFileSize": 7, "NSFileType": "NSFileTypeDirectory"]
        XCTAssertEqual(dictionary.fileSize(), 7)
        XCTAssertEqual(dictionary.fileType(), "NSFileTypeDirectory")
        XCTAssertNil(dictionary.fileCreationDate())
        XCTAssertEqual(NSDictionary().fileSize(), 0)
        XCTAssertFalse(NSDictionary().fileExtensionHidden())
    }
}
