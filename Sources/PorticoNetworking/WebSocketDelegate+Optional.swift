import Foundation
import FoundationNetworking

// On iOS a delegate has the methods that it wants; Linux's Foundation asks for both.
extension URLSessionWebSocketDelegate {
    /// Stands in where the delegate doesn't mind: nothing happens.
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    /// Stands in where the delegate doesn't mind: nothing happens.
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}
