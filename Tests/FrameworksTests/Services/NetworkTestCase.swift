import Foundation
import Network
import Security
import XCTest

/// Tests with a listener and a client on this device.
class NetworkTestCase: XCTestCase {
    let queue = DispatchQueue(label: "network tests")
    private var listeners: [NWListener] = []
    private let connections = Shared<[NWConnection]>([])

    override func tearDown() {
        for connection in connections.value { connection.forceCancel() }
        for listener in listeners { listener.cancel() }
        listeners = []
        connections.value = []
        super.tearDown()
    }

    /// A listener that is ready and hands each connection, which it has started, to `taking`.
    func listen(_ parameters: NWParameters, _ taking: @escaping @Sendable (NWConnection) -> Void) throws
        -> NWEndpoint.Port
    {
        let listener = try NWListener(using: parameters)
        listeners.append(listener)
        let (queue, connections, ready) = (queue, connections, expectation(description: "listening"))
        listener.newConnectionHandler = { connection in
            connections.value.append(connection)
            connection.start(queue: queue)
            taking(connection)
        }
        listener.stateUpdateHandler = { if $0 == .ready { ready.fulfill() } }
        listener.start(queue: queue)
        wait(for: [ready], timeout: 10)
        return try XCTUnwrap(listener.port)
    }

    /// The identity of `test.example`.
    func identity() throws -> sec_identity_t {
        var items: CFArray?
        XCTAssertEqual(
            SecPKCS12Import(
                CertificateTests.file as CFData, [kSecImportExportPassphrase: "word"] as CFDictionary, &items),
            errSecSuccess)
        let first = try XCTUnwrap((items as? [[String: Any]])?.first)
        let identity = try XCTUnwrap(first[kSecImportItemIdentity as String] as? SecIdentity)
        return try XCTUnwrap(sec_identity_create(identity))
    }

    /// A client that is ready.
    func connect(to endpoint: NWEndpoint, _ parameters: NWParameters) -> NWConnection {
        let connection = start(NWConnection(to: endpoint, using: parameters))
        wait(for: connection, "ready") { $0 == .ready }
        return connection
    }

    func connect(to port: NWEndpoint.Port, _ parameters: NWParameters) -> NWConnection {
        connect(to: .hostPort(host: "127.0.0.1", port: port), parameters)
    }

    @discardableResult
    func start(_ connection: NWConnection) -> NWConnection {
        connections.value.append(connection)
        connection.start(queue: queue)
        return connection
    }

    func wait(
        for connection: NWConnection, _ name: String, _ isReached: @escaping @Sendable (NWConnection.State) -> Bool
    ) {
        let reached = expectation(description: name)
        reached.assertForOverFulfill = false
        connection.stateUpdateHandler = { if isReached($0) { reached.fulfill() } }
        if isReached(connection.state) { reached.fulfill() }
        wait(for: [reached], timeout: 20)
    }

    struct Received {
        var data: Data?
        var context: NWConnection.ContentContext?
        var isComplete = false
        var error: NWError?
    }

    /// The next message that a connection gets.
    func receive(_ connection: NWConnection) -> Received {
        let got = expectation(description: "message")
        nonisolated(unsafe) var received = Received()
        connection.receiveMessage {
            received = Received(data: $0, context: $1, isComplete: $2, error: $3)
            got.fulfill()
        }
        wait(for: [got], timeout: 20)
        return received
    }
}
