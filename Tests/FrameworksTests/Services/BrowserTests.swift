import Foundation
import XCTest

@testable import Network

/// Browsers find what this app's listeners offer (DEV-1383).
final class BrowserTests: XCTestCase {
    private let queue = DispatchQueue(label: "browsers")

    override func tearDown() { LocalServices.declaredTypes.withLock { $0 = nil } }

    /// A listener that is ready and offers a service.
    private func offer(_ service: NWListener.Service) throws -> NWListener {
        let listener = try NWListener(service: service, using: .tcp)
        let added = expectation(description: "added")
        listener.serviceRegistrationUpdateHandler = { if case .add = $0 { added.fulfill() } }
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            connection.send(content: Data("hello".utf8), contentContext: .finalMessage, completion: .idempotent)
        }
        listener.start(queue: queue)
        wait(for: [added], timeout: 10)
        return listener
    }

    func testAnAppsOwnServiceIsFoundAndReached() throws {
        let type = "_portico-a._tcp"
        let browser = NWBrowser(for: .bonjourWithTXTRecord(type: type + ".", domain: nil), using: .tcp)
        let (ready, added, removed) = (
            expectation(description: "ready"), expectation(description: "added"), expectation(description: "removed")
        )
        nonisolated(unsafe) var found: NWBrowser.Result?
        browser.stateUpdateHandler = { if $0 == .ready { ready.fulfill() } }
        browser.browseResultsChangedHandler = { results, changes in
            for change in changes {
                switch change {
                case .added(let result):
                    XCTAssertEqual(results, [result])
                    found = result
                    added.fulfill()
                case .removed: removed.fulfill()
                default: XCTFail("\(change)")
                }
            }
        }
        browser.start(queue: queue)
        wait(for: [ready], timeout: 10)
        let listener = try offer(.init(name: "Mine", type: type, txtRecord: NWTXTRecord(["a": "1"])))
        wait(for: [added], timeout: 10)
        let result = try XCTUnwrap(found)
        XCTAssertEqual(result.endpoint, .service(name: "Mine", type: type, domain: "local.", interface: nil))
        guard case .bonjour(let record) = result.metadata else { return XCTFail("no record") }
        XCTAssertEqual(record["A"], "1")

        let connection = NWConnection(to: result.endpoint, using: .tcp)
        let heard = expectation(description: "heard")
        connection.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, _, _, _ in
            XCTAssertEqual(data, Data("hello".utf8))
            heard.fulfill()
        }
        connection.start(queue: queue)
        wait(for: [heard], timeout: 10)
        connection.cancel()
        listener.cancel()
        wait(for: [removed], timeout: 10)
        XCTAssertEqual(browser.browseResults, [])
        browser.cancel()
        XCTAssertEqual(browser.state, .cancelled)
    }

    func testANameThatIsTakenGetsANumber() throws {
        let type = "_portico-b._tcp"
        let (first, second) = (try offer(.init(name: "Same", type: type)), try offer(.init(name: "Same", type: type)))
        defer {
            first.cancel()
            second.cancel()
        }
        let browser = NWBrowser(for: .bonjour(type: type, domain: "local."), using: .tcp)
        let told = expectation(description: "told")
        browser.browseResultsChangedHandler = { results, _ in if results.count == 2 { told.fulfill() } }
        browser.start(queue: queue)
        wait(for: [told], timeout: 10)
        let names = browser.browseResults.map(\.endpoint.debugDescription).sorted()
        XCTAssertEqual(names, ["Same (2)_portico-b._tcplocal.", "Same_portico-b._tcplocal."])
        XCTAssertEqual(browser.browseResults.first?.metadata, NWBrowser.Result.Metadata.none)
        browser.cancel()
    }

    func testATypeThatTheAppDoesNotNameIsRefused() throws {
        LocalServices.declaredTypes.withLock { $0 = ["_portico-c._tcp."] }
        XCTAssertNil(LocalServices.refusal(of: "_portico-c._tcp"))
        let browser = NWBrowser(for: .bonjour(type: "_other._tcp", domain: nil), using: .tcp)
        let failed = expectation(description: "failed")
        browser.stateUpdateHandler = { if $0 == .failed(.dns(-65555)) { failed.fulfill() } }
        browser.start(queue: queue)
        wait(for: [failed], timeout: 10)
    }

    func testRecords() {
        var record = NWTXTRecord(["a": "1", "b": ""])
        XCTAssertEqual(record.data, Data([3]) + Data("a=1".utf8) + Data([2]) + Data("b=".utf8))
        XCTAssertTrue(record.setEntry(.none, for: "c"))
        XCTAssertFalse(record.setEntry(.empty, for: "d=e"))
        XCTAssertEqual(record.map(\.key), ["a", "b", "c"])
        let read = NWTXTRecord(record.data)
        XCTAssertEqual(read, record)
        XCTAssertEqual(read.dictionary, ["a": "1", "b": ""])
        record["a"] = nil
        XCTAssertNil(record.getEntry(for: "a"))
        XCTAssertEqual(NWTXTRecord(Data([9, 65])).count, 0, "it is cut off")
        XCTAssertEqual(NWTXTRecord(Data([3]) + Data("a=1".utf8) + Data([3]) + Data("A=2".utf8))["a"], "1")
    }
}
