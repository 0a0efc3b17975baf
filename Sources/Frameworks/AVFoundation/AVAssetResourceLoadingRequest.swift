import Foundation
import FoundationNetworking

/// A request of a medium for its bytes, which an app answers as they come and then finishes.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    private enum End { case finished, cancelled }
    private let taker: (AVAssetResourceLoadingRequest, (any Error)?) -> Void
    private let lock = NSLock()
    /// Guarded by the lock.
    private var end: End?, ownRedirect: URLRequest?, ownResponse: URLResponse?

    /// The address that is asked for.
    public let request: URLRequest
    /// The questions about the whole; nil where they have been answered.
    public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    /// The bytes that are asked for.
    public let dataRequest: AVAssetResourceLoadingDataRequest?
    /// The part of the system that asks.
    public let requestor = AVAssetResourceLoadingRequestor()

    dynamic init(
        _ url: URL, _ dataRequest: AVAssetResourceLoadingDataRequest,
        _ information: AVAssetResourceLoadingContentInformationRequest?,
        _ taker: @escaping (AVAssetResourceLoadingRequest, (any Error)?) -> Void
    ) {
        var request = URLRequest(url: url)
        let last = dataRequest.requestedOffset + Int64(dataRequest.requestedLength) - 1
        request.setValue("bytes=\(dataRequest.requestedOffset)-\(last)", forHTTPHeaderField: "Range")
        (self.request, self.dataRequest, contentInformationRequest, self.taker) = (
            request, dataRequest, information, taker
        )
        super.init()
    }

    /// Whether the app has finished it.
    open var isFinished: Bool { lock.withLock { end == .finished } }
    /// Whether it isn't waited for any more.
    open var isCancelled: Bool { lock.withLock { end == .cancelled } }
    /// The address where the bytes are instead: it is finished then. Not followed (DEV-1373).
    open var redirect: URLRequest? {
        get { lock.withLock { ownRedirect } }
        set { lock.withLock { ownRedirect = newValue } }
    }
    /// The answer that the bytes came with, if the app has one.
    open var response: URLResponse? {
        get { lock.withLock { ownResponse } }
        set { lock.withLock { ownResponse = newValue } }
    }

    /// All bytes have been given.
    open func finishLoading() {
        endRequest(redirect == nil ? nil : URLError(.unsupportedURL))
    }
    /// The bytes can't be given.
    open func finishLoading(with error: (any Error)?) { endRequest(error ?? URLError(.unknown)) }

    private func endRequest(_ error: (any Error)?) {
        let isFirst = lock.withLock {
            defer { end = end ?? .finished }
            return end == nil
        }
        if isFirst { taker(self, error) }
    }

    /// False where it is over already.
    func cancelRequest() -> Bool {
        lock.withLock {
            defer { end = end ?? .cancelled }
            return end == nil
        }
    }
}

/// A request to renew what was given. Never made (DEV-1373).
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// The part of the system that asks for bytes.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
    /// Whether it says when a session ended: it doesn't.
    open var providesExpiredSessionReports: Bool { false }
    dynamic override init() { super.init() }
}

/// The answers of an app about a medium as a whole.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    /// The type, as a uniform type identifier; nil, at first: the bytes say it.
    open var contentType: String?
    /// The number of bytes; 0 at first.
    open var contentLength: Int64 = 0
    /// Whether parts can be asked for; false at first.
    open var isByteRangeAccessSupported = false
    /// Whether all bytes are there at once; false at first. Kept (DEV-1373).
    open var isEntireLengthAvailableOnDemand = false
    /// When the app wants to be asked anew. Kept (DEV-1373).
    open var renewalDate: Date?
    /// The types that can be given; nil: any.
    open var allowedContentTypes: [String]? { nil }
    dynamic override init() { super.init() }
}

/// A request for bytes of a medium.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    /// The first byte that is asked for.
    public let requestedOffset: Int64
    /// The number of bytes.
    public let requestedLength: Int
    /// Whether it is all to the end, however much that is.
    public let requestsAllDataToEndOfResource: Bool
    private let lock = NSLock()
    private var data = Data()

    dynamic init(_ offset: Int64, _ length: Int, isAll: Bool) {
        (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, isAll)
        super.init()
    }

    /// The byte that the app gives next.
    open var currentOffset: Int64 { requestedOffset + Int64(lock.withLock { data.count }) }
    /// Gives the next bytes. What is more than was asked for is dropped.
    open func respond(with data: Data) {
        lock.withLock {
            let room = requestsAllDataToEndOfResource ? data.count : requestedLength - self.data.count
            self.data.append(data.prefix(max(0, room)))
        }
    }

    var received: Data { lock.withLock { data } }
}
