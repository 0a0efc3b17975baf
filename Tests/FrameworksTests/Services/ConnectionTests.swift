import Foundation
import Network
import XCTest

/// Connections and listeners on this device (DEV-1103).
final class ConnectionTests: XCTestCase {
    private let queue = DispatchQueue(label: "connections")

    /// A listener that sends back what it gets.
    private func echo() throws -> NWListener {
        let listener = try NWListener(using: .tcp)
        let queue = queue
        listener.newConnectionHandler = { connection in
            nonisolated(unsafe) var next: () -> Void = {}
            next = {
                connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, isComplete, _ in
                    if let data { connection.send(content: data, completion: .contentProcessed { _ in }) }
                    if isComplete {
                        connection.send(content: nil, contentContext: .finalMessage, completion: .idempotent)
                        next = {}
                    } else {
                        next()
                    }
                }
            }
            connection.start(queue: queue)
            next()
        }
        let ready = expectation(description: "ready")
        listener.stateUpdateHandler = { if $0 == .ready { ready.fulfill() } }
        listener.start(queue: queue)
        wait(for: [ready], timeout: 10)
        return listener
    }

    func testWhatIsSentComesBackInParts() throws {
        let listener = try echo()
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: try XCTUnwrap(listener.port), using: .tcp)
        nonisolated(unsafe) var states: [NWConnection.State] = []
        connection.stateUpdateHandler = { states.append($0) }
        let (sent, short, whole) = (
            expectation(description: "sent"), expectation(description: "short"), expectation(description: "whole")
        )
        connection.send(
            content: Data("hello".utf8),
            completion: .contentProcessed { error in
                XCTAssertNil(error)
                sent.fulfill()
            })
        connection.start(queue: queue)
        connection.receive(minimumIncompleteLength: 2, maximumLength: 2) { data, _, isComplete, error in
            XCTAssertEqual(data, Data("he".utf8))
            XCTAssertFalse(isComplete)
            XCTAssertNil(error)
            short.fulfill()
        }
        let large = Data((0..<300_000).map { UInt8($0 % 251) })
        connection.send(content: large, contentContext: .finalMessage, completion: .idempotent)
        connection.receiveMessage { data, _, isComplete, _ in
            XCTAssertEqual(data?.prefix(3), Data("llo".utf8))
            XCTAssertNotNil(data)
            _ = isComplete
            whole.fulfill()
        }
        wait(for: [sent, short, whole], timeout: 20)
        let ended = expectation(description: "ended")
        connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { _, _, _, error in
            XCTAssertTrue(error == nil || error == .posix(.ECANCELED))
            ended.fulfill()
        }
        connection.cancel()
        wait(for: [ended], timeout: 10)
        queue.sync {}
        XCTAssertEqual(states, [.preparing, .ready, .cancelled])
    }

    func testAPortThatNobodyListensToIsWaitedFor() throws {
        let listener = try echo()
        let port = try XCTUnwrap(listener.port)
        listener.cancel()
        queue.sync {}
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let waits = expectation(description: "waits")
        connection.stateUpdateHandler = { if $0 == .waiting(.posix(.ECONNREFUSED)) { waits.fulfill() } }
        connection.start(queue: queue)
        wait(for: [waits], timeout: 10)
        connection.cancel()
    }

    func testAReadyConnectionIsViableAndHasAPath() throws {
        let listener = try echo()
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: try XCTUnwrap(listener.port), using: .tcp)
        let (viable, path, got) = (
            expectation(description: "viable"), expectation(description: "path"), expectation(description: "bytes")
        )
        connection.viabilityUpdateHandler = { if $0 { viable.fulfill() } }
        connection.pathUpdateHandler = { _ in path.fulfill() }
        connection.betterPathUpdateHandler = { _ in XCTFail("there is one network") }
        connection.start(queue: queue)
        connection.send(content: [UInt8]("hi".utf8), completion: .idempotent)
        connection.receiveDiscontiguous(minimumIncompleteLength: 2, maximumLength: 2) { data, _, _, _ in
            XCTAssertEqual(data.map { Data($0) }, Data("hi".utf8))
            got.fulfill()
        }
        wait(for: [viable, path, got], timeout: 20)
        connection.cancel()
    }

    func testNothingIsSentAfterTheEnd() {
        let connection = NWConnection(host: "127.0.0.1", port: 9, using: .tcp)
        connection.cancel()
        let told = expectation(description: "told")
        connection.send(
            content: Data([1]),
            completion: .contentProcessed { error in
                XCTAssertEqual(error, .posix(.ECANCELED))
                told.fulfill()
            })
        wait(for: [told], timeout: 10)
    }
}
