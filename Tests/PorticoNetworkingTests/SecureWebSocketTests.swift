import Foundation
import FoundationNetworking
import Network
import Security
import XCTest

@testable import PorticoNetworking

/// Tasks for WebSocket over TLS, against a listener of Network's whose certificate is made for the test.
final class SecureWebSocketTests: XCTestCase {
    private static let tool = "/usr/bin/openssl"
    private static let authorities = "URLSessionCertificateAuthorityInfoFile"
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let session = URLSession(configuration: .ephemeral)
    private let queue = DispatchQueue(label: "server")
    private var listener: NWListener?

    override func setUpWithError() throws {
        try XCTSkipUnless(
            FileManager.default.isExecutableFile(atPath: Self.tool), "OpenSSL's program makes certificates")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try runTool(
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-keyout", "key.pem", "-out", "certificate.pem", "-subj", "/CN=localhost", "-addext",
            "subjectAltName=IP:127.0.0.1")
        try runTool(
            "pkcs12", "-export", "-inkey", "key.pem", "-in", "certificate.pem", "-out", "identity.p12", "-passout",
            "pass:word")
    }

    override func tearDown() {
        unsetenv(Self.authorities)
        session.invalidateAndCancel()
        listener?.cancel()
        try? FileManager.default.removeItem(at: folder)
    }

    private func runTool(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.tool)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, arguments[0])
    }

    /// A listener that speaks WebSocket over TLS and sends each message back.
    private func beginServing() throws -> URL {
        var items: CFArray?
        let file = try Data(contentsOf: folder.appendingPathComponent("identity.p12"))
        XCTAssertEqual(
            SecPKCS12Import(file as CFData, [kSecImportExportPassphrase: "word"] as CFDictionary, &items),
            errSecSuccess)
        let first = try XCTUnwrap((items as? [[String: Any]])?.first)
        let identity = try XCTUnwrap(first[kSecImportItemIdentity as String] as? SecIdentity)
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_local_identity(
            options.securityProtocolOptions, try XCTUnwrap(sec_identity_create(identity)))
        let parameters = NWParameters(tls: options)
        parameters.defaultProtocolStack.applicationProtocols.insert(NWProtocolWebSocket.Options(), at: 0)
        let listener = try NWListener(using: parameters)
        self.listener = listener
        let (queue, ready) = (queue, expectation(description: "the listener is ready"))
        listener.newConnectionHandler = { connection in
            connection.start(queue: queue)
            Self.echo(connection)
        }
        listener.stateUpdateHandler = { if $0 == .ready { ready.fulfill() } }
        listener.start(queue: queue)
        wait(for: [ready], timeout: 20)
        let port = try XCTUnwrap(listener.port)
        return try XCTUnwrap(URL(string: "wss://127.0.0.1:\(port.rawValue)/chat"))
    }

    /// Sends each message back as it came.
    private static func echo(_ connection: NWConnection) {
        connection.receiveMessage { data, context, _, error in
            guard error == nil, let context, !context.isFinal else { return }
            connection.send(content: data, contentContext: context, completion: .idempotent)
            echo(connection)
        }
    }

    private func receive(_ task: URLSessionWebSocketTask) -> Result<URLSessionWebSocketTask.Message, any Error>? {
        let came = expectation(description: "an answer")
        nonisolated(unsafe) var result: Result<URLSessionWebSocketTask.Message, any Error>?
        task.receive {
            result = $0
            came.fulfill()
        }
        wait(for: [came], timeout: 20)
        return result
    }

    func testMessagesGoAndComeOverTLS() throws {
        setenv(Self.authorities, folder.appendingPathComponent("certificate.pem").path, 1)
        let task = session.webSocketTask(with: try beginServing())
        task.resume()
        task.send(.string("secret")) { XCTAssertNil($0) }
        guard case .success(.string("secret")) = receive(task) else { return XCTFail("the text comes back") }
        // More than one record of TLS holds.
        let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        task.send(.data(bytes)) { XCTAssertNil($0) }
        guard case .success(.data(bytes)) = receive(task) else { return XCTFail("the bytes come back") }
        XCTAssertEqual((task.response as? HTTPURLResponse)?.statusCode, 101)
    }

    func testACertificateThatNobodyVouchesForIsRefused() throws {
        let task = session.webSocketTask(with: try beginServing())
        task.resume()
        guard case .failure(let error) = receive(task) else { return XCTFail("it fails") }
        XCTAssertEqual((error as? URLError)?.code, .serverCertificateUntrusted)
    }
}
