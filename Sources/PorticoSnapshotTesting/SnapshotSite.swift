import Foundation

/// The line of a test that asks for a snapshot.
struct SnapshotSite: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: Int
    var column: Int
    var function: StaticString

    /// The folder with the snapshots of this file's tests.
    var folder: URL

    init(fileID: StaticString, filePath: StaticString, line: Int, column: Int, function: StaticString) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
        self.function = function
        let file = URL(fileURLWithPath: filePath.description)
        folder = file.deletingLastPathComponent().appendingPathComponent("Snapshots")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    }

    /// The test's name as it may stand in a file's: `row(count:)` is `row-count`.
    var test: String {
        let words = function.description.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.joined(separator: "-")
    }
}
