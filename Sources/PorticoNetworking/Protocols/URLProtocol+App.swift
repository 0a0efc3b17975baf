import Foundation
import FoundationNetworking
import Synchronization

/// The class that an app's `URLProtocol` derives from (lowering puts its name in the place of Foundation's): it hands an app's protocol the
/// request as iOS does, and stands between the protocol and the session where Linux's Foundation loses parts of a response or ends the
/// program at a redirect.
open class _PorticoURLProtocol: URLProtocol {
    private let lock = NSLock()
    private var relay: ProtocolRelay?
    private var prepared: URLRequest?

    /// A protocol that loads a request for a client.
    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) { super.init(request: request, cachedResponse: cachedResponse, client: client) }

    /// The client is told of what is loaded.
    open override var client: (any URLProtocolClient)? {
        get {
            lock.withLock {
                if relay == nil, let client = super.client { relay = ProtocolRelay(client) }
                return relay
            }
        }
        set {
            lock.withLock {
                super.client = newValue
                relay = nil
            }
        }
    }

    /// The request, with the headers that the session's configuration adds, and with its body as a stream.
    open override var request: URLRequest {
        // The task is there only after the initialiser.
        guard let task else { return super.request }
        return lock.withLock {
            if let prepared { return prepared }
            let request = Self.prepareRequest(task.currentRequest ?? super.request, of: task)
            prepared = request
            return request
        }
    }

    private static func prepareRequest(_ request: URLRequest, of task: URLSessionTask) -> URLRequest {
        var request = request
        for (key, value) in task.ownSession?.configuration.httpAdditionalHeaders ?? [:] {
            guard let key = key as? String, request.value(forHTTPHeaderField: key) == nil else { continue }
            request.setValue(value as? String ?? "\(value)", forHTTPHeaderField: key)
        }
        if let body = request.httpBody {
            request.httpBody = nil
            request.httpBodyStream = InputStream(data: body)
        }
        return request
    }

    private static let registered = Mutex<[AppClass]>([])
    private struct AppClass: @unchecked Sendable {
        let type: AnyClass
    }

    /// Has a class asked about the requests of sessions whose configuration has none that loads them; the last one first.
    open override class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard super.registerClass(protocolClass) else { return false }
        registered.withLock { $0.append(AppClass(type: protocolClass)) }
        return true
    }

    /// Has a class asked no more.
    open override class func unregisterClass(_ protocolClass: AnyClass) {
        super.unregisterClass(protocolClass)
        registered.withLock { classes in
            guard let last = classes.lastIndex(where: { $0.type == protocolClass }) else { return }
            classes.remove(at: last)
        }
    }

    /// The class that loads a request in a session: one of the configuration's, one that is registered, or one of Foundation's own.
    static func loadingClass(for request: URLRequest, in configuration: URLSessionConfiguration) -> URLProtocol.Type? {
        let all =
            (configuration.protocolClasses ?? []) + registered.withLock { $0.reversed().map(\.type) }
            + (URLSessionConfiguration.default.protocolClasses ?? [])
        return all.lazy.compactMap { $0 as? URLProtocol.Type }.first { $0.canInit(with: request) }
    }
}
