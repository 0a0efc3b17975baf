import SwiftData
import XCTest

/// Containers of the shelf's models, in memory or in a file that goes with the test.
class ShelfTestCase: XCTestCase, @unchecked Sendable {
    private var files: [URL] = []

    override func tearDown() {
        for url in files {
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
        }
        super.tearDown()
    }

    func file() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("swiftdata-\(UUID().uuidString).store")
        files.append(url)
        return url
    }

    func container(_ url: URL? = nil) throws -> ModelContainer {
        try ModelContainer(
            for: ShelfBook.self,
            configurations: url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true))
    }

    /// The titles that a predicate finds, in order.
    func titles(
        _ context: ModelContext, _ predicate: Predicate<ShelfBook>?, file: StaticString = #filePath, line: UInt = #line
    ) throws -> [String] {
        try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\ShelfBook.isbn)])).map(\.title)
    }
}
