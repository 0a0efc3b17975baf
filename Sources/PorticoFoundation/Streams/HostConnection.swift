import Foundation

/// A connection to a host, whose bytes two threads carry between the socket and two queues.
///
///     closed ── connecting ── shaking hands, with TLS ── open ── over
///
/// - To: `SecureChannel`
final class HostConnection: StreamConnection, @unchecked Sendable {
    let incoming = ByteQueue(capacity: 64 << 10)
    let outgoing = ByteQueue(capacity: 64 << 10)
    private let host: String
    private let port: Int
    /// The seconds for which each of the host's addresses is waited.
    private let timeout: Int
    private let lock = NSLock()
    private var waiting: [@Sendable ((any Error)?) -> Void] = []
    private var result: Result<Int32, any Error>?
    private var properties: [Stream.PropertyKey: AnyObject] = [:]
    /// Set before anybody hears that the connection stands.
    private var channel: SecureChannel?
    /// Whether it has been looked at what the properties say of TLS.
    private var hasChosenSecurity = false
    private var hasBegun = false
    private var halves = 2
    /// The socket until both halves have ended. Its number may be another file's after that.
    private var openSocket: Int32?

    init(host: String, port: Int, timeout: Int = 75) { (self.host, self.port, self.timeout) = (host, port, timeout) }

    func property(_ key: Stream.PropertyKey) -> AnyObject? {
        let (channel, kept) = lock.withLock { (self.channel, properties[key]) }
        return channel?.property(key) ?? kept
    }
    /// A connection that stands without TLS and is to have it now ends with an error: an app that says so relies on it, whatever it makes
    /// of the answer.
    func setProperty(_ value: AnyObject?, _ key: Stream.PropertyKey) -> Bool {
        let isSecurity = key == .socketSecurityLevelKey || key.rawValue == kCFStreamPropertySSLSettings
        let isLate = lock.withLock {
            if isSecurity, hasChosenSecurity { return true }
            properties[key] = value
            return false
        }
        guard isLate else { return true }
        if StreamSecuritySettings([key: value].compactMapValues { $0 }, host: host) != nil,
            lock.withLock({ channel == nil })
        {
            incoming.endWithError(POSIXError(.EPROTONOSUPPORT))
            outgoing.endWithError(POSIXError(.EPROTONOSUPPORT))
        }
        return false
    }

    func openConnection(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
        let (known, begins) = lock.withLock {
            if result == nil { waiting.append(completion) }
            defer { hasBegun = true }
            return (result, !hasBegun)
        }
        if let known { return completion(Self.error(of: known)) }
        if begins { Thread.detachNewThread { self.connectToHost() } }
    }

    private static func error(of result: Result<Int32, any Error>) -> (any Error)? {
        if case .failure(let error) = result { return error }
        return nil
    }

    private func connectToHost() {
        let result = connectedSocket().flatMap(addSecurity)
        let waiting = lock.withLock {
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for completion in waiting { completion(Self.error(of: result)) }
        guard case .success(let socket) = result else { return }
        lock.withLock { openSocket = socket }
        Thread.detachNewThread { self.carryIn(socket) }
        Thread.detachNewThread { self.carryOut(socket) }
    }

    /// Tries the host's addresses one after another.
    private func connectedSocket() -> Result<Int32, any Error> {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0 else {
            // `kCFHostErrorUnknown` of Core Foundation.
            return .failure(NSError(domain: "kCFErrorDomainCFNetwork", code: 2))
        }
        defer { freeaddrinfo(found) }
        var failure = POSIXError(.EHOSTUNREACH)
        var next = found
        while let address = next {
            let socket = socket(address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol)
            if socket >= 0 {
                setSendTimeout(timeout, of: socket)
                if Glibc.connect(socket, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 {
                    setSendTimeout(0, of: socket)
                    return .success(socket)
                }
                // A connection that takes too long is still under way for Linux.
                let reason = errno == EINPROGRESS ? ETIMEDOUT : errno
                failure = POSIXError(POSIXError.Code(rawValue: reason) ?? .EIO)
                Glibc.close(socket)
            }
            next = address.pointee.ai_next
        }
        return .failure(failure)
    }

    /// Bounds how long a socket connects or sends, or receives; 0: not at all.
    private func setSendTimeout(_ seconds: Int, of socket: Int32, _ kind: Int32 = SO_SNDTIMEO) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, kind, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    // MARK: TLS

    /// Gives a connection TLS if it is to have it.
    private func addSecurity(_ socket: Int32) -> Result<Int32, any Error> {
        let known = lock.withLock {
            hasChosenSecurity = true
            return properties
        }
        guard let settings = StreamSecuritySettings(known, host: host) else {
            return .success(socket)
        }
        do {
            let channel = try SecureChannel.makeChannel(settings)
            try shakeHands(channel, socket)
            lock.withLock { self.channel = channel }
            return .success(socket)
        } catch {
            Glibc.close(socket)
            return .failure(error)
        }
    }

    private func shakeHands(_ channel: SecureChannel, _ socket: Int32) throws {
        setSendTimeout(timeout, of: socket, SO_RCVTIMEO)
        defer { setSendTimeout(0, of: socket, SO_RCVTIMEO) }
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        var count = 0
        while try !channel.shakeHands(buffer[..<count], send: { try Self.sendAll($0[...], socket) }) {
            repeat { count = recv(socket, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
            if count == 0 { throw POSIXError(.ECONNRESET) }
            if count < 0 { throw POSIXError(errno == EAGAIN ? .ETIMEDOUT : POSIXError.Code(rawValue: errno) ?? .EIO) }
        }
    }

    // MARK: Bytes

    private func carryIn(_ socket: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        incoming.addListener { [weak self] in self?.stopReceivingIfAbandoned() }
        stopReceivingIfAbandoned()
        // With the end of a handshake the first bytes may have come.
        var goes = takeReceived([], socket)
        while goes {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                if count < 0 { incoming.endWithError(POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)) }
                break
            }
            goes = takeReceived(buffer[..<count], socket)
        }
        incoming.endWriting()
        endHalf(socket)
    }

    /// Hands received bytes to whoever reads; false where no more are needed.
    private func takeReceived(_ received: ArraySlice<UInt8>, _ socket: Int32) -> Bool {
        guard let channel = lock.withLock({ self.channel }) else { return writeAll(received) }
        let opened = channel.openBytes(received) { try Self.sendAll($0[...], socket) }
        guard writeAll(opened.plain[...]) else { return false }
        if let error = opened.error { incoming.endWithError(error) }
        return opened.error == nil && !opened.isEnd
    }

    /// Whoever reads no more needs no more.
    private func stopReceivingIfAbandoned() {
        guard incoming.isAbandoned else { return }
        lock.withLock { if let openSocket { _ = shutdown(openSocket, Int32(SHUT_RD)) } }
    }

    private func writeAll(_ buffer: ArraySlice<UInt8>) -> Bool {
        buffer.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return true }
            var done = 0
            while done < all.count {
                let taken = incoming.write(base + done, all.count - done)
                if taken < 0 { return false }
                done += taken
            }
            return true
        }
    }

    private func carryOut(_ socket: Int32) {
        let channel = lock.withLock { self.channel }
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        do {
            while case let count = outgoing.readBytes(into: &buffer, atMost: 16 << 10), count > 0 {
                if let channel {
                    try channel.sealBytes(buffer[..<count]) { try Self.sendAll($0[...], socket) }
                } else {
                    try Self.sendAll(buffer[..<count], socket)
                }
            }
            try channel?.endSession { try Self.sendAll($0[...], socket) }
        } catch {
            outgoing.endWithError(error)
        }
        shutdown(socket, Int32(SHUT_WR))
        endHalf(socket)
    }

    private static func sendAll(_ bytes: ArraySlice<UInt8>, _ socket: Int32) throws {
        var left = bytes
        while !left.isEmpty {
            let sent = left.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0, errno == EINTR { continue }
            if sent < 0 { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
            left = left.dropFirst(sent)
        }
    }

    private func endHalf(_ socket: Int32) {
        lock.withLock {
            halves -= 1
            guard halves == 0 else { return }
            openSocket = nil
            Glibc.close(socket)
        }
    }
}
