import Foundation
import FoundationNetworking
import PorticoNetworking
import Synchronization
import XCTest

/// Sessions' tasks for WebSocket, which the toolchain's Foundation names and can't run (DEV-1468).
final class WebSocketTaskTests: XCTestCase {
    private final class Listener: NSObject, URLSessionWebSocketDelegate, Sendable {
        let codes = Mutex<[URLError.Code?]>([])
        let ended = XCTestExpectation(description: "the task ends")
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            codes.withLock { $0.append((error as? URLError)?.code) }
            ended.fulfill()
        }
    }

    func testATaskFailsAndSaysSoEverywhere() async {
        let listener = Listener()
        let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil)
        let task = session.webSocketTask(with: URL(string: "ws://127.0.0.1:9/")!)
        task.resume()
        do {
            _ = try await task.receive()
            XCTFail("nothing can come")
        } catch {
            XCTAssertEqual((error as? URLError)?.code, .unsupportedURL)
        }
        await fulfillment(of: [listener.ended], timeout: 10)
        XCTAssertEqual(listener.codes.withLock { $0 }, [.unsupportedURL])
        XCTAssertEqual(task.state, .completed)
    }
}
