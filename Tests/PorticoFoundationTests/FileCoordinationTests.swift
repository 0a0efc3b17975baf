import Synchronization
import XCTest

@testable import PorticoFoundation

/// Files that several parts of an app read and write, their bookmarks and folders.
final class FileCoordinationTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var file: URL { folder.appendingPathComponent("a.txt") }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("one".utf8).write(to: file)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    func testAReaderWaitsForAWriter() {
        let order = Mutex<[String]>([])
        let file = file
        let (isWriting, hasAsked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let done = expectation(description: "the reader has read")
        DispatchQueue.global().async {
            NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in
                isWriting.signal()
                hasAsked.wait()
                order.withLock { $0.append("written") }
            }
        }
        isWriting.wait()
        DispatchQueue.global().async {
            hasAsked.signal()
            NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in
                order.withLock { $0.append("read") }
            }
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(order.withLock { $0 }, ["written", "read"])
    }

    func testReadersAndTheCoordinatorItselfDoNotWait() {
        var inner = 0
        let (first, second) = (NSFileCoordinator(), NSFileCoordinator())
        first.coordinate(readingItemAt: file, error: nil) { url in
            second.coordinate(readingItemAt: url, error: nil) { _ in inner += 1 }
        }
        first.coordinate(writingItemAt: folder, error: nil) { _ in
            first.coordinate(readingItemAt: file, error: nil) { _ in inner += 1 }
        }
        XCTAssertEqual(inner, 2)
    }

    func testACancelledCoordinatorGivesAnError() {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var (error, called) = (NSError?.none, false)
        coordinator.coordinate(readingItemAt: file, error: &error) { _ in called = true }
        XCTAssertFalse(called)
        XCTAssertEqual(error?.code, CocoaError.Code.userCancelled.rawValue)
    }

    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        let heard = Mutex<[String]>([])
        let changed = DispatchSemaphore(value: 0)

        init(_ url: URL) { presentedItemURL = url }

        func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            heard.withLock { $0.append("save") }
            completionHandler(nil)
        }
        func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            heard.withLock { $0.append("delete") }
            completionHandler(nil)
        }
        func presentedItemDidChange() {
            heard.withLock { $0.append("changed") }
            changed.signal()
        }
        func presentedSubitemDidChange(at url: URL) {
            heard.withLock { $0.append("changed \(url.lastPathComponent)") }
            changed.signal()
        }
    }

    func testPresentersAreAskedBeforeAndToldAfterwards() {
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        NSFileCoordinator().coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { _ in }
        XCTAssertEqual(presenter.heard.withLock { $0 }, [])
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in }
        NSFileCoordinator().coordinate(writingItemAt: file, options: .forDeleting, error: nil) { _ in }
        presenter.changed.wait()
        XCTAssertEqual(presenter.heard.withLock { $0 }, ["save", "delete", "changed"])
        NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: file, error: nil) { _ in }
        presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(presenter.heard.withLock { $0.count }, 3, "its own writing isn't told")
    }

    func testAFoldersPresenterHearsOfItsFiles() {
        let presenter = Presenter(folder)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in }
        presenter.changed.wait()
        XCTAssertEqual(presenter.heard.withLock { $0 }, ["changed a.txt"])
    }

    func testIntentsRunOnTheQueue() {
        let done = expectation(description: "the accessor ran")
        let queue = OperationQueue()
        let intent = NSFileAccessIntent.writingIntent(with: file, options: .forReplacing)
        let from = NSFileAccessIntent.readingIntent(with: folder)
        NSFileCoordinator().coordinate(with: [intent, from], queue: queue) { error in
            XCTAssertNil(error)
            XCTAssertTrue(OperationQueue.current === queue)
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
    }

    // MARK: Bookmarks and folders

    // DEV-972
    func testABookmarkFindsTheFileUnderAnotherName() throws {
        let data = try file.bookmarkData()
        var isStale = true
        XCTAssertEqual(
            try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path, file.standardizedFileURL.path)
        XCTAssertFalse(isStale)
        let other = folder.appendingPathComponent("b.txt")
        try FileManager.default.moveItem(at: file, to: other)
        XCTAssertEqual(
            try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).lastPathComponent, "b.txt")
        XCTAssertTrue(isStale)
        try FileManager.default.removeItem(at: other)
        XCTAssertThrowsError(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)) {
            XCTAssertEqual(($0 as? CocoaError)?.code, .fileNoSuchFile)
        }
        XCTAssertThrowsError(try URL(resolvingBookmarkData: Data("x".utf8), bookmarkDataIsStale: &isStale))
        XCTAssertThrowsError(try other.bookmarkData())
    }

    func testAnAliasFileLeadsToItsTarget() throws {
        let alias = folder.appendingPathComponent("alias")
        try URL.writeBookmarkData(try file.bookmarkData(), to: alias)
        XCTAssertEqual(try URL(resolvingAliasFileAt: alias).lastPathComponent, "a.txt")
        XCTAssertEqual(try URL(resolvingAliasFileAt: file), file)
    }

    // DEV-970
    func testAGroupHasAFolder() throws {
        let group = try XCTUnwrap(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.portico.tests"))
        defer { try? FileManager.default.removeItem(at: group) }
        XCTAssertTrue(FileManager.default.fileExists(atPath: group.appendingPathComponent("Library/Caches").path))
        XCTAssertNil(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: ""))
        XCTAssertNil(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: ".."))
    }

    // DEV-971
    func testOnlyFilesOfOthersNeedAScope() {
        XCTAssertTrue(URL(fileURLWithPath: "/etc/passwd").startAccessingSecurityScopedResource())
        XCTAssertFalse(URL(fileURLWithPath: NSHomeDirectory()).startAccessingSecurityScopedResource())
        XCTAssertFalse(URL(fileURLWithPath: "/no/such/file").startAccessingSecurityScopedResource())
        XCTAssertFalse(URL(string: "https://a.b")!.startAccessingSecurityScopedResource())
    }

    // DEV-980
    func testTheTypeOfAFileIsAResourceValue() throws {
        XCTAssertEqual(try file.resourceValues(forKeys: [.contentTypeKey]).contentType, .plainText)
        XCTAssertEqual(try folder.resourceValues(forKeys: [.contentTypeKey]).contentType, .folder)
    }
}
