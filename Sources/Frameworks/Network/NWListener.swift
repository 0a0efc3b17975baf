import Foundation

/// Waits for connections to a port of this device, by TCP.
public final class NWListener: @unchecked Sendable {
    /// How far it is.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// A service that a listener offers to browsers.
    public struct Service: Hashable, Sendable, CustomDebugStringConvertible {
        /// Its name; nil: the device's.
        public let name: String?
        /// Its type, such as `_http._tcp`.
        public let type: String
        /// Its domain; nil: the usual one.
        public let domain: String?
        /// The record that the service has of itself.
        public var txtRecordObject: NWTXTRecord?
        /// The same in bytes.
        public var txtRecord: Data? { txtRecordObject?.data }
        /// A service.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
            txtRecordObject = txtRecord.map { NWTXTRecord($0) }
        }
        /// A service.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            (self.name, self.type, self.domain, txtRecordObject) = (name, type, domain, txtRecord)
        }
        public var debugDescription: String { "\(name ?? "")\(type)\(domain ?? "")" }
    }

    /// A change of the service's registration.
    public enum ServiceRegistrationChange: Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }

    /// How connections are made.
    public let parameters: NWParameters
    private let wanted: NWEndpoint.Port
    private let lock = NSLock()
    /// Guarded by the lock.
    private var own = State.setup, ownPort: NWEndpoint.Port?, ownQueue: DispatchQueue?
    private var handler: ((State) -> Void)?, taker: ((NWConnection) -> Void)?
    private var source: (any DispatchSourceRead)?
    private var offered: Service?, registrar: ((ServiceRegistrationChange) -> Void)?
    private let id = UUID()

    /// On a port; `any`: one that is free. Only TCP is there (DEV-1103): else it throws.
    public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
        guard !using.isDatagram else { throw NWError.posix(.EOPNOTSUPP) }
        (parameters, wanted) = (using.copy(), on)
    }

    /// A service on a port that is free.
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters, on: .any)
        self.service = service
    }

    deinit {
        source?.cancel()
        _ = LocalServices.unregister(id)
    }

    /// How far it is.
    public var state: State { lock.withLock { own } }
    /// The port, once it is ready.
    public var port: NWEndpoint.Port? { lock.withLock { ownPort } }
    /// Where handlers are called.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }
    /// Hears how far it is.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// Gets each connection, which it begins.
    public var newConnectionHandler: ((NWConnection) -> Void)? {
        get { lock.withLock { taker } }
        set { lock.withLock { taker = newValue } }
    }

    /// The service that it offers to browsers of this app while it is ready; nil, nothing, at first (DEV-1383).
    public var service: Service? {
        get { lock.withLock { offered } }
        set {
            let isReady = lock.withLock {
                offered = newValue
                return own == .ready
            }
            if isReady { offerService() }
        }
    }
    /// Hears under which name the service is offered.
    public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)? {
        get { lock.withLock { registrar } }
        set { lock.withLock { registrar = newValue } }
    }

    private func offerService() {
        if let old = LocalServices.unregister(id) { tellRegistrar(.remove(old.endpoint)) }
        guard let service, let port else { return }
        // As on iOS the device's name is what a service without one is called by.
        let made = LocalServices.Service(
            name: service.name ?? "iPhone", type: LocalServices.plainType(service.type),
            domain: service.domain ?? "local.", record: service.txtRecordObject ?? NWTXTRecord(), port: port)
        tellRegistrar(.add(LocalServices.register(made, for: id).endpoint))
    }

    private func tellRegistrar(_ change: ServiceRegistrationChange) {
        lock.withLock { HandlerCall(registrar, change, on: ownQueue) }?.postToQueue()
    }

    private func move(to state: State) {
        let call = lock.withLock { () -> HandlerCall? in
            guard own != .cancelled, own != state else { return nil }
            own = state
            return HandlerCall(handler, state, on: ownQueue)
        }
        call?.postToQueue()
    }

    /// Begins to wait.
    public func start(queue: DispatchQueue) {
        let begins: Bool = lock.withLock {
            guard ownQueue == nil, own == .setup else { return false }
            ownQueue = queue
            return true
        }
        guard begins else { return }
        if let error = service.flatMap({ LocalServices.refusal(of: $0.type) }) { return move(to: .failed(error)) }
        guard var (address, size) = localAddress() else { return move(to: .failed(.posix(.EADDRNOTAVAIL))) }
        let descriptor = socket(Int32(address.ss_family), Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return fail() }
        var yes: Int32 = parameters.allowLocalEndpointReuse ? 1 : 0
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound = Sockets.withSocketAddress(&address) {
            bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &size) == 0
        }
        guard isBound else {
            defer { close(descriptor) }
            return fail()
        }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let made = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        made.setEventHandler { [weak self] in self?.accept(descriptor) }
        made.setCancelHandler { close(descriptor) }
        lock.withLock { (source, ownPort) = (made, Sockets.endpoint(of: address).port) }
        made.resume()
        move(to: .ready)
        if service != nil { offerService() }
    }

    /// The address that it waits at: the one that it has to, or all of this device's.
    private func localAddress() -> (address: sockaddr_storage, size: socklen_t)? {
        if let local = parameters.requiredLocalEndpoint {
            return Sockets.localAddress(local, port: wanted, family: AF_UNSPEC)
        }
        var any = sockaddr_in()
        (any.sin_family, any.sin_port) = (sa_family_t(AF_INET), wanted.rawValue.bigEndian)
        if parameters.acceptLocalOnly { any.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian }
        var address = sockaddr_storage()
        memcpy(&address, &any, MemoryLayout<sockaddr_in>.size)
        return (address, socklen_t(MemoryLayout<sockaddr_in>.size))
    }

    private func fail() { move(to: .failed(.posix(POSIXErrorCode(rawValue: errno) ?? .EIO))) }

    private func accept(_ descriptor: Int32) {
        while true {
            var address = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let made = Sockets.withSocketAddress(&address) { Glibc.accept(descriptor, $0, &size) }
            guard made >= 0 else { return }
            _ = fcntl(made, F_SETFD, FD_CLOEXEC)
            let (host, port) = Sockets.endpoint(of: address)
            // The local endpoint may be one that others reach, too.
            if parameters.acceptLocalOnly, !Sockets.isLoopback(address) {
                close(made)
                continue
            }
            let connection = NWConnection(accepted: made, from: .hostPort(host: host, port: port), parameters)
            // Without anybody to take it, it is closed with the object.
            newConnectionHandler?(connection)
        }
    }

    /// Ends it. Connections that it gave go on.
    public func cancel() {
        let old = lock.withLock {
            let old = source
            source = nil
            return old
        }
        old?.cancel()
        if let offered = LocalServices.unregister(id) { tellRegistrar(.remove(offered.endpoint)) }
        move(to: .cancelled)
    }
}
