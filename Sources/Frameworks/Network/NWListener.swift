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

    /// How connections are made.
    public let parameters: NWParameters
    private let wanted: NWEndpoint.Port
    private let lock = NSLock()
    /// Guarded by the lock.
    private var own = State.setup, ownPort: NWEndpoint.Port?, ownQueue: DispatchQueue?
    private var handler: ((State) -> Void)?, taker: ((NWConnection) -> Void)?
    private var source: (any DispatchSourceRead)?

    /// On a port; `any`: one that is free. Only TCP without TLS is there (DEV-1103): else it throws.
    public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
        guard using.kind == .tcp else { throw NWError.posix(.EOPNOTSUPP) }
        (parameters, wanted) = (using, on)
    }

    deinit { source?.cancel() }

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

    private func move(to state: State) {
        let told = lock.withLock { () -> ((State) -> Void, DispatchQueue)? in
            guard own != .cancelled, own != state else { return nil }
            own = state
            return handler.flatMap { handler in ownQueue.map { (handler, $0) } }
        }
        guard let told else { return }
        nonisolated(unsafe) let tell = told.0
        told.1.async { tell(state) }
    }

    /// Begins to wait.
    public func start(queue: DispatchQueue) {
        let begins: Bool = lock.withLock {
            guard ownQueue == nil, own == .setup else { return false }
            ownQueue = queue
            return true
        }
        guard begins else { return }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return fail() }
        var yes: Int32 = parameters.allowLocalEndpointReuse ? 1 : 0
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), wanted.rawValue.bigEndian)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else {
            defer { close(descriptor) }
            return fail()
        }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let made = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        made.setEventHandler { [weak self] in self?.accept(descriptor) }
        made.setCancelHandler { close(descriptor) }
        lock.withLock { (source, ownPort) = (made, NWEndpoint.Port(rawValue: UInt16(bigEndian: address.sin_port))) }
        made.resume()
        move(to: .ready)
    }

    private func fail() { move(to: .failed(.posix(POSIXErrorCode(rawValue: errno) ?? .EIO))) }

    private func accept(_ descriptor: Int32) {
        while true {
            var address = sockaddr_in()
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let made = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.accept(descriptor, $0, &size) }
            }
            guard made >= 0 else { return }
            _ = fcntl(made, F_SETFD, FD_CLOEXEC)
            let bytes = withUnsafeBytes(of: &address.sin_addr) { Data($0) }
            let host = IPv4Address(bytes).map { NWEndpoint.Host.ipv4($0) } ?? .name("", nil)
            let port = NWEndpoint.Port(rawValue: UInt16(bigEndian: address.sin_port)) ?? .any
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
        move(to: .cancelled)
    }
}
