import Foundation

/// The system's sockets, as connections and listeners use them.
enum Sockets {
    /// Whether an address is this device's own to itself, in either family.
    static func isLoopback(_ address: sockaddr_storage) -> Bool {
        withUnsafeBytes(of: address) { bytes in
            if address.ss_family == sa_family_t(AF_INET) { return bytes[4] == 127 }
            guard address.ss_family == sa_family_t(AF_INET6) else { return false }
            let host = bytes[8..<24]
            let isMapped = host.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127])
            return isMapped || host.elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        }
    }

    /// Bytes of a message of TCP.
    static let limit = 16 << 20

    /// A socket that is connected, or why there is none. Looks names up and waits, on the thread that calls.
    static func connect(
        _ endpoint: NWEndpoint, _ parameters: NWParameters, isCancelled: () -> Bool
    ) -> (Int32?, NWError) {
        var endpoint = endpoint
        if case .service = endpoint {
            guard let port = LocalServices.port(of: endpoint) else { return (nil, .dns(-65554)) }
            endpoint = .hostPort(host: "127.0.0.1", port: port)
        }
        if case .url(let url) = endpoint { endpoint = address(of: url) ?? endpoint }
        guard case .hostPort(let host, let port) = endpoint else { return (nil, .posix(.EOPNOTSUPP)) }
        var hints = addrinfo()
        hints.ai_family =
            switch parameters.ipVersion {
            case .any: AF_UNSPEC
            case .v4: AF_INET
            case .v6: AF_INET6
            }
        hints.ai_socktype = kind(parameters)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host.debugDescription, "\(port.rawValue)", &hints, &list) == 0, let list else {
            // What iOS says of a name that there isn't.
            return (nil, .dns(-65554))
        }
        defer { freeaddrinfo(list) }
        var error = POSIXErrorCode.ENETUNREACH
        var next: UnsafeMutablePointer<addrinfo>? = list
        while let info = next {
            next = info.pointee.ai_next
            let descriptor = socket(info.pointee.ai_family, hints.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { continue }
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            guard bindLocally(descriptor, parameters, info.pointee.ai_family) else {
                error = POSIXErrorCode(rawValue: errno) ?? .EADDRNOTAVAIL
                close(descriptor)
                continue
            }
            let result = Glibc.connect(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen)
            if result == 0 || (errno == EINPROGRESS && waits(descriptor, parameters, isCancelled)) {
                return (descriptor, .posix(error))
            }
            error = POSIXErrorCode(rawValue: errno) ?? .EIO
            close(descriptor)
        }
        return (nil, .posix(error))
    }

    /// Gives a socket the local address that its connection has to have; false, with `errno`, where it can't be.
    private static func bindLocally(_ descriptor: Int32, _ parameters: NWParameters, _ family: Int32) -> Bool {
        guard let local = parameters.requiredLocalEndpoint else { return true }
        guard var found = localAddress(local, family: family) else {
            errno = EADDRNOTAVAIL
            return false
        }
        var reuses: Int32 = parameters.allowLocalEndpointReuse ? 1 : 0
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
        let size = found.size
        return withSocketAddress(&found.address) { bind(descriptor, $0, size) == 0 }
    }

    /// The address of this device that an endpoint names; nil where it names none of the family.
    ///
    /// - Parameter port: stands for the endpoint's own unless it is `any`.
    static func localAddress(_ endpoint: NWEndpoint, port: NWEndpoint.Port = .any, family: Int32) -> (
        address: sockaddr_storage, size: socklen_t
    )? {
        guard case .hostPort(let host, let own) = endpoint else { return nil }
        var hints = addrinfo()
        (hints.ai_family, hints.ai_socktype) = (family, Int32(SOCK_STREAM.rawValue))
        var list: UnsafeMutablePointer<addrinfo>?
        let number = port == .any ? own : port
        guard getaddrinfo(host.debugDescription, "\(number.rawValue)", &hints, &list) == 0, let list else { return nil }
        defer { freeaddrinfo(list) }
        var address = sockaddr_storage()
        memcpy(&address, list.pointee.ai_addr, Int(list.pointee.ai_addrlen))
        return (address, list.pointee.ai_addrlen)
    }

    /// Calls a block with an address as the system's calls take it.
    static func withSocketAddress<Result>(
        _ address: inout sockaddr_storage, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
    }

    /// The host and the port of an address.
    static func endpoint(of address: sockaddr_storage) -> (host: NWEndpoint.Host, port: NWEndpoint.Port) {
        var address = address
        return withUnsafeMutablePointer(to: &address) { pointer in
            if Int32(pointer.pointee.ss_family) == AF_INET6 {
                return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    let bytes = withUnsafeBytes(of: &$0.pointee.sin6_addr) { Data($0) }
                    let host = IPv6Address(bytes).map { NWEndpoint.Host.ipv6($0) } ?? .name("", nil)
                    return (host, NWEndpoint.Port(rawValue: UInt16(bigEndian: $0.pointee.sin6_port)) ?? .any)
                }
            }
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                let bytes = withUnsafeBytes(of: &$0.pointee.sin_addr) { Data($0) }
                let host = IPv4Address(bytes).map { NWEndpoint.Host.ipv4($0) } ?? .name("", nil)
                return (host, NWEndpoint.Port(rawValue: UInt16(bigEndian: $0.pointee.sin_port)) ?? .any)
            }
        }
    }

    /// The host and the port that a URL names; nil where it names no host.
    static func address(of url: URL) -> NWEndpoint? {
        guard let host = url.host, !host.isEmpty else { return nil }
        let usual: UInt16 = ["wss", "https"].contains(url.scheme?.lowercased()) ? 443 : 80
        let port = NWEndpoint.Port(rawValue: url.port.flatMap { UInt16(exactly: $0) } ?? usual) ?? .any
        return .hostPort(host: NWEndpoint.Host(host), port: port)
    }

    private static func waits(_ descriptor: Int32, _ parameters: NWParameters, _ isCancelled: () -> Bool) -> Bool {
        let seconds = parameters.tcpOptions.connectionTimeout > 0 ? parameters.tcpOptions.connectionTimeout : 60
        for _ in 0..<seconds * 10 {
            if isCancelled() {
                errno = ECANCELED
                return false
            }
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&entry, 1, 100) > 0 else { continue }
            var (error, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
            getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
            errno = error
            return error == 0
        }
        errno = ETIMEDOUT
        return false
    }

    static func kind(_ parameters: NWParameters) -> Int32 {
        Int32(parameters.isDatagram ? SOCK_DGRAM.rawValue : SOCK_STREAM.rawValue)
    }

    static func prepare(_ descriptor: Int32, _ parameters: NWParameters) {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        if parameters.tcpOptions.noDelay, !parameters.isDatagram {
            setsockopt(descriptor, Int32(IPPROTO_TCP), Int32(TCP_NODELAY), &yes, size)
        }
        guard parameters.tcpOptions.enableKeepalive, !parameters.isDatagram else { return }
        setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &yes, size)
        let times = [
            (TCP_KEEPIDLE, parameters.tcpOptions.keepaliveIdle), (TCP_KEEPCNT, parameters.tcpOptions.keepaliveCount),
            (TCP_KEEPINTVL, parameters.tcpOptions.keepaliveInterval),
        ]
        for (name, value) in times where value > 0 {
            var value = Int32(clamping: value)
            setsockopt(descriptor, Int32(IPPROTO_TCP), Int32(name), &value, size)
        }
    }
}
