import Foundation
import XCTest

/// A socket to the simulator that reads with a limit. No browser: it sends what a test wants, right or wrong.
final class TestClient {
    private let socket: Int32
    private var received: [UInt8] = []

    init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { close(socket) }

    /// An option of the other end of this connection, where that end is this process's own, too; nil if there is no such end.
    func optionOfOtherEnd(level: Int, name: Int32) -> Int32? {
        guard let mine = Self.port(of: socket, getsockname) else { return nil }
        guard let other = (0..<1024).first(where: { $0 != socket && Self.port(of: $0, getpeername) == mine }) else {
            return nil
        }
        var (value, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        return getsockopt(other, Int32(level), name, &value, &size) == 0 ? value : nil
    }

    private static func port(
        of descriptor: Int32, _ ask: (Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> Int32
    ) -> in_port_t? {
        var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &size) }
        }
        return result == 0 && address.sin_family == sa_family_t(AF_INET) ? address.sin_port : nil
    }

    func send(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    func send(_ text: String) { send(Array(text.utf8)) }

    /// False at the end of the connection.
    private func more() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        var count = 0
        // A signal, of a child that ends say, interrupts a read that has a limit.
        repeat { count = recv(socket, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
        guard count > 0 else { return false }
        received += buffer[..<count]
        return true
    }

    private func take(_ count: Int) -> [UInt8]? {
        while received.count < count { guard more() else { return nil } }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// Whether the other side ends the connection.
    func isClosed() -> Bool {
        while more() {}
        return true
    }

    /// Status and body of one answer, or nil at the end of the connection.
    func request(_ path: String, headers: [String] = ["Host: 127.0.0.1"], method: String = "GET") -> (
        status: Int, body: String
    )? {
        send("\(method) \(path) HTTP/1.1\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
        return answer()
    }

    func answer() -> (status: Int, body: String)? {
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        while true {
            if let index = received.indices.first(where: { received[$0...].starts(with: end) }) {
                let head = String(decoding: received[..<index], as: UTF8.self)
                received.removeFirst(index + 4)
                let lines = head.components(separatedBy: "\r\n")
                let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
                let length =
                    lines.first { $0.lowercased().hasPrefix("content-length:") }
                    .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
                return (status, take(length).map { String(decoding: $0, as: UTF8.self) } ?? "")
            }
            guard more() else { return nil }
        }
    }

    // MARK: WebSocket

    func upgrade(_ path: String, origin: String? = "http://127.0.0.1") -> Int? {
        var headers = [
            "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        if let origin { headers.append("Origin: \(origin)") }
        return request(path, headers: headers)?.status
    }

    func frame(_ payload: [UInt8], opcode: UInt8 = 1, fin: Bool = true, masked: Bool = true, claims: Int? = nil) {
        let length = claims ?? payload.count
        var bytes: [UInt8] = [(fin ? 0x80 : 0) | opcode]
        let mask: UInt8 = masked ? 0x80 : 0
        if length < 126 {
            bytes.append(mask | UInt8(length))
        } else if length < 65536 {
            bytes += [mask | 126, UInt8(length >> 8), UInt8(length & 255)]
        } else {
            bytes += [mask | 127] + (0..<8).reversed().map { UInt8(length >> ($0 * 8) & 255) }
        }
        if masked { bytes += [0, 0, 0, 0] }
        send(bytes + payload)
    }

    func frame(_ text: String) { frame(Array(text.utf8)) }

    /// Opcode and payload of the next frame; nil at the end.
    func receive() -> (opcode: UInt8, payload: [UInt8])? {
        guard let head = take(2) else { return nil }
        var length = Int(head[1] & 0x7f)
        if length == 126 {
            guard let more = take(2) else { return nil }
            length = Int(more[0]) << 8 | Int(more[1])
        } else if length == 127 {
            guard let more = take(8) else { return nil }
            length = more.reduce(0) { $0 << 8 | Int($1) }
        }
        return take(length).map { (head[0] & 15, $0) }
    }

    /// The code of the close frame that comes, past whatever comes before it; nil when the connection ends without one.
    func closeCode() -> Int? {
        while let (opcode, payload) = receive() {
            if opcode == 8 { return payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 1005 }
        }
        return nil
    }

    /// What the next text message of this kind holds; a single value has no name, and stands alone.
    func message(_ name: String) -> [String: Any]? {
        while let (opcode, payload) = receive() {
            guard opcode == 1, let object = try? JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any],
                let body = object[name] as? [String: Any]
            else { continue }
            guard body.count == 1, let alone = body["_0"] else { return body }
            return alone as? [String: Any] ?? body
        }
        return nil
    }
}
