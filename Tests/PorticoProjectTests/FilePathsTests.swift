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
}
