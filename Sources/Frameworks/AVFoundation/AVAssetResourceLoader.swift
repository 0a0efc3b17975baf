import Foundation
import FoundationNetworking

/// Answers a medium's requests for its bytes in the place of the system: of addresses whose scheme is an app's own. All is optional.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Whether the app answers a request, now or later; false: the medium can't be loaded.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    /// Whether the app renews something that it gave. Never asked (DEV-1373).
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool
    /// A request isn't waited for any more.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// Asks an app for the bytes of a medium. One belongs to each `AVURLAsset`.
///
/// - From: `AVURLAsset`, when something wants to know the medium
/// - To: the app's delegate on its queue, `SoundFile`
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    /// The progress of the medium.
    enum Progress {
        case idle
        case loading
        case loaded(SoundFile)
        case failed(any Error)
    }

    private let url: URL
    private let lock = NSLock()
    /// Guarded by the lock.
    private var own = Progress.idle
    private weak var ownDelegate: (any AVAssetResourceLoaderDelegate)?
    private var ownQueue: DispatchQueue?, waiters: [@Sendable () -> Void] = [], current: AVAssetResourceLoadingRequest?

    init(_ url: URL) { self.url = url }

    /// The delegate that answers; nil: nobody does.
    open var delegate: (any AVAssetResourceLoaderDelegate)? { lock.withLock { ownDelegate } }
    /// The queue on which it is asked.
    open var delegateQueue: DispatchQueue? { lock.withLock { ownQueue } }
    /// Sets who answers, and on which queue; nil: the main one.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        lock.withLock { (ownDelegate, ownQueue) = (delegate, delegateQueue) }
    }

    /// Whether the app is asked: the system loads the common schemes itself.
    var isUsed: Bool {
        let scheme = url.scheme?.lowercased() ?? "file"
        return !["file", "http", "https", "data"].contains(scheme) && delegate != nil
    }

    var progress: Progress { lock.withLock { own } }

    /// Calls the body once the medium is loaded or can't be, from any thread. The first call begins.
    func loadMedium(_ body: @escaping @Sendable () -> Void) {
        enum Answer { case now, later, begin }
        let answer: Answer = lock.withLock {
            switch own {
            case .loaded, .failed: return .now
            case .loading:
                waiters.append(body)
                return .later
            case .idle:
                own = .loading
                waiters.append(body)
                return .begin
            }
        }
        switch answer {
        case .now: body()
        case .later: break
        // First a few bytes are asked for, with the length: as on iOS.
        case .begin: askForBytes(count: 2, isAll: false, hasInformation: true)
        }
    }

    /// Asks for the medium's first bytes.
    private func askForBytes(count: Int, isAll: Bool, hasInformation: Bool) {
        guard let delegate else { return endLoading(.failed(Self.unsupported)) }
        let request = AVAssetResourceLoadingRequest(
            url, AVAssetResourceLoadingDataRequest(0, count, isAll: isAll),
            hasInformation ? AVAssetResourceLoadingContentInformationRequest() : nil
        ) { [weak self] in self?.takeAnswer($0, $1) }
        lock.withLock { current = request }
        nonisolated(unsafe) let asked = delegate
        (delegateQueue ?? .main).async { [self] in
            guard !request.isCancelled else { return }
            if !asked.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request) {
                request.finishLoading(with: Self.unsupported)
            }
        }
    }

    private static var unsupported: any Error { URLError(.unsupportedURL) }

    /// Takes what the app gave to a request.
    private func takeAnswer(_ request: AVAssetResourceLoadingRequest, _ error: (any Error)?) {
        lock.withLock { current = nil }
        if let error { return endLoading(.failed(error)) }
        let data = request.dataRequest?.received ?? Data()
        if let information = request.contentInformationRequest {
            // Without ranges what has come is a beginning, if not all.
            let length = information.contentLength
            guard length > Int64(data.count) else { return readMedium(data) }
            guard let count = Int(exactly: length) else { return endLoading(.failed(AVError(.outOfMemory))) }
            return askForBytes(count: count, isAll: true, hasInformation: false)
        }
        readMedium(data)
    }

    private func readMedium(_ data: Data) {
        endLoading(SoundFile(data).map { .loaded($0) } ?? .failed(AVError(.fileFormatNotRecognized)))
    }

    private func endLoading(_ progress: Progress) {
        let told = lock.withLock {
            own = progress
            defer { waiters = [] }
            return waiters
        }
        for body in told { body() }
    }

    /// Gives up what is being loaded.
    func cancelLoading() {
        let request = lock.withLock { () -> AVAssetResourceLoadingRequest? in
            defer { current = nil }
            return current
        }
        guard let request, request.cancelRequest() else { return }
        if let delegate {
            nonisolated(unsafe) let asked = delegate
            (delegateQueue ?? .main).async { [self] in asked.resourceLoader(self, didCancel: request) }
        }
        endLoading(.failed(AVError(.operationCancelled)))
    }
}
