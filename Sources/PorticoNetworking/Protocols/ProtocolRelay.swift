import Foundation
import FoundationNetworking

/// Stands between an app's protocol and Foundation's client.
///
/// Parts of a response go on as they come, for delegates. A task with a completion handler gets only the last of them from Foundation: when
/// the protocol is through, all of them go to Foundation once more, as one part of a protocol object that belongs to a task nobody listens
/// to, and that object ends the loading. A download's parts become a file at the end, and its delegate hears of each. A redirect asks the delegate and begins the loading of the new request with a protocol of its own;
/// what the old protocol says after that isn't heard.
final class ProtocolRelay: NSObject, URLProtocolClient, @unchecked Sendable {
    private enum State {
        case loading, redirected, over
    }

    private let client: any URLProtocolClient
    private let lock = NSLock()
    private var state = State.loading
    private var parts: [Data] = []
    private var loadedCount = 0
    private var successor: URLProtocol?

    init(_ client: any URLProtocolClient) {
        self.client = client
        super.init()
    }

    /// Does something if the protocol is still listened to, and moves on to another state.
    private func tellClient(to next: State = .loading, _ body: () -> Void) {
        let listens = lock.withLock {
            guard state == .loading else { return false }
            state = next
            return true
        }
        if listens { body() }
    }

    func urlProtocol(
        _ `protocol`: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { tellClient { client.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy) } }

    func urlProtocol(_ `protocol`: URLProtocol, didLoad data: Data) {
        tellClient {
            let count = lock.withLock {
                parts.append(data)
                loadedCount += data.count
                return loadedCount
            }
            // Foundation takes a download's parts for those of a task with data, which it isn't.
            guard let download = `protocol`.task as? URLSessionDownloadTask else {
                return client.urlProtocol(`protocol`, didLoad: data)
            }
            tellDelegate(of: download, bytes: data.count, of: count)
        }
    }

    func urlProtocolDidFinishLoading(_ urlProtocol: URLProtocol) {
        tellClient(to: .over) {
            if let download = urlProtocol.task as? URLSessionDownloadTask {
                return endDownload(download, by: urlProtocol)
            }
            let all = lock.withLock { parts }
            guard all.count > 1, let task = urlProtocol.task else {
                return client.urlProtocolDidFinishLoading(urlProtocol)
            }
            let request = urlProtocol.request
            WholeResponse.whenTaskIsKnown { [client] in
                let whole = WholeResponse(request: request, cachedResponse: nil, client: nil)
                client.urlProtocol(whole, didLoad: Data(all.joined()))
                whole.finishedTask = task
                client.urlProtocolDidFinishLoading(whole)
            }
        }
    }

    /// Tells the delegate how many bytes have come, unless a completion handler waits for the file.
    private func tellDelegate(of task: URLSessionDownloadTask, bytes count: Int, of all: Int) {
        guard let session = task.ownSession, let queue = session.accountQueue,
            let delegate = (task.delegate ?? session.delegate as? any URLSessionTaskDelegate)
                as? any URLSessionDownloadDelegate
        else { return }
        let expected = task.response?.expectedContentLength ?? NSURLSessionTransferSizeUnknown
        queue.async {
            guard task.isHeardByDelegate(in: session) else { return }
            session.delegateQueue.addOperation {
                delegate.urlSession(
                    session, downloadTask: task, didWriteData: Int64(count), totalBytesWritten: Int64(all),
                    totalBytesExpectedToWrite: expected)
            }
        }
    }

    /// Hands over what has come as a file.
    private func endDownload(_ task: URLSessionDownloadTask, by urlProtocol: URLProtocol) {
        nonisolated(unsafe) let urlProtocol = urlProtocol
        let all = lock.withLock { parts }
        endLoading(of: task) { [client] in
            guard let file = DownloadedFile.write(Data(all.joined())), urlProtocol.setDownloadedFile(file) else {
                return client.urlProtocol(urlProtocol, didFailWithError: URLError(.cannotCreateFile))
            }
            client.urlProtocolDidFinishLoading(urlProtocol)
        }
    }

    func urlProtocol(_ `protocol`: URLProtocol, didFailWithError error: any Error) {
        if `protocol`.task?.state == .canceling, let successor = lock.withLock({ successor }) {
            successor.stopLoading()
            return client.urlProtocol(`protocol`, didFailWithError: error)
        }
        tellClient(to: .over) {
            nonisolated(unsafe) let failed = `protocol`
            endLoading(of: failed.task) { [client] in client.urlProtocol(failed, didFailWithError: error) }
        }
    }

    /// Ends a loading; that of a download after what its delegate is told of the parts.
    private func endLoading(of task: URLSessionTask?, _ end: @escaping @Sendable () -> Void) {
        guard task is URLSessionDownloadTask, let queue = task?.ownSession?.accountQueue else { return end() }
        queue.async(execute: end)
    }

    func urlProtocol(_ `protocol`: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        tellClient { client.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(_ `protocol`: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        tellClient { client.urlProtocol(`protocol`, didReceive: challenge) }
    }

    func urlProtocol(_ `protocol`: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        tellClient(to: .over) { client.urlProtocol(`protocol`, didCancel: challenge) }
    }

    func urlProtocol(
        _ `protocol`: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        tellClient(to: .redirected) {
            nonisolated(unsafe) let old = `protocol`
            guard let task = old.task, let session = task.ownSession else { return }
            let follow: @Sendable (URLRequest?) -> Void = { [self] request in
                guard let request else { return endWithRedirect(redirectResponse, of: old) }
                beginSuccessor(of: old, request, task, session.configuration)
            }
            let delegate = task.delegate ?? session.delegate as? any URLSessionTaskDelegate
            guard let delegate, let response = redirectResponse as? HTTPURLResponse else { return follow(request) }
            session.delegateQueue.addOperation {
                delegate.urlSession(
                    session, task: task, willPerformHTTPRedirection: response, newRequest: request,
                    completionHandler: follow)
            }
        }
    }

    /// The redirect is the response: the delegate doesn't want to follow it.
    private func endWithRedirect(_ response: URLResponse, of old: URLProtocol) {
        client.urlProtocol(old, didReceive: response, cacheStoragePolicy: .notAllowed)
        client.urlProtocolDidFinishLoading(old)
    }

    /// Loads the request that a redirect leads to, off the delegate's queue: it is the main one in many apps.
    private func beginSuccessor(
        of old: URLProtocol, _ request: URLRequest, _ task: URLSessionTask, _ configuration: URLSessionConfiguration
    ) {
        nonisolated(unsafe) let old = old
        DispatchQueue.global().async { [self] in
            old.stopLoading()
            guard task.state == .running else { return }
            guard task.replaceCurrentRequest(with: request),
                let loading = _PorticoURLProtocol.loadingClass(for: request, in: configuration)
            else {
                return client.urlProtocol(old, didFailWithError: URLError(.unsupportedURL))
            }
            let new = loading.init(task: task, cachedResponse: nil, client: nil)
            lock.withLock { successor = new }
            new.startLoading()
        }
    }
}

/// A protocol object that hands a whole response over. While it loads it belongs to a task with a completion handler, so that no delegate is
/// told of its data; at the end to the task that waits for it.
private final class WholeResponse: URLProtocol {
    private static let session = URLSession(configuration: .ephemeral)
    /// A task that is never begun.
    private static let unheard = session.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))) { _, _, _ in }

    /// Does something once the session knows its task, on a thread of its own: making the task waits for the queue on which Foundation may
    /// have called the protocol, and the session notes it later.
    static func whenTaskIsKnown(_ body: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
            _ = unheard
            session.getAllTasks { _ in body() }
        }
    }

    var finishedTask: URLSessionTask?
    override var task: URLSessionTask? {
        get { finishedTask ?? Self.unheard }
        set { finishedTask = newValue }
    }
}
