import Foundation
import FoundationNetworking
import Synchronization
import XCTest

@testable import PorticoNetworking

/// Sessions' tasks for WebSocket, against a server of the test's own.
final class WebSocketTaskTests: XCTestCase {
    private final class Listener: NSObject, URLSessionWebSocketDelegate, Sendable {
        let log = Mutex<[String]>([])
        let opened = XCTestExpectation(description: "the task opens")
        let ended = XCTestExpectation(description: "the task ends")

        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol name: String?
        ) {
            log.withLock { $0.append("open \(name ?? "plain")") }
            opened.fulfill()
        }
        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
            didCloseWith code: URLSessionWebSocketTask.CloseCode, reason: Data?
        ) {
            let reason = reason.map { String(decoding: $0, as: UTF8.self) } ?? "nil"
            log.withLock { $0.append("close \(code.rawValue) \(reason)") }
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            log.withLock { $0.append("complete \((error as NSError?)?.code ?? 0)") }
            ended.fulfill()
        }
    }

    private let listener = Listener()
    private lazy var session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil)
    private var log: [String] { listener.log.withLock { $0 } }

    override func tearDown() { session.invalidateAndCancel() }

    private func beginTask(at server: WebSocketServer) -> URLSessionWebSocketTask {
        let task = session.webSocketTask(with: server.url)
        task.resume()
        return task
    }

    private func text(_ message: URLSessionWebSocketTask.Message) -> String? {
        if case .string(let text) = message { text } else { nil }
    }

    private func assertFails(
        _ task: URLSessionWebSocketTask, _ code: Int, line: UInt = #line
    ) async {
        do {
            let message = try await task.receive()
            XCTFail("\(message) comes", line: line)
        } catch {
            XCTAssertEqual((error as NSError).code, code, line: line)
        }
    }

    func testMessagesGoAndComeInOrder() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.accept()
                $0.echo()
            })
        try await task.send(.string("héllo"))
        let first = try await task.receive()
        XCTAssertEqual(text(first), "héllo")
        let bytes = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0) })
        try await task.send(.data(bytes))
        guard case .data(let back) = try await task.receive() else { return XCTFail("bytes come back as bytes") }
        XCTAssertEqual(back, bytes)
        let sent = expectation(description: "each is sent")
        sent.expectedFulfillmentCount = 500
        for number in 0..<500 {
            task.send(.string("\(number)")) { error in
                XCTAssertNil(error)
                sent.fulfill()
            }
        }
        for number in 0..<500 {
            let message = try await task.receive()
            XCTAssertEqual(text(message), "\(number)")
        }
        await fulfillment(of: [sent], timeout: 20)
        XCTAssertEqual(task.state, .running)
        XCTAssertEqual(task.closeCode, .invalid)
    }

    func testHandlersGetWhatComesLater() async throws {
        let task = session.webSocketTask(
            with: try WebSocketServer {
                $0.accept()
                $0.echo()
            }.url)
        let came = expectation(description: "the message comes")
        task.receive { result in
            guard case .success(.string("early")) = result else { return XCTFail("\(result)") }
            came.fulfill()
        }
        task.send(.string("early")) { XCTAssertNil($0) }
        let pong = expectation(description: "the ping is answered")
        task.sendPing {
            XCTAssertNil($0)
            pong.fulfill()
        }
        task.resume()
        await fulfillment(of: [came, pong], timeout: 20)
    }

    func testPingsAreAnsweredAndFragmentsJoined() async throws {
        let pongs = Mutex<[String]>([])
        let task = beginTask(
            at: try WebSocketServer { client in
                client.accept()
                client.writeFrame(1, Array("one ".utf8), isFinal: false)
                client.writeFrame(9, Array("there?".utf8))
                client.writeFrame(0, Array("two ".utf8), isFinal: false)
                client.writeFrame(0, Array("three".utf8))
                if let frame = client.readFrame() {
                    pongs.withLock { $0.append("\(frame.opcode) \(String(decoding: frame.payload, as: UTF8.self))") }
                }
                client.writeFrame(2, [])
                client.echo()
            })
        let first = try await task.receive()
        XCTAssertEqual(text(first), "one two three")
        guard case .data(let empty) = try await task.receive() else { return XCTFail("bytes come") }
        XCTAssertEqual(empty, Data())
        XCTAssertEqual(pongs.withLock { $0 }, ["10 there?"])
    }

    func testTheServersCloseIsTold() async throws {
        let answers = Mutex<[[UInt8]]>([])
        let task = beginTask(
            at: try WebSocketServer { client in
                client.accept()
                client.writeFrame(8, [0x03, 0xf3] + Array("full".utf8))
                if let frame = client.readFrame() { answers.withLock { $0.append([frame.opcode] + frame.payload) } }
            })
        await assertFails(task, Int(ENOTCONN))
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(log, ["open plain", "close 1011 full", "complete 0"])
        XCTAssertEqual(task.closeCode, .internalServerError)
        XCTAssertEqual(task.closeReason, Data("full".utf8))
        XCTAssertEqual(task.state, .completed)
        await assertFails(task, Int(ENOTCONN))
    }

    func testTheAppsCloseIsSentAndTold() async throws {
        let closes = Mutex<[[UInt8]]>([])
        let task = beginTask(
            at: try WebSocketServer { client in
                client.accept()
                while let frame = client.readFrame() {
                    guard frame.opcode == 8 else { continue }
                    closes.withLock { $0.append(frame.payload) }
                    return client.writeFrame(8, frame.payload)
                }
            })
        await fulfillment(of: [listener.opened], timeout: 20)
        task.cancel(with: .goingAway, reason: Data("bye".utf8))
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(log, ["open plain", "close 1001 bye", "complete 0"])
        XCTAssertEqual(closes.withLock { $0 }, [[0x03, 0xe9] + Array("bye".utf8)])
        XCTAssertEqual(task.closeCode, .goingAway)
        do {
            try await task.send(.string("late"))
            XCTFail("nothing can be sent")
        } catch {
            XCTAssertEqual((error as NSError).code, Int(ENOTCONN))
        }
    }

    func testProtocolsHeadersAndCookies() async throws {
        let heads = Mutex<[String?]>([])
        let server = try WebSocketServer { client in
            heads.withLock {
                $0 = [client.head.components(separatedBy: "\r\n")[0]]
                $0 += ["Sec-WebSocket-Protocol", "X-Token", "X-All", "Cookie", "Host"].map(client.header)
            }
            client.accept("Sec-WebSocket-Protocol: v2\r\nSet-Cookie: seen=1\r\n")
            client.echo()
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-All": "a"]
        let page = try XCTUnwrap(URL(string: "http://127.0.0.1:\(server.port)/"))
        let cookie = try XCTUnwrap(
            HTTPCookie(properties: [.name: "user", .value: "7", .domain: "127.0.0.1", .path: "/"]))
        let storage = try XCTUnwrap(configuration.httpCookieStorage)
        storage.setCookie(cookie)
        session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
        var request = URLRequest(url: server.url)
        request.setValue("v1, v2", forHTTPHeaderField: "Sec-WebSocket-Protocol")
        request.setValue("secret", forHTTPHeaderField: "X-Token")
        let task = session.webSocketTask(with: request)
        task.resume()
        await fulfillment(of: [listener.opened], timeout: 20)
        XCTAssertEqual(
            heads.withLock { $0 },
            ["GET /chat?room=1 HTTP/1.1", "v1, v2", "secret", "a", "user=7", "127.0.0.1:\(server.port)"])
        XCTAssertEqual(log, ["open v2"])
        XCTAssertEqual((task.response as? HTTPURLResponse)?.statusCode, 101)
        XCTAssertEqual(Set((storage.cookies(for: page) ?? []).map(\.name)), ["user", "seen"])
    }

    func testProtocolsAsAParameter() async throws {
        let asked = Mutex<String?>(nil)
        let server = try WebSocketServer { client in
            asked.withLock { $0 = client.header("Sec-WebSocket-Protocol") }
            client.accept("Sec-WebSocket-Protocol: b\r\n")
            client.echo()
        }
        session.webSocketTask(with: server.url, protocols: ["a", "b"]).resume()
        await fulfillment(of: [listener.opened], timeout: 20)
        XCTAssertEqual(asked.withLock { $0 }?.replacingOccurrences(of: " ", with: ""), "a,b")
        XCTAssertEqual(log, ["open b"])
    }

    func testADeadPort() async throws {
        let task = session.webSocketTask(with: try WebSocketServer.deadURL())
        task.resume()
        await assertFails(task, URLError.Code.cannotConnectToHost.rawValue)
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(log, ["complete -1004"])
        XCTAssertEqual(task.state, .completed)
    }

    func testARefusedUpgrade() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.write(Array("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n".utf8))
            })
        await assertFails(task, URLError.Code.badServerResponse.rawValue)
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(log, ["complete -1011"])
        XCTAssertEqual((task.response as? HTTPURLResponse)?.statusCode, 403)
    }

    /// DEV-1468.
    func testARedirectIsRefused() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.write(Array("HTTP/1.1 302 Found\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n".utf8))
            })
        await assertFails(task, URLError.Code.badServerResponse.rawValue)
        XCTAssertEqual((task.response as? HTTPURLResponse)?.statusCode, 302)
    }

    func testSuspendingKeepsTheConversation() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.accept()
                $0.echo()
            })
        await fulfillment(of: [listener.opened], timeout: 20)
        task.suspend()
        XCTAssertEqual(task.state, .suspended)
        task.resume()
        try await task.send(.string("on"))
        let message = try await task.receive()
        XCTAssertEqual(text(message), "on")
        XCTAssertEqual(log, ["open plain"])
    }

    func testFramesThatComeInPieces() async throws {
        let task = beginTask(
            at: try WebSocketServer { client in
                client.accept()
                for byte in [0x81, 126, 0, 3] + Array("one".utf8) + [0x82, 1] { client.write([byte]) }
                client.write([9, 0x81, 0])
                client.echo()
            })
        let first = try await task.receive()
        XCTAssertEqual(text(first), "one")
        guard case .data(let second) = try await task.receive() else { return XCTFail("bytes come") }
        XCTAssertEqual(second, Data([9]))
        let third = try await task.receive()
        XCTAssertEqual(text(third), "")
    }

    func testAnAnswerToAnotherKeyIsRefused() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.write(
                    Array(
                        ("HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n").utf8))
                _ = $0.readFrame()
            })
        await assertFails(task, URLError.Code.badServerResponse.rawValue)
    }

    func testCancellingEndsWhatWaits() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.accept()
                _ = $0.readFrame()
            })
        await fulfillment(of: [listener.opened], timeout: 20)
        let failed = expectation(description: "the handler is called")
        task.receive { result in
            if case .failure(let error) = result { XCTAssertEqual((error as? URLError)?.code, .cancelled) }
            failed.fulfill()
        }
        task.cancel()
        await fulfillment(of: [failed, listener.ended], timeout: 20)
        XCTAssertEqual(log, ["open plain", "complete -999"])
        await assertFails(task, URLError.Code.cancelled.rawValue)
    }

    func testCancellingBeforeItBegins() async throws {
        let task = session.webSocketTask(with: try WebSocketServer.deadURL())
        task.cancel(with: .normalClosure, reason: nil)
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(log, ["complete -999"])
        await assertFails(task, URLError.Code.cancelled.rawValue)
    }

    func testInvalidatingTheSessionCancels() async throws {
        let task = beginTask(
            at: try WebSocketServer {
                $0.accept()
                _ = $0.readFrame()
            })
        await fulfillment(of: [listener.opened], timeout: 20)
        session.invalidateAndCancel()
        await fulfillment(of: [listener.ended], timeout: 20)
        await assertFails(task, URLError.Code.cancelled.rawValue)
    }

    func testALostConnection() async throws {
        let task = beginTask(at: try WebSocketServer { $0.accept() })
        await assertFails(task, URLError.Code.networkConnectionLost.rawValue)
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(log, ["open plain", "complete -1005"])
        XCTAssertEqual(task.closeCode, .invalid)
    }

    func testAMessageThatIsTooLongOrNoText() async throws {
        for (frame, number, error) in [([UInt8](repeating: 65, count: 200), 1009, EMSGSIZE), ([0xff], 1007, EPROTO)] {
            let closes = Mutex<[Int]>([])
            let over = expectation(description: "the server hears of it")
            let server = try WebSocketServer { client in
                client.accept()
                client.writeFrame(1, frame)
                let code = client.readFrame()?.payload.reduce(0) { $0 << 8 | Int($1) }
                closes.withLock { $0.append(code ?? 0) }
                over.fulfill()
            }
            let task = session.webSocketTask(with: server.url)
            task.maximumMessageSize = 100
            task.resume()
            await assertFails(task, Int(error))
            await fulfillment(of: [over], timeout: 20)
            XCTAssertEqual(closes.withLock { $0 }, [number])
        }
    }

    /// A length that no memory has isn't one to wait for, nor one to count with.
    func testALengthBeyondAllNumbers() async throws {
        for (length, error) in [(UInt8(0x7f), URLError.Code.networkConnectionLost.rawValue), (0xff, Int(EMSGSIZE))] {
            let server = try WebSocketServer { client in
                client.accept()
                client.write([0x82, 127, length] + Array(repeating: 0xff, count: 7) + [1, 2, 3])
            }
            let task = session.webSocketTask(with: server.url)
            task.maximumMessageSize = .max
            task.resume()
            await assertFails(task, error)
        }
    }

    /// DEV-1470.
    func testACodeOfTheAppsOwn() async throws {
        let task = beginTask(
            at: try WebSocketServer { client in
                client.accept()
                client.writeFrame(8, [0x0f, 0xa1])
                _ = client.readFrame()
            })
        await assertFails(task, Int(ENOTCONN))
        await fulfillment(of: [listener.ended], timeout: 20)
        XCTAssertEqual(task.closeCode, .unsupportedData)
        XCTAssertNil(task.closeReason)
    }
}
