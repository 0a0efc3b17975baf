import CRuntime
import Foundation
import FoundationNetworking
import XCTest

@testable import PorticoNetworking

/// Tasks for WebSocket and the simulator's network switch.
final class WebSocketSwitchTests: XCTestCase {
    private let session = URLSession(configuration: .ephemeral)

    override func tearDown() {
        portico_set_network(PORTICO_NETWORK_NORMAL)
        session.invalidateAndCancel()
    }

    private func failure(_ task: URLSessionWebSocketTask) async -> URLError.Code? {
        do {
            let message = try await task.receive()
            XCTFail("\(message) comes")
            return nil
        } catch { return (error as? URLError)?.code }
    }

    private func beginEchoing() throws -> URLSessionWebSocketTask {
        let server = try WebSocketServer {
            $0.accept()
            $0.echo()
        }
        let task = session.webSocketTask(with: server.url)
        task.resume()
        return task
    }

    func testNothingConnectsWithoutANetwork() async throws {
        portico_set_network(PORTICO_NETWORK_OFF)
        let task = session.webSocketTask(with: try WebSocketServer.deadURL())
        task.resume()
        let code = await failure(task)
        XCTAssertEqual(code, .notConnectedToInternet, "with one it would be that nobody listens there")
    }

    func testAConversationEndsWithTheNetwork() async throws {
        let task = try beginEchoing()
        try await task.send(.string("there"))
        guard case .string("there") = try await task.receive() else { return XCTFail("the message comes back") }
        portico_set_network(PORTICO_NETWORK_OFF)
        let code = await failure(task)
        XCTAssertTrue([.networkConnectionLost, .notConnectedToInternet].contains(code), "\(code as Any)")
        portico_set_network(PORTICO_NETWORK_NORMAL)
        let again = try beginEchoing()
        try await again.send(.string("again"))
        guard case .string("again") = try await again.receive() else { return XCTFail("the network is back") }
    }
}
