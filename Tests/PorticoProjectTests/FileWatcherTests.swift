import XCTest

@testable import PorticoProject

/// Waiting for somebody who edits.
final class FileWatcherTests: XCTestCase {
    func testASaveIsHeardAlsoInANewFolderAndAsEditorsDoIt() throws {
        let folder = try TemporaryProject([
            "A.swift": "1", "a/B.swift": "1", ".git/HEAD": "1", "portico-out/x.png": "1",
        ])
        let watcher = try FileWatcher([folder.path])
        XCTAssertFalse(try watcher.wait(atMost: 0), "nothing has changed")
        try folder.add("a/B.swift", "2")
        XCTAssertTrue(try watcher.wait(atMost: 5000), "written beside and renamed")
        try folder.add("b/c/C.swift", "1")
        XCTAssertTrue(try watcher.wait(atMost: 5000))
        try folder.add("b/c/C.swift", "2")
        XCTAssertTrue(try watcher.wait(atMost: 5000), "in a folder that is new")
        try FileManager.default.removeItem(atPath: folder.path + "/A.swift")
        XCTAssertTrue(try watcher.wait(atMost: 5000))
        try folder.add(".git/HEAD", "2")
        try folder.add("portico-out/x.png", "2")
        XCTAssertFalse(try watcher.wait(atMost: 0), "what is no source")
    }
}
