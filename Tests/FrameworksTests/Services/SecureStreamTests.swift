import Foundation
import Network
import PorticoFoundation
import Security
import XCTest

/// Streams to a host that have TLS, as libraries for sockets use them, against a listener of this device (DEV-1467).
final class SecureStreamTests: NetworkTestCase {
    /// Collects what the reading stream says until it ends.
    private final class Listener: NSObject, StreamDelegate, @unchecked Sendable {
        let received = Shared(Data())
        let failure = Shared<NSError?>(nil)
        var opened: (() -> Void)?
        var over: (() -> Void)?

        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            switch eventCode {
            case .openCompleted: opened?()
            case .hasBytesAvailable:
                var bytes = [UInt8](repeating: 0, count: 4096)
                let count = (aStream as? InputStream)?.read(&bytes, maxLength: bytes.count) ?? 0
                received.value.append(contentsOf: bytes.prefix(max(0, count)))
            case .errorOccurred:
                failure.value = aStream.streamError as NSError?
                over?()
            case .endEncountered: over?()
            default: break
            }
        }
    }

    /// A listener with the certificate of `test.example`, which sends back what comes until so many bytes have, and closes.
    private func beginServing(_ bytes: Int) throws -> Int {
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_local_identity(options.securityProtocolOptions, try identity())
        return Int(try listen(NWParameters(tls: options)) { Self.echo($0, bytes) }.rawValue)
    }

    private static func echo(_ connection: NWConnection, _ left: Int) {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 1 << 16) { data, _, _, error in
            guard let data, error == nil else { return }
            let rest = left - data.count
            connection.send(
                content: data, contentContext: rest > 0 ? .defaultMessage : .finalMessage, completion: .idempotent)
            if rest > 0 { echo(connection, rest) }
        }
    }

    private func streams(to port: Int, _ settings: [AnyHashable: Any]?) throws -> (InputStream, OutputStream) {
        var (read, write): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
        CFStreamCreatePairWithSocketToHost(nil, "127.0.0.1", UInt32(port), &read, &write)
        let input = try XCTUnwrap(read).takeRetainedValue(), output = try XCTUnwrap(write).takeRetainedValue()
        XCTAssertTrue(
            CFReadStreamSetProperty(
                input, CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel),
                kCFStreamSocketSecurityLevelNegotiatedSSL))
        if let settings {
            XCTAssertTrue(
                CFWriteStreamSetProperty(
                    output, CFStreamPropertyKey(rawValue: kCFStreamPropertySSLSettings), settings))
        }
        return (input, output)
    }

    func testBytesGoAndComeOverTLS() throws {
        // More than one record of TLS and more than the queues between hold.
        let sent = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
        let port = try beginServing(sent.count)
        let (input, output) = try streams(to: port, [kCFStreamSSLValidatesCertificateChain: false])
        let listener = Listener()
        let opened = expectation(description: "it opens"), over = expectation(description: "it ends")
        listener.opened = { opened.fulfill() }
        listener.over = { over.fulfill() }
        input.delegate = listener
        CFReadStreamSetDispatchQueue(input, DispatchQueue(label: "events"))
        input.open()
        output.open()
        wait(for: [opened], timeout: 20)
        nonisolated(unsafe) let writer = output
        Thread.detachNewThread {
            var left = [UInt8](sent)[...]
            while !left.isEmpty {
                let count = left.withUnsafeBufferPointer { writer.write($0.baseAddress!, maxLength: $0.count) }
                if count <= 0 { break }
                left = left.dropFirst(count)
            }
        }
        wait(for: [over], timeout: 30)
        XCTAssertEqual(listener.received.value, sent)
        XCTAssertNil(listener.failure.value)

        // What the app asks about the far end: its chain, its certificates and the name it was to have.
        let trust = try XCTUnwrap(
            output.property(forKey: Stream.PropertyKey(rawValue: kCFStreamPropertySSLPeerTrust)) as? SecTrust)
        XCTAssertEqual(SecTrustGetCertificateCount(trust), 1)
        let certificates = CFReadStreamCopyProperty(
            input, CFStreamPropertyKey(rawValue: kCFStreamPropertySSLPeerCertificates))
        XCTAssertEqual((certificates as? NSArray)?.count, 1)
        let context = try XCTUnwrap(
            CFWriteStreamCopyProperty(output, CFStreamPropertyKey(rawValue: kCFStreamPropertySSLContext)) as? SSLContext
        )
        var length = 0
        SSLGetPeerDomainNameLength(context, &length)
        XCTAssertEqual(length, 9)
        var name = [CChar](repeating: 0, count: length)
        XCTAssertEqual(SSLGetPeerDomainName(context, &name, &length), errSecSuccess)
        XCTAssertEqual(String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self), "127.0.0.1")
        length = 3
        XCTAssertEqual(SSLGetPeerDomainName(context, &name, &length), errSSLBufferOverflow)
        var version = SSLProtocol.sslProtocolUnknown
        SSLGetNegotiatedProtocolVersion(context, &version)
        XCTAssertEqual(version, .tlsProtocol13)
        output.close()
        input.close()
    }

    func testAChainThatLeadsNowhereIsRefused() throws {
        let (input, output) = try streams(to: try beginServing(1), nil)
        let listener = Listener(), over = expectation(description: "it fails")
        listener.over = { over.fulfill() }
        input.delegate = listener
        CFReadStreamSetDispatchQueue(input, DispatchQueue(label: "events"))
        input.open()
        output.open()
        wait(for: [over], timeout: 20)
        XCTAssertEqual(listener.failure.value?.domain, NSOSStatusErrorDomain)
        XCTAssertEqual(listener.failure.value?.code, Int(errSSLXCertChainInvalid))
        XCTAssertEqual(input.streamStatus, .error)
        CFReadStreamSetDispatchQueue(input, nil)
    }

    func testAServerThatDoesNotSpeakTLSIsRefused() throws {
        let port = try listen(.tcp) { $0.send(content: Data("plain words".utf8), completion: .idempotent) }
        let (input, _) = try streams(to: Int(port.rawValue), nil)
        let listener = Listener(), over = expectation(description: "it fails")
        listener.over = { over.fulfill() }
        input.delegate = listener
        CFReadStreamSetDispatchQueue(input, DispatchQueue(label: "events"))
        input.open()
        wait(for: [over], timeout: 20)
        XCTAssertEqual(listener.failure.value?.code, Int(errSSLProtocol))
        CFReadStreamSetDispatchQueue(input, nil)
    }

    func testAConnectionsLocalAddress() throws {
        let far = Shared<NWEndpoint?>(nil), came = expectation(description: "it comes")
        let waiting = NWParameters(tls: nil)
        waiting.requiredLocalEndpoint = .hostPort(host: "127.0.0.2", port: .any)
        let port = try listen(waiting) {
            far.value = $0.endpoint
            came.fulfill()
        }
        let going = NWParameters(tls: nil)
        going.requiredLocalEndpoint = .hostPort(host: "127.0.0.3", port: .any)
        _ = connect(to: .hostPort(host: "127.0.0.2", port: port), going)
        wait(for: [came], timeout: 20)
        guard case .hostPort(let host, _)? = far.value else { return XCTFail("a host and a port") }
        XCTAssertEqual(host.debugDescription, "127.0.0.3")
        // Nobody waits at this device's other addresses.
        let other = start(NWConnection(host: "127.0.0.1", port: port, using: .tcp))
        wait(for: other, "refused") {
            switch $0 {
            case .waiting(.posix(.ECONNREFUSED)), .failed(.posix(.ECONNREFUSED)): true
            default: false
            }
        }
    }

    func testAnAddressThatIsNotThisDevicesIsNone() throws {
        let parameters = NWParameters(tls: nil)
        parameters.requiredLocalEndpoint = .hostPort(host: "192.0.2.1", port: .any)
        let failed = expectation(description: "it fails"), listener = try NWListener(using: parameters)
        listener.stateUpdateHandler = { if $0 == .failed(.posix(.EADDRNOTAVAIL)) { failed.fulfill() } }
        listener.newConnectionHandler = { $0.cancel() }
        listener.start(queue: queue)
        wait(for: [failed], timeout: 20)
    }
}
