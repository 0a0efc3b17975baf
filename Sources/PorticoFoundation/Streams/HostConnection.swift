import Foundation

/// A connection to a host, whose bytes two threads carry between the socket and two queues. Without TLS (DEV-1467).
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
    private var hasBegun = false
    private var halves = 2
    /// The socket until both halves have ended. Its number may be another file's after that.
    private var openSocket: Int32?

    init(host: String, port: Int, timeout: Int = 75) { (self.host, self.port, self.timeout) = (host, port, timeout) }

    func openConnection(_ stream: StreamCourse, _ completion: @escaping @Sendable ((any Error)?) -> Void) {
        if Self.asksForTLS(stream) {
            return completion(POSIXError(.EPROTONOSUPPORT))
        }
        let (known, begins) = lock.withLock {
            if result == nil { waiting.append(completion) }
            defer { hasBegun = true }
            return (result, !hasBegun)
        }
        if let known { return completion(Self.error(of: known)) }
        if begins { Thread.detachNewThread { self.connectToHost() } }
    }

    private static func asksForTLS(_ stream: StreamCourse) -> Bool {
        guard let level = stream.property(.socketSecurityLevelKey) else { return false }
        let name =
            (level as? StreamSocketSecurityLevel)?.rawValue ?? level as? String ?? (level as? NSString).map { "\($0)" }
        return name != nil && name != StreamSocketSecurityLevel.none.rawValue
    }

    private static func error(of result: Result<Int32, any Error>) -> (any Error)? {
        if case .failure(let error) = result { return error }
        return nil
    }

    private func connectToHost() {
        let result = connectedSocket()
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

    /// Bounds how long a socket connects or sends; 0: not at all.
    private func setSendTimeout(_ seconds: Int, of socket: Int32) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    private func carryIn(_ socket: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        incoming.addListener { [weak self] in self?.stopReceivingIfAbandoned() }
        stopReceivingIfAbandoned()
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                if count < 0 { incoming.endWithError(POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)) }
                break
            }
            guard writeAll(buffer, count) else { break }
        }
        incoming.endWriting()
        endHalf(socket)
    }

    /// Whoever reads no more needs no more.
    private func stopReceivingIfAbandoned() {
        guard incoming.isAbandoned else { return }
        lock.withLock { if let openSocket { _ = shutdown(openSocket, Int32(SHUT_RD)) } }
    }

    private func writeAll(_ buffer: [UInt8], _ count: Int) -> Bool {
        buffer.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return true }
            var done = 0
            while done < count {
                let taken = incoming.write(base + done, count - done)
                if taken < 0 { return false }
                done += taken
            }
            return true
        }
    }

    private func carryOut(_ socket: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        sending: while true {
            let count = outgoing.readBytes(into: &buffer, atMost: 16 << 10)
            guard count > 0 else { break }
            var done = 0
            while done < count {
                let sent = buffer[done..<count].withUnsafeBytes {
                    send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if sent < 0, errno == EINTR { continue }
                if sent < 0 {
                    outgoing.endWithError(POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO))
                    break sending
                }
                done += sent
            }
        }
        shutdown(socket, Int32(SHUT_WR))
        endHalf(socket)
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
