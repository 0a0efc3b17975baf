import PorticoFoundation
import XCTest

/// Metadata queries: iCloud is empty, folders are searched once (DEV-1377).
final class MetadataQueryTests: XCTestCase {
    private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("query-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("12345".utf8).write(to: folder.appendingPathComponent("b.txt"))
        try Data("1".utf8).write(to: inner.appendingPathComponent("a.txt"))
        try Data("1".utf8).write(to: folder.appendingPathComponent("c.json"))
        try Data("1".utf8).write(to: folder.appendingPathComponent(".d.txt"))
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func gather(_ query: NSMetadataQuery) {
        let ended = expectation(forNotification: .NSMetadataQueryDidFinishGathering, object: query)
        let started = expectation(forNotification: .NSMetadataQueryDidStartGathering, object: query)
        XCTAssertTrue(query.start())
        XCTAssertTrue(query.isStarted)
        XCTAssertTrue(query.isGathering)
        wait(for: [started, ended], timeout: 20, enforceOrder: true)
        XCTAssertFalse(query.isGathering)
    }

    private func texts() -> NSMetadataQuery {
        let query = NSMetadataQuery()
        query.predicate = NSPredicate(format: "%K LIKE '*.txt'", NSMetadataItemFSNameKey)
        return query
    }

    func testThereIsNothingInICloud() {
        let query = texts()
        query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope, NSMetadataQueryUbiquitousDataScope]
        gather(query)
        XCTAssertEqual(query.resultCount, 0)
        XCTAssertFalse(query.start(), "it has started already")
        query.stop()
        XCTAssertTrue(query.isStopped)
        XCTAssertFalse(query.isStarted)
    }

    func testAQueryWithoutAPredicateDoesNotStart() { XCTAssertFalse(NSMetadataQuery().start()) }

    func testFoldersAreSearched() throws {
        let query = texts()
        query.searchScopes = [folder]
        query.sortDescriptors = [NSSortDescriptor(key: NSMetadataItemFSNameKey, ascending: true)]
        query.valueListAttributes = [NSMetadataItemFSSizeKey]
        query.groupingAttributes = [NSMetadataItemFSSizeKey]
        gather(query)
        let items = query.results.compactMap { $0 as? NSMetadataItem }
        XCTAssertEqual(items.map { $0.value(forAttribute: NSMetadataItemFSNameKey) as? String }, ["a.txt", "b.txt"])
        let url = try XCTUnwrap(items.last?.value(forAttribute: NSMetadataItemURLKey) as? URL)
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "12345")
        XCTAssertEqual(items.last?.value(forAttribute: NSMetadataItemContentTypeKey) as? String, "public.plain-text")
        XCTAssertEqual(query.value(ofAttribute: NSMetadataItemFSSizeKey, forResultAt: 1) as? Int, 5)
        XCTAssertEqual(query.index(ofResult: items[1]), 1)
        XCTAssertEqual(query.valueLists[NSMetadataItemFSSizeKey]?.map(\.count), [1, 1])
        XCTAssertEqual(query.groupedResults.map(\.resultCount), [1, 1])
    }

    func testItemsAreLookedAmong() {
        let query = texts()
        query.searchItems = [folder.appendingPathComponent("b.txt"), folder.appendingPathComponent("c.json")]
        gather(query)
        XCTAssertEqual(query.resultCount, 1)
    }

    func testADelegateReplacesResults() {
        final class Names: NSObject, NSMetadataQueryDelegate {
            func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
            {
                result.value(forAttribute: NSMetadataItemFSNameKey) ?? result
            }
        }
        let (query, names) = (texts(), Names())
        query.searchScopes = [folder.appendingPathComponent("inner").path]
        query.delegate = names
        gather(query)
        XCTAssertEqual(query.results as? [String], ["a.txt"])
    }
}
