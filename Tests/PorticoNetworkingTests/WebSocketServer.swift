import Foundation
import Glibc
import Synchronization

@testable import PorticoNetworking

/// A server for one conversation by WebSocket, on a port of the system's choice and a thread of its own.
final class WebSocketServer: Sendable {
    /// The server's end of a conversation. Its functions wait.
    struct Client {
        let descriptor: Int32
        let head: String

        func header(_ name: String) -> String? {
            head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
                .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }

        func write(_ bytes: [UInt8]) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }

        /// Agrees to speak WebSocket.
        func accept(_ extra: String = "") {
            let key = header("Sec-WebSocket-Key") ?? ""
            let proof = Data(SHA1.digest(of: Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
            write(
                Array(
                    ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Accept: \(proof.base64EncodedString())\r\n\(extra)\r\n").utf8))
        }

        func writeFrame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) {
            var bytes = [opcode | (isFinal ? 0x80 : 0)]
            if payload.count < 126 {
                bytes.append(UInt8(payload.count))
            } else {
                bytes.append(127)
                bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
            }
            write(bytes + payload)
        }

        private func readBytes(_ count: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: count)
            var have = 0
            while have < count {
                let more = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress! + have, count - have, 0) }
                guard more > 0 else { return nil }
                have += more
            }
            return bytes
        }

        /// The next frame; nil where the client has gone, or hasn't masked it.
        func readFrame() -> (opcode: UInt8, payload: [UInt8])? {
            guard let head = readBytes(2), head[1] & 0x80 != 0 else { return nil }
            var count = Int(head[1] & 0x7f)
            if count >= 126 {
                guard let long = readBytes(count == 126 ? 2 : 8) else { return nil }
                count = long.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let mask = readBytes(4), let payload = readBytes(count) else { return nil }
            return (head[0] & 0x0f, payload.enumerated().map { $1 ^ mask[$0 & 3] })
        }

        /// Sends every message back until the client closes, whose close it answers.
        func echo() {
            while let frame = readFrame() {
                writeFrame(frame.opcode == 9 ? 10 : frame.opcode, frame.payload)
                if frame.opcode == 8 { return }
            }
        }
    }

    let port: UInt16
    var url: URL { URL(string: "ws://127.0.0.1:\(port)/chat?room=1")! }

    init(_ talk: @escaping @Sendable (Client) -> Void) throws {
        let listener = try Self.makeListener()
        port = Self.port(of: listener)
        Thread.detachNewThread {
            let descriptor = Glibc.accept(listener, nil, nil)
            close(listener)
            guard descriptor >= 0 else { return }
            var head: [UInt8] = []
            var byte: UInt8 = 0
            while !head.suffix(4).elementsEqual([13, 10, 13, 10]), recv(descriptor, &byte, 1, 0) == 1 {
                head.append(byte)
            }
            talk(Client(descriptor: descriptor, head: String(decoding: head, as: UTF8.self)))
            close(descriptor)
        }
    }

    /// The address of a port that nobody listens at.
    static func deadURL() throws -> URL {
        let listener = try makeListener()
        defer { close(listener) }
        return URL(string: "ws://127.0.0.1:\(port(of: listener))/")!
    }

    private static func makeListener() throws -> Int32 {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
        }
        guard listener >= 0, isBound == 0, listen(listener, 1) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        return listener
    }

    private static func port(of listener: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }
}
