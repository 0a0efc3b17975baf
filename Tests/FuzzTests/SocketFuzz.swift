import Foundation
import FoundationNetworking
import TestSupport

@testable import PorticoNetworking

/// What a server may send to a session's WebSocket: an answer to the handshake, and frames, cut anywhere, with lengths that lie.
struct SocketFuzz: FuzzSubject {
    private static let seeds: [[UInt8]] = [
        Array("HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: a=\r\nA: b\r\nA: c\r\n\r\n".utf8),
        [0x81, 5] + Array("Hello".utf8), [0x01, 3] + Array("Hel".utf8) + [0x80, 2] + Array("lo".utf8),
        [0x82, 126, 1, 0] + Array(repeating: 7, count: 256), [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0],
        [0x82, 127, 0x7f] + Array(repeating: 0xff, count: 7) + [1, 2, 3], [0x89, 2, 1, 2], [0x8a, 0],
        [0x88, 4, 3, 0xe8, 0x6f, 0x6b],
    ]
    private static let limits = [0, 4, 100, 1 << 20, .max, -1]
    private let handshake: WebSocketHandshake

    init(_ harness: Harness) throws {
        guard let url = URL(string: "ws://example.org/a") else { throw FuzzFailure(text: "no address") }
        handshake = WebSocketHandshake(URLRequest(url: url), url: url, configuration: nil)
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        var bytes: [UInt8] = []
        for _ in 0...random.below(4) {
            let seed = random.pick(Self.seeds)
            bytes += random.chance(40) ? seed : mutation.changeBinary(seed, within: 12)
        }
        var head = Data(bytes)
        if let answer = handshake.takeAnswer(from: &head) { _ = handshake.isAnswered(by: answer) }

        let limit = random.pick(Self.limits)
        let whole = Self.read([bytes], limit: limit)
        let cut = random.below(bytes.count + 1)
        let parted = Self.read([Array(bytes[..<cut]), Array(bytes[cut...])], limit: limit)
        guard whole == parted else { throw FuzzFailure(text: "\(whole) is \(parted) when it comes in two parts") }
    }

    /// The frames in some parts, one after another, and the messages that they are, as text.
    private static func read(_ parts: [[UInt8]], limit: Int) -> [String] {
        var (input, messages, told) = (Data(), WebSocketParts(), [String]())
        do {
            for part in parts {
                input.append(contentsOf: part)
                var before = input.count
                while let frame = try WebSocketFrame.takeFrame(from: &input, limit: limit) {
                    guard before - input.count >= 2 + frame.payload.count else { return ["takes too little"] }
                    before = input.count
                    told.append("\(frame.kind) \(frame.isFinal) \(Array(frame.payload))")
                    guard !frame.isControl else { continue }
                    if let message = try messages.takeFrame(frame, limit: limit) { told.append("\(message)") }
                }
                guard input.count == before else { return ["takes what isn't whole"] }
            }
        } catch {
            told.append("\((error as? WebSocketFailure)?.code.rawValue ?? 0)")
        }
        return told
    }
}
