import Foundation

/// How a message stands on the wire: eight bytes of header, then JSON.
///
/// | bytes | what |
/// |---|---|
/// | 4 | length of the JSON, little-endian, at most `HostLimits.message` |
/// | 1 | `HostProtocol.version` |
/// | 1 | number of descriptors that came with the first byte |
/// | 2 | zero |
package enum MessageCoding {
    package static let headerSize = 8

    struct Header: Equatable {
        var length: Int
        var descriptors: Int

        init(length: Int, descriptors: Int) {
            (self.length, self.descriptors) = (length, descriptors)
        }

        /// Throws for whatever no honest sender writes.
        init(_ bytes: some Collection<UInt8>) throws {
            let bytes = Array(bytes)
            length = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16 | Int(bytes[3]) << 24
            descriptors = Int(bytes[5])
            guard bytes[6] == 0, bytes[7] == 0 else { throw ChannelError.malformed("its header is no header") }
            guard Int(bytes[4]) == HostProtocol.version else { throw ChannelError.version(Int(bytes[4])) }
            guard length <= HostLimits.message else { throw ChannelError.tooLarge(bytes: length) }
            guard length > 0 else { throw ChannelError.malformed("it is empty") }
            guard descriptors <= HostLimits.descriptors else {
                throw ChannelError.descriptors("\(descriptors), the limit is \(HostLimits.descriptors)")
            }
        }

        var bytes: [UInt8] {
            [
                UInt8(length & 255), UInt8(length >> 8 & 255), UInt8(length >> 16 & 255), UInt8(length >> 24 & 255),
                UInt8(HostProtocol.version), UInt8(descriptors), 0, 0,
            ]
        }
    }

    /// Header and JSON of a message. Throws `tooLarge` for one that the other side would refuse.
    package static func encode(_ message: some Encodable, descriptors: Int = 0) throws -> Data {
        let json: Data
        do {
            json = try JSONEncoder().encode(message)
        } catch {
            throw ChannelError.malformed("\(error)")
        }
        guard json.count <= HostLimits.message else { throw ChannelError.tooLarge(bytes: json.count) }
        return Data(Header(length: json.count, descriptors: descriptors).bytes) + json
    }

    package static func decode<Message: Decodable>(_ type: Message.Type, from json: Data) throws -> Message {
        do {
            return try JSONDecoder().decode(type, from: json)
        } catch let error as DecodingError {
            throw ChannelError.malformed(Self.reason(error))
        } catch {
            throw ChannelError.malformed("\(error)")
        }
    }

    /// Without the values that a hostile sender chose.
    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.map { $0.stringValue.prefix(40) }.joined(separator: ".")
            return path.isEmpty ? "no such message" : "at \(path.prefix(200))"
        @unknown default: return "no such message"
        }
    }
}
