import Foundation
import XCTest

@testable import PorticoFoundation

final class VersionedLibraryTests: XCTestCase {
    /// Debian 12 has 0.29.0.gfm.6, Debian 13 has 0.29.0.gfm.13: whatever is there is taken, the newest first.
    func testAnyVersionOfALibraryIsFound() throws {
        let folder = NSTemporaryDirectory() + "/portico-libraries-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let names = [
            "libcmark-gfm.so.0.29.0.gfm.6", "libcmark-gfm.so.0.29.0.gfm.13", "libcmark-gfm-extensions.so.0.29.0.gfm.13",
            "libother.so.1", "libcmark-gfm.so",
        ]
        for name in names { FileManager.default.createFile(atPath: folder + "/" + name, contents: nil) }
        XCTAssertEqual(
            VersionedLibrary.files("libcmark-gfm.so", in: ["/nowhere", folder]).map {
                ($0 as NSString).lastPathComponent
            },
            [names[1], names[0]])
    }
}
