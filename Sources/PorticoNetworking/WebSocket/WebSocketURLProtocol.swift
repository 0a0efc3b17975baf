import CNetworking
import Foundation
import FoundationNetworking

/// Loads what a task for WebSocket asks for: Foundation keeps account of the task and tells its delegate, and the conversation is this
/// library's, since Foundation's libcurl may have been built without WebSocket.
final class WebSocketURLProtocol: URLProtocol {
    /// Puts this library's methods in the places of Foundation's, and this class in the place of the one that loads such addresses.
    /// Where one of them isn't found everything stays as it is: tasks fail with `unsupportedURL`.
    static func installMethods() {
        guard let own = _typeByName("20FoundationNetworking21_WebSocketURLProtocolC") as? AnyClass else { return }
        let task = ClassTable(of: URLSessionWebSocketTask.self)
        let (base, plain, refusing) = (
            ClassTable(of: URLProtocol.self), ClassTable(of: Plain.self), ClassTable(of: Refusing.self)
        )
        let places = base.differences(from: refusing, not: plain)
        guard places.count == 1, let place = places.first,
            portico_replace_socket_methods(task.words, task.count)
        else { return }
        ClassTable(of: own).words[place] = refusing.words[place]
        _ = URLProtocol.registerClass(WebSocketURLProtocol.self)
    }
    private final class Plain: URLProtocol {}
    private final class Refusing: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { false }
    }

    override class func canInit(with request: URLRequest) -> Bool {
        ["ws", "wss"].contains(request.url?.scheme?.lowercased())
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    private var socketTask: URLSessionWebSocketTask? { task as? URLSessionWebSocketTask }

    override func startLoading() {
        guard let task = socketTask else {
            client?.urlProtocol(self, didFailWithError: error(.unsupportedURL))
            return
        }
        task.conversation.beginConversation(self, task)
    }

    override func stopLoading() {
        // A task that is suspended goes on with what it has begun.
        guard let task = socketTask, task.state != .suspended else { return }
        task.conversation.cancelConversation()
    }

    func error(_ code: URLError.Code) -> URLError {
        var info: [String: Any] = [:]
        if let url = request.url {
            info = [NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString]
        }
        return URLError(code, userInfo: info)
    }

    // MARK: From the conversation's thread

    /// Does something on the queue on which the session keeps account of its tasks.
    private func doInSession(_ body: () -> Void) {
        guard let queue = task?.ownSession?.accountQueue else { return body() }
        queue.sync(execute: body)
    }

    func storeCookies(of answer: HTTPURLResponse) {
        guard let configuration = task?.ownSession?.configuration, configuration.httpShouldSetCookies,
            let storage = configuration.httpCookieStorage, let url = request.url,
            let page = WebSocketHandshake.pageURL(of: url), let fields = answer.allHeaderFields as? [String: String]
        else { return }
        storage.setCookies(
            HTTPCookie.cookies(withResponseHeaderFields: fields, for: page), for: page, mainDocumentURL: nil)
    }

    func tellOpened(_ answer: HTTPURLResponse) {
        let picked = answer.value(forHTTPHeaderField: "Sec-WebSocket-Protocol")
        _ = socketTask?.replaceSocketField("protocolPicked", picked)
        doInSession { client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed) }
    }

    /// Makes an answer that refuses the task's response.
    func keepAnswer(_ answer: HTTPURLResponse) { _ = socketTask?.replaceResponse(with: answer) }

    func keepClose(_ code: URLSessionWebSocketTask.CloseCode, _ reason: Data?) {
        _ = socketTask?.replaceSocketField("closeCode", code)
        _ = socketTask?.replaceSocketField("closeReason", reason)
    }

    func tellFinished() { endTask { $0.urlProtocolDidFinishLoading(self) } }
    func tellFailed(_ error: any Error) { endTask { $0.urlProtocol(self, didFailWithError: error) } }

    /// Ends the task, unless it is being cancelled: then Foundation ends it, which a task mustn't be twice.
    private func endTask(_ end: (any URLProtocolClient) -> Void) {
        doInSession {
            guard let client, task?.state == .running || task?.state == .suspended else { return }
            end(client)
        }
    }
}
