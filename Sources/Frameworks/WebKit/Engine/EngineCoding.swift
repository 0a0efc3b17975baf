import Foundation

/// How messages stand on the wire between a web view and the engine's process: the length in four bytes, least first, and JSON.
///
/// Neither side trusts the other: a page may have taken over the engine, and an app is taken for hostile anyway.
enum EngineCoding {
    /// A page that an app makes itself may carry its pictures in it.
    static let longest = 64 << 20
    static let headerSize = 4

    enum Failure: Error, Equatable {
        case tooLong(Int)
        case empty
        case malformed
    }

    static func encode(_ message: some Encodable) throws -> Data {
        let json = try JSONEncoder().encode(message)
        guard json.count <= longest else { throw Failure.tooLong(json.count) }
        var bytes = Data(capacity: json.count + headerSize)
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: json.count >> shift)) }
        bytes.append(json)
        return bytes
    }
}

/// Cuts what comes into messages. Knows no socket.
struct EngineDecoder {
    private var bytes: [UInt8] = []
    private var start = 0

    mutating func appendBytes(_ new: UnsafeRawBufferPointer) { bytes.append(contentsOf: new) }

    /// The next whole message; nil where more bytes are needed.
    mutating func next<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard bytes.count - start >= EngineCoding.headerSize else { return compact() }
        var length = 0
        for index in 0..<EngineCoding.headerSize { length |= Int(bytes[start + index]) << (8 * index) }
        guard length <= EngineCoding.longest else { throw EngineCoding.Failure.tooLong(length) }
        guard length > 0 else { throw EngineCoding.Failure.empty }
        let end = start + EngineCoding.headerSize + length
        guard bytes.count >= end else { return compact() }
        let json = Data(bytes[(start + EngineCoding.headerSize)..<end])
        start = end
        do { return try JSONDecoder().decode(type, from: json) } catch { throw EngineCoding.Failure.malformed }
    }

    private mutating func compact<Message>() -> Message? {
        if start > 0 {
            bytes.removeSubrange(..<start)
            start = 0
        }
        return nil
    }
}
