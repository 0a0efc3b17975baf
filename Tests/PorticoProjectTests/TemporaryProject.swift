import Foundation
import XCTest

@testable import PorticoProject

/// A folder of files that lives as long as one test.
final class TemporaryProject {
    let path: String

    init(_ files: [String: String]) throws {
        path = FilePaths.absolute(NSTemporaryDirectory() + "/portico-tests-" + UUID().uuidString + "/Demo")
        for (name, text) in files { try add(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: FilePaths.folder(path)) }

    func add(_ name: String, _ text: String) throws {
        let file = path + "/" + name
        try FilePaths.makeFolder(FilePaths.folder(file))
        try FilePaths.write(Data(text.utf8), to: file)
    }

    func scan() throws -> ProjectModel { try FolderScan(root: path, shown: "Demo").scan() }

    func relative(_ path: String) -> String { String(path.dropFirst(self.path.count + 1)) }

    static func plist(_ body: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
    }
}

/// The message of the error that `body` throws.
func message(line: UInt = #line, _ body: () throws -> some Any) -> String {
    do {
        _ = try body()
        XCTFail("nothing was thrown", line: line)
        return ""
    } catch {
        return String(describing: error)
    }
}
