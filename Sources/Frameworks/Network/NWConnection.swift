import Foundation
import SystemConfiguration

/// A connection to a host's port, by TCP or UDP. Without TLS (DEV-1103).
///
/// - From: the app, `NWListener`
/// - To: the system's sockets, the app's queue
public final class NWConnection: @unchecked Sendable {
    /// How far it is.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    /// Who hears that something was sent.
    public enum SendCompletion {
        case contentProcessed((NWError?) -> Void)
        case idempotent
    }

    /// What pieces belong together.
    public class ContentContext: @unchecked Sendable {
        /// What it is called.
        public let identifier: String
        /// Whether nothing follows.
        public let isFinal: Bool
        /// Pieces that belong together.
        public init(identifier: String, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }
        /// A message by itself.
        public static let defaultMessage = ContentContext(identifier: "Default message")
        /// A part of what never ends.
        public static let defaultStream = ContentContext(identifier: "Default stream")
        /// What nothing follows.
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    }

    private struct Sending {
        var data: Data
        let isFinal: Bool
        let done: ((NWError?) -> Void)?
    }
    private struct Receiving {
        let minimum: Int, maximum: Int
        let done: (Data?, ContentContext?, Bool, NWError?) -> Void
    }

    /// The far end.
    public let endpoint: NWEndpoint
    /// How it is made.
    public let parameters: NWParameters
    private let lock = NSLock()
    /// Guarded by the lock.
    private var own = State.setup, handler: ((State) -> Void)?, ownQueue: DispatchQueue?
    // What follows belongs to the connection's own queue.
    private let work = DispatchQueue(label: "Network.NWConnection")
    private var descriptor: Int32 = -1
    private var reader: (any DispatchSourceRead)?, writer: (any DispatchSourceWrite)?
    private var sendings: [Sending] = [], receivings: [Receiving] = []
    private var received = Data()
    private var isAtEnd = false

    /// To an end.
    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
    /// To a host's port.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }
    /// One that a listener has got.
    init(accepted: Int32, from endpoint: NWEndpoint, _ parameters: NWParameters) {
        (self.endpoint, self.parameters, descriptor) = (endpoint, parameters, accepted)
    }

    deinit {
        reader?.cancel()
        writer?.cancel()
        if descriptor >= 0 { close(descriptor) }
    }

    /// How far it is.
    public var state: State { lock.withLock { own } }
    /// Where handlers are called; nil before the start.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }
    /// Hears how far it is.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// How networks are reached; nil before the start.
    public var currentPath: NWPath? { queue == nil ? nil : NWPath(isOff: NetworkWatch.isOff, to: endpoint) }

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

    private func tell(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        (queue ?? .main).async { body() }
    }

    /// Begins.
    public func start(queue: DispatchQueue) {
        let begins: Bool = lock.withLock {
            guard ownQueue == nil, own == .setup else { return false }
            ownQueue = queue
            return true
        }
        guard begins else { return }
        move(to: .preparing)
        work.async { [self] in
            if descriptor >= 0 { return opened() }
            guard parameters.kind != .tls else { return end(.failed(.tls(-9800))) }
            let (made, error) = Sockets.connect(endpoint, parameters) { self.state == .cancelled }
            guard let made else { return move(to: .waiting(error)) }
            descriptor = made
            opened()
        }
    }

    private func opened() {
        guard state != .cancelled else { return shut() }
        Sockets.prepare(descriptor, parameters)
        move(to: .ready)
        write()
        read()
    }

    /// Sends something. Before it is ready it waits.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        var done: ((NWError?) -> Void)?
        if case .contentProcessed(let body) = completion { done = body }
        let sending = Sending(data: content ?? Data(), isFinal: contentContext.isFinal && isComplete, done: done)
        nonisolated(unsafe) let entry = sending
        work.async { [self] in
            sendings.append(entry)
            write()
        }
    }

    private func write() {
        switch state {
        case .failed, .cancelled: return refuse(.posix(.ECANCELED))
        case .ready: break
        default: return
        }
        while var first = sendings.first {
            if !first.data.isEmpty {
                let count = first.data.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count < 0 {
                    if errno == EINTR { continue }
                    if errno == EAGAIN { return waitToWrite() }
                    return end(.failed(.posix(POSIXErrorCode(rawValue: errno) ?? .EIO)))
                }
                first.data = first.data.dropFirst(count)
                sendings[0] = first
                if !first.data.isEmpty { continue }
            }
            sendings.removeFirst()
            if first.isFinal { shutdown(descriptor, Int32(SHUT_WR)) }
            if let done = first.done { tell { done(nil) } }
        }
    }

    private func waitToWrite() {
        guard writer == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: work)
        source.setEventHandler { [weak self] in
            self?.writer?.cancel()
            self?.writer = nil
            self?.write()
        }
        writer = source
        source.resume()
    }

    /// Receives as many bytes as are there, at least so many and at most so many; at the end what there is.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        let entry = Receiving(
            minimum: max(1, minimumIncompleteLength), maximum: max(1, minimumIncompleteLength, maximumLength),
            done: completion)
        nonisolated(unsafe) let receiving = entry
        work.async { [self] in
            receivings.append(receiving)
            read()
        }
    }

    /// Receives a message: of TCP all to the end.
    public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {
        let whole = parameters.kind == .udp ? 1 : Sockets.limit
        receive(minimumIncompleteLength: whole, maximumLength: max(whole, 65536), completion: completion)
    }

    private func read() {
        switch state {
        case .failed, .cancelled: return refuse(.posix(.ECANCELED))
        case .ready: break
        default: return
        }
        while let first = receivings.first {
            if received.count >= first.minimum || isAtEnd {
                receivings.removeFirst()
                let part = Data(received.prefix(first.maximum))
                received = Data(received.dropFirst(part.count))
                let isOver = (isAtEnd && received.isEmpty) || parameters.kind == .udp
                tell { first.done(part.isEmpty ? nil : part, isOver ? .finalMessage : .defaultStream, isOver, nil) }
                continue
            }
            var bytes = [UInt8](repeating: 0, count: min(max(first.maximum - received.count, 1), 65536))
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN { return waitToRead() }
                return end(.failed(.posix(POSIXErrorCode(rawValue: errno) ?? .EIO)))
            }
            if count == 0, parameters.kind != .udp { isAtEnd = true }
            received.append(contentsOf: bytes.prefix(count))
        }
    }

    private func waitToRead() {
        guard reader == nil else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: work)
        source.setEventHandler { [weak self] in
            self?.reader?.cancel()
            self?.reader = nil
            self?.read()
        }
        reader = source
        source.resume()
    }

    private func refuse(_ error: NWError) {
        let (waiting, asked) = (sendings, receivings)
        (sendings, receivings) = ([], [])
        for sending in waiting { if let done = sending.done { tell { done(error) } } }
        for receiving in asked { tell { receiving.done(nil, nil, false, error) } }
    }

    private func end(_ state: State) {
        move(to: state)
        if case .failed(let error) = state { refuse(error) }
        shut()
    }

    private func shut() {
        reader?.cancel()
        writer?.cancel()
        (reader, writer) = (nil, nil)
        guard descriptor >= 0 else { return }
        let old = descriptor
        descriptor = -1
        // The sources are gone once the queue has come round.
        work.async { close(old) }
    }

    /// Ends it. What waits hears that it was cancelled.
    public func cancel() {
        move(to: .cancelled)
        work.async { [self] in
            refuse(.posix(.ECANCELED))
            shut()
        }
    }
    /// Ends it at once.
    public func forceCancel() { cancel() }
    /// Tries again, where it waits.
    public func restart() {
        guard case .waiting = state, queue != nil else { return }
        move(to: .preparing)
        work.async { [self] in
            let (made, error) = Sockets.connect(endpoint, parameters) { self.state == .cancelled }
            guard let made else { return move(to: .waiting(error)) }
            descriptor = made
            opened()
        }
    }
}
