import Foundation
import FoundationNetworking
import Synchronization

extension URLSession {
    /// The bytes of a response, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that loads them.
        public let task: URLSessionDataTask
        fileprivate let parts: AsyncThrowingStream<Data, any Error>

        /// Gives one byte after the other, and asks for more where a part is through.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var parts: AsyncThrowingStream<Data, any Error>.Iterator
            private var part = Data()
            private var index = 0

            fileprivate init(_ parts: AsyncThrowingStream<Data, any Error>.Iterator) { self.parts = parts }

            /// The next byte; nil at the end. Throws what the task failed with.
            public mutating func next() async throws -> UInt8? {
                while index == part.endIndex {
                    guard let next = try await parts.next() else { return nil }
                    (part, index) = (next, next.startIndex)
                }
                defer { index += 1 }
                return part[index]
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(parts.makeAsyncIterator()) }
    }

    /// The bytes at an address, as they come, and the response that goes in front of them.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

    /// The bytes of a request, as they come, and the response that goes in front of them. Cancelling the task that waits ends the loading.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let loading = BytesLoading(delegate ?? self.delegate as? any URLSessionTaskDelegate)
        let session = URLSession(configuration: configuration, delegate: loading, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        continuation.onTermination = { _ in task.cancel() }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting in
                loading.beginLoading(continuation, waiting)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, parts: stream), response)
    }

    /// All tasks that aren't through.
    public var allTasks: [URLSessionTask] {
        get async {
            struct Tasks: @unchecked Sendable { let all: [URLSessionTask] }
            let tasks: Tasks = await withCheckedContinuation { continuation in
                getAllTasks { continuation.resume(returning: Tasks(all: $0)) }
            }
            return tasks.all
        }
    }

    /// All tasks that aren't through, by kind: those for data, uploads and downloads.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            let all = await allTasks
            return (
                all.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
                all.compactMap { $0 as? URLSessionUploadTask }, all.compactMap { $0 as? URLSessionDownloadTask }
            )
        }
    }

    /// Goes on with a download. There is no data to go on from here: throws `cannotDecodeContentData`.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw URLError(.cannotDecodeContentData) }
}

/// The delegate of one `bytes` call: it hands the response and the parts over, and asks the caller's delegate what that is asked.
private final class BytesLoading: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let delegate: (any URLSessionTaskDelegate)?
    private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)
    /// Set before the task begins.
    private var parts: AsyncThrowingStream<Data, any Error>.Continuation?

    init(_ delegate: (any URLSessionTaskDelegate)?) { self.delegate = delegate }

    func beginLoading(
        _ parts: AsyncThrowingStream<Data, any Error>.Continuation,
        _ response: CheckedContinuation<URLResponse, any Error>
    ) {
        self.parts = parts
        waiting.withLock { $0 = response }
    }

    private func takeWaiting() -> CheckedContinuation<URLResponse, any Error>? {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        takeWaiting()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { parts?.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let waiting = takeWaiting() { waiting.resume(throwing: error ?? URLError(.badServerResponse)) }
        parts?.finish(throwing: error)
        delegate?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate else { return completionHandler(request) }
        delegate.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }
}
