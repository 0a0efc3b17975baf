import Foundation
import XCTest

@testable import Network

/// Connections and listeners with WebSocket above TCP.
final class WebSocketTests: NetworkTestCase {
    private func parameters(_ options: NWProtocolWebSocket.Options = NWProtocolWebSocket.Options()) -> NWParameters {
        let parameters = NWParameters.tcp
        parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
        return parameters
    }

    private static func context(_ metadata: NWProtocolWebSocket.Metadata) -> NWConnection.ContentContext {
        NWConnection.ContentContext(identifier: "test", metadata: [metadata])
    }

    private func metadata(of received: Received) -> NWProtocolWebSocket.Metadata? {
        received.context?.protocolMetadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
    }

    /// Sends each message back as it came.
    private static func echo(_ connection: NWConnection) {
        connection.receiveMessage { data, context, _, error in
            guard error == nil, let context, !context.isFinal else { return }
            connection.send(content: data, contentContext: context, completion: .idempotent)
            echo(connection)
        }
    }

    func testTheHandshakesExampleOfTheStandard() {
        XCTAssertEqual(WebSocketHandshake.accept(for: "dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        XCTAssertEqual(SHA1.digest(of: Data()).prefix(4), [0xda, 0x39, 0xa3, 0xee])
        XCTAssertEqual(SHA1.digest(of: Data(repeating: 97, count: 56)).prefix(4), [0xc2, 0xdb, 0x33, 0x0f])
    }

    func testTheFramesOfTheStandardsExamples() throws {
        let hello = WebSocketFrame(opcode: .text, payload: Data("Hello".utf8))
        XCTAssertEqual(hello.bytes(mask: nil), Data([0x81, 5, 0x48, 0x65, 0x6c, 0x6c, 0x6f]))
        var masked = Data([0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58])
        XCTAssertEqual(hello.bytes(mask: [0x37, 0xfa, 0x21, 0x3d]), masked)
        XCTAssertEqual(try WebSocketFrame.takeFrame(from: &masked, isMasked: true, limit: 0), hello)
        XCTAssertTrue(masked.isEmpty)
        for count in [125, 126, 65535, 65536] {
            let frame = WebSocketFrame(opcode: .binary, payload: Data(repeating: 7, count: count))
            var bytes = frame.bytes(mask: nil)
            XCTAssertEqual(bytes.count, count + (count < 126 ? 2 : count < 65536 ? 4 : 10))
            XCTAssertEqual(try WebSocketFrame.takeFrame(from: &bytes, isMasked: false, limit: 0), frame)
        }
        var part = hello.bytes(mask: nil).prefix(4)
        XCTAssertNil(try WebSocketFrame.takeFrame(from: &part, isMasked: false, limit: 0))
        var large = hello.bytes(mask: nil)
        XCTAssertThrowsError(try WebSocketFrame.takeFrame(from: &large, isMasked: false, limit: 4))
        XCTAssertThrowsError(try WebSocketFrame.takeFrame(from: &large, isMasked: true, limit: 0))
    }

    func testMessagesKeepTheirKindsAndTheirBounds() throws {
        let port = try listen(parameters()) { Self.echo($0) }
        let connection = connect(to: port, parameters())
        let large = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        connection.send(
            content: Data("häh".utf8), contentContext: Self.context(.init(opcode: .text)), completion: .idempotent)
        connection.send(content: large, contentContext: Self.context(.init(opcode: .binary)), completion: .idempotent)
        let first = receive(connection)
        XCTAssertEqual(first.data, Data("häh".utf8))
        XCTAssertEqual(metadata(of: first)?.opcode, .text)
        XCTAssertTrue(first.isComplete)
        let second = receive(connection)
        XCTAssertEqual(second.data, large)
        XCTAssertEqual(metadata(of: second)?.opcode, .binary)
    }

    func testAMessageInPartsIsOneMessage() throws {
        let port = try listen(parameters()) { Self.echo($0) }
        let connection = connect(to: port, parameters())
        let context = Self.context(.init(opcode: .text))
        connection.send(content: Data("one ".utf8), contentContext: context, isComplete: false, completion: .idempotent)
        connection.send(content: Data("message".utf8), contentContext: context, completion: .idempotent)
        XCTAssertEqual(receive(connection).data, Data("one message".utf8))
    }

    func testAPingIsAnsweredAndItsHandlerHears() throws {
        let options = NWProtocolWebSocket.Options()
        options.autoReplyPing = true
        let told = Shared<[NWProtocolWebSocket.Opcode]>([])
        let port = try listen(parameters(options)) { connection in
            connection.receiveMessage { _, context, _, _ in
                let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
                (metadata as? NWProtocolWebSocket.Metadata).map { told.value.append($0.opcode) }
            }
        }
        let connection = connect(to: port, parameters())
        let answered = expectation(description: "pong")
        let ping = NWProtocolWebSocket.Metadata(opcode: .ping)
        ping.setPongHandler(queue) { error in
            XCTAssertNil(error)
            answered.fulfill()
        }
        connection.send(content: Data("?".utf8), contentContext: Self.context(ping), completion: .idempotent)
        wait(for: [answered], timeout: 20)
        XCTAssertEqual(told.value, [])
    }

    func testWithoutAnAutomaticAnswerThePingIsTheAppsMessage() throws {
        let port = try listen(parameters()) { Self.echo($0) }
        let connection = connect(to: port, parameters())
        // The echo sends a ping in its turn.
        connection.send(
            content: Data("?".utf8), contentContext: Self.context(.init(opcode: .ping)), completion: .idempotent)
        XCTAssertEqual(metadata(of: receive(connection))?.opcode, .ping)
    }

    func testACloseComesWithItsReasonAndNothingAfterIt() throws {
        let closing = NWProtocolWebSocket.Metadata(opcode: .close)
        closing.closeCode = .privateCode(4001)
        let context = Self.context(closing)
        let port = try listen(parameters()) {
            $0.send(content: Data("enough".utf8), contentContext: context, completion: .idempotent)
        }
        let connection = connect(to: port, parameters())
        let received = receive(connection)
        XCTAssertEqual(metadata(of: received)?.opcode, .close)
        XCTAssertEqual(metadata(of: received)?.closeCode, .privateCode(4001))
        XCTAssertEqual(received.data, Data("enough".utf8))
        XCTAssertTrue(receive(connection).isComplete)
        XCTAssertEqual(receive(connection).error, .posix(.ENODATA))
    }

    func testTheListenerChoosesASubprotocol() throws {
        let server = NWProtocolWebSocket.Options(), client = NWProtocolWebSocket.Options()
        let asked = Shared<[String]>([]), path = Shared("")
        server.setClientRequestHandler(queue) { subprotocols, headers in
            asked.value = subprotocols
            path.value = headers.first { $0.name == "X-Who" }?.value ?? ""
            return NWProtocolWebSocket.Response(
                status: .accept, subprotocol: "chat", additionalHeaders: [(name: "X-Answer", value: "yes")])
        }
        client.setSubprotocols(["superchat", "chat"])
        client.setAdditionalHeaders([(name: "X-Who", value: "me")])
        let port = try listen(parameters(server)) { _ in }
        let url = try XCTUnwrap(URL(string: "ws://localhost:\(port.rawValue)/room?x=1"))
        let connection = connect(to: .url(url), parameters(client))
        XCTAssertEqual(asked.value, ["superchat", "chat"])
        XCTAssertEqual(path.value, "me")
        let metadata =
            connection.metadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
        XCTAssertEqual(metadata?.selectedSubprotocol, "chat")
        XCTAssertEqual(metadata?.additionalServerHeaders?.first?.0, "X-Answer")
        XCTAssertNil(connection.metadata(definition: NWProtocolTLS.definition))
    }

    func testARejectedClientFails() throws {
        let server = NWProtocolWebSocket.Options()
        server.setClientRequestHandler(queue) { _, _ in .init(status: .reject, subprotocol: nil) }
        let port = try listen(parameters(server)) { _ in }
        let connection = start(NWConnection(host: "127.0.0.1", port: port, using: parameters()))
        wait(for: connection, "refused") { $0 == .failed(.posix(.ECONNABORTED)) }
    }

    func testAMessageThatIsTooLongEndsTheConnection() throws {
        let options = NWProtocolWebSocket.Options()
        options.maximumMessageSize = 10
        let port = try listen(parameters()) {
            $0.send(
                content: Data(count: 11), contentContext: Self.context(.init(opcode: .binary)), completion: .idempotent)
        }
        let connection = start(NWConnection(host: "127.0.0.1", port: port, using: parameters(options)))
        wait(for: connection, "too long") { $0 == .failed(.posix(.EMSGSIZE)) }
    }

    func testTheNumbersOfReasons() throws {
        XCTAssertEqual(try NWProtocolWebSocket.CloseCode(rawValue: 1001), .protocolCode(.goingAway))
        XCTAssertEqual(try NWProtocolWebSocket.CloseCode(rawValue: 3500), .applicationCode(3500))
        XCTAssertEqual(try NWProtocolWebSocket.CloseCode(rawValue: 4999), .privateCode(4999))
        XCTAssertThrowsError(try NWProtocolWebSocket.CloseCode(rawValue: 12))
    }
}
