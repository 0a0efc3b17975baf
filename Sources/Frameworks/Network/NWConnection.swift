import Foundation
import Security
import SystemConfiguration

/// A connection to a host's port, by TCP or UDP, with the protocols that its parameters put above them.
///
/// Without such protocols the socket's bytes are the app's. With them the socket is read as soon as it is open, its bytes go up through
/// `ProtocolLayers`, and what comes out waits in `inbox`; what the app sends waits until the protocols are ready.
///
/// - From: the app, `NWListener`
/// - To: the system's sockets, `ProtocolLayers`, the app's queue
public final class NWConnection: @unchecked Sendable {
    /// The progress of the connection.
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

    private struct Sending {
        var data: Data
        let isFinal: Bool
        let done: ((NWError?) -> Void)?
    }
    private struct Message {
        let data: Data
        let context: ContentContext
        let isComplete: Bool
        let done: ((NWError?) -> Void)?
    }
    private struct Receiving {
        let minimum: Int, maximum: Int, isMessage: Bool
        let done: (Data?, ContentContext?, Bool, NWError?) -> Void
    }

    /// The far end.
    public let endpoint: NWEndpoint
    /// How it is made.
    public let parameters: NWParameters
    private let lock = NSLock()
    /// Guarded by the lock.
    private var own = State.setup, handler: ((State) -> Void)?, ownQueue: DispatchQueue?
    private var established: [NWProtocolMetadata] = []
    private var viability: ((Bool) -> Void)?, betterPath: ((Bool) -> Void)?, pathHandler: ((NWPath) -> Void)?
    // What follows belongs to the connection's own queue.
    let work = DispatchQueue(label: "Network.NWConnection")
    private var descriptor: Int32 = -1
    private var reader: SocketWatch?, writer: SocketWatch?
    /// What waits to be sent is sent, though the app has let go of the connection: itself meanwhile.
    private var sender: NWConnection?
    private var sendings: [Sending] = [], receivings: [Receiving] = []
    private var received = Data()
    private var isAtEnd = false, isOpen = false
    let isServer: Bool
    private var layers: ProtocolLayers?
    private var messages: [Message] = []
    private var inbox = ReceivedMessages()
    /// The bytes of the inbox above which the socket isn't read.
    private static let inboxLimit = 4 << 20

    /// To an end.
    public init(to: NWEndpoint, using: NWParameters) {
        (endpoint, parameters, isServer) = (to, using.copy(), false)
    }
    /// To a host's port.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }
    /// One that a listener has got.
    init(accepted: Int32, from endpoint: NWEndpoint, _ parameters: NWParameters) {
        (self.endpoint, self.parameters, descriptor, isServer) = (endpoint, parameters.copy(), accepted, true)
    }

    deinit {
        layers?.cleanUp()
        if descriptor >= 0 { SocketWatch.closeSocket(descriptor, after: [reader, writer]) }
    }

    /// The progress of the connection.
    public var state: State { lock.withLock { own } }
    /// Where handlers are called; nil before the start.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }
    /// Hears how far it is.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// Hears whether anything can be sent and received: once, when the connection is ready.
    public var viabilityUpdateHandler: ((Bool) -> Void)? {
        get { lock.withLock { viability } }
        set { lock.withLock { viability = newValue } }
    }
    /// Hears whether another network would be better. Never called: there is one (DEV-1103).
    public var betterPathUpdateHandler: ((Bool) -> Void)? {
        get { lock.withLock { betterPath } }
        set { lock.withLock { betterPath = newValue } }
    }
    /// Hears of the path when the connection is ready.
    public var pathUpdateHandler: ((NWPath) -> Void)? {
        get { lock.withLock { pathHandler } }
        set { lock.withLock { pathHandler = newValue } }
    }
    /// The way in which networks are reached; nil before the start.
    public var currentPath: NWPath? { queue == nil ? nil : NWPath(isOff: NetworkWatch.isOff, to: endpoint) }

    private func enterState(_ state: State) {
        let isEntered: Bool = lock.withLock {
            guard own != .cancelled, own != state else { return false }
            own = state
            return true
        }
        guard isEntered, queue != nil else { return }
        if let told = stateUpdateHandler { callOnQueue { told(state) } }
        if state == .ready { tellPath() }
    }

    /// Tells the app's handlers of the path, once, when the connection has become ready.
    private func tellPath() {
        if let told = viabilityUpdateHandler { callOnQueue { told(true) } }
        if let told = pathUpdateHandler, let path = currentPath { callOnQueue { told(path) } }
    }

    private func callOnQueue(_ body: @escaping () -> Void) {
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
        enterState(.preparing)
        work.async { [self] in
            if descriptor >= 0 { return useSocket() }
            let (made, error) = Sockets.connect(endpoint, parameters) { self.state == .cancelled }
            guard let made else { return enterState(.waiting(error)) }
            descriptor = made
            useSocket()
        }
    }

    private func useSocket() {
        guard state != .cancelled else { return closeSocket() }
        Sockets.prepare(descriptor, parameters)
        isOpen = true
        let options = parameters.defaultProtocolStack.applicationProtocols
        guard !options.isEmpty else {
            enterState(.ready)
            sendMessages()
            return read()
        }
        let made = options.compactMap { $0.makeLayer(isServer: isServer) }
        // TLS isn't there for packets.
        guard !parameters.isDatagram || !options.contains(where: { $0 is NWProtocolTLS.Options }) else {
            return end(.failed(.tls(errSSLProtocol)))
        }
        layers = ProtocolLayers(made, owner: self)
        layers?.startLowest()
        read()
    }

    /// Sends something. Before it is ready it waits.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        var done: ((NWError?) -> Void)?
        if case .contentProcessed(let body) = completion { done = body }
        let message = Message(data: content ?? Data(), context: contentContext, isComplete: isComplete, done: done)
        nonisolated(unsafe) let entry = message
        work.async { [self] in
            messages.append(entry)
            sendMessages()
        }
    }

    /// Hands what the app sends to the protocols, or to the socket where there are none.
    private func sendMessages() {
        switch state {
        case .failed, .cancelled: return refuse(.posix(.ECANCELED))
        case .ready: break
        default: return
        }
        while !messages.isEmpty {
            let first = messages.removeFirst()
            if let layers {
                layers.sendMessage(first.data, first.context, isComplete: first.isComplete)
                // A protocol that gave up over the message has ended the connection.
                guard isOpen else {
                    if let done = first.done { callOnQueue { done(.posix(.ECANCELED)) } }
                    return
                }
            }
            sendings.append(
                Sending(
                    data: layers == nil ? first.data : Data(), isFinal: first.context.isFinal && first.isComplete,
                    done: first.done))
        }
        write()
    }

    private func write() {
        guard isOpen else { return }
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
            if let done = first.done { callOnQueue { done(nil) } }
        }
    }

    private func waitToWrite() {
        sender = self
        let watch =
            writer
            ?? .forWriting(descriptor, on: work) { [weak self] in
                guard let self else { return }
                sender = nil
                write()
            }
        writer = watch
        watch.waitOnce()
    }

    /// Receives as many bytes as are there, at least so many and at most so many; at the end what there is.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        receive(
            Receiving(
                minimum: max(1, minimumIncompleteLength), maximum: max(1, minimumIncompleteLength, maximumLength),
                isMessage: false, done: completion))
    }

    private func receive(_ entry: Receiving) {
        nonisolated(unsafe) let receiving = entry
        work.async { [self] in
            receivings.append(receiving)
            read()
        }
    }

    /// Receives a whole message: of TCP without a protocol above it all to the end.
    public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {
        let whole = parameters.isDatagram ? 1 : Sockets.limit
        receive(Receiving(minimum: whole, maximum: max(whole, 65536), isMessage: true, done: completion))
    }

    private func read() {
        switch state {
        case .failed, .cancelled: return refuse(.posix(.ECANCELED))
        case .ready: break
        default:
            if layers != nil { readForLayers() }
            return
        }
        if layers != nil { return readForLayers() }
        while let first = receivings.first {
            if received.count >= first.minimum || isAtEnd {
                receivings.removeFirst()
                let part = Data(received.prefix(first.maximum))
                received = Data(received.dropFirst(part.count))
                let isOver = (isAtEnd && received.isEmpty) || parameters.isDatagram
                callOnQueue {
                    first.done(part.isEmpty ? nil : part, isOver ? .finalMessage : .defaultStream, isOver, nil)
                }
                continue
            }
            var bytes = [UInt8](repeating: 0, count: min(max(first.maximum - received.count, 1), 65536))
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN { return waitToRead() }
                return end(.failed(.posix(POSIXErrorCode(rawValue: errno) ?? .EIO)))
            }
            if count == 0, !parameters.isDatagram { isAtEnd = true }
            received.append(contentsOf: bytes.prefix(count))
        }
    }

    /// Reads what there is for the protocols, whether the app asks for it or not, unless much of it waits for the app.
    private func readForLayers() {
        giveMessages()
        var bytes = [UInt8](repeating: 0, count: 65536)
        while isOpen, !isAtEnd, inbox.count < Self.inboxLimit {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN { return waitToRead() }
                return end(.failed(.posix(POSIXErrorCode(rawValue: errno) ?? .EIO)))
            }
            if count == 0, !parameters.isDatagram {
                isAtEnd = true
                layers?.takeEnd()
            } else {
                layers?.takeBytes(Data(bytes.prefix(count)))
            }
            giveMessages()
        }
    }

    /// Gives the app the messages that it asked for.
    private func giveMessages() {
        guard state == .ready else { return }
        while let first = receivings.first {
            guard
                let answer = inbox.takeMessage(minimum: first.minimum, maximum: first.maximum, isWhole: first.isMessage)
            else { return }
            receivings.removeFirst()
            callOnQueue { first.done(answer.data, answer.context, answer.isComplete, answer.error) }
        }
    }

    private func waitToRead() {
        let watch = reader ?? .forReading(descriptor, on: work) { [weak self] in self?.read() }
        reader = watch
        watch.waitOnce()
    }

    private func refuse(_ error: NWError) {
        let (waiting, asked) = (sendings.map(\.done) + messages.map(\.done), receivings)
        (sendings, messages, receivings) = ([], [], [])
        for case let done? in waiting { callOnQueue { done(error) } }
        for receiving in asked { callOnQueue { receiving.done(nil, nil, false, error) } }
    }

    private func end(_ state: State) {
        enterState(state)
        if case .failed(let error) = state { refuse(error) }
        closeSocket()
    }

    private func closeSocket() {
        isOpen = false
        if let old = layers {
            layers = nil
            old.cleanUp()
        }
        let watches = [reader, writer]
        (reader, writer, sender) = (nil, nil, nil)
        guard descriptor >= 0 else { return }
        SocketWatch.closeSocket(descriptor, after: watches)
        descriptor = -1
    }

    /// Ends it, once its protocols have told the far end. What waits hears that it was cancelled.
    public func cancel() {
        let before = state
        enterState(.cancelled)
        work.async { [self] in
            guard before == .ready, let layers else { return finishCancelling() }
            layers.stopLayers { [weak self] in self?.finishCancelling() }
        }
    }
    /// Ends it at once.
    public func forceCancel() {
        enterState(.cancelled)
        work.async { [self] in finishCancelling() }
    }
    private func finishCancelling() {
        write()
        refuse(.posix(.ECANCELED))
        closeSocket()
    }

    /// Tries again, where it waits.
    public func restart() {
        guard case .waiting = state, queue != nil else { return }
        enterState(.preparing)
        work.async { [self] in
            let (made, error) = Sockets.connect(endpoint, parameters) { self.state == .cancelled }
            guard let made else { return enterState(.waiting(error)) }
            descriptor = made
            useSocket()
        }
    }

    /// The words of a protocol about the connection; nil where it says nothing.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
        lock.withLock { established }.first { $0.definition == definition }
    }
}

extension NWConnection: ProtocolLayersOwner {
    func layersBecameReady() {
        let known = layers?.metadata ?? []
        lock.withLock { established = known }
        enterState(.ready)
        sendMessages()
        giveMessages()
    }
    func writeBytes(_ data: Data) {
        sendings.append(Sending(data: data, isFinal: false, done: nil))
        write()
    }
    func takeMessage(_ data: Data, _ context: ContentContext, isComplete: Bool) {
        inbox.appendPart(data, context, isComplete: isComplete)
        giveMessages()
    }
    func takeEnd() {
        inbox.isAtEnd = true
        giveMessages()
    }
    func failConnection(_ error: NWError) {
        write()
        end(.failed(error))
    }
}
