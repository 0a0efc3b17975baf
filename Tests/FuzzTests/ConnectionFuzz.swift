import Foundation
import TestSupport

@testable import Network

/// What either end of a connection with WebSocket may send: frames with and without a mask. What is written is read as it was.
struct ConnectionFuzz: FuzzSubject {
    private static let opcodes: [NWProtocolWebSocket.Opcode] = [.cont, .text, .binary, .close, .ping, .pong]
    private static let limits = [0, 4, 100, 1 << 20, .max]

    init(_ harness: Harness) {}

    func run(_ random: inout FuzzRandom) throws {
        let isMasked = random.chance(50)
        let opcode = random.pick(Self.opcodes)
        let most = opcode.rawValue >= 8 ? 126 : random.pick([10, 200, 70_000])
        let frame = WebSocketFrame(
            opcode: opcode, isFinal: opcode.rawValue >= 8 || random.chance(50),
            payload: Data(repeating: UInt8(random.below(256)), count: random.below(most)))
        let mask = isMasked ? (0..<4).map { _ in UInt8(random.below(256)) } : nil
        let written = frame.bytes(mask: mask)
        var input = written
        guard try WebSocketFrame.takeFrame(from: &input, isMasked: isMasked, limit: 0) == frame, input.isEmpty else {
            throw FuzzFailure(text: "\(frame) isn't read as it was written")
        }

        var mutation = Mutation(random: random)
        var changed = Data(mutation.changeBinary([UInt8](written), within: 16))
        let limit = random.pick(Self.limits)
        var before = changed.count
        do throws(WebSocketFailure) {
            while let frame = try WebSocketFrame.takeFrame(from: &changed, isMasked: isMasked, limit: limit) {
                let taken = before - changed.count
                guard taken >= frame.payload.count + (isMasked ? 6 : 2) else {
                    throw WebSocketFailure(code: .internalServerError)
                }
                before = changed.count
            }
        } catch {
            guard error.code == .protocolError || error.code == .messageTooBig else {
                throw FuzzFailure(text: "\(frame) takes less than it holds")
            }
        }
        guard changed.count == before else { throw FuzzFailure(text: "takes what isn't whole") }
    }
}
