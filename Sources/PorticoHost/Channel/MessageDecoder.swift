import Foundation

/// Cuts the stream into messages. Knows no socket, so that every order of bytes can be tested.
///
/// - From: `MessageChannel`
package struct MessageDecoder {
    package struct Message {
        package var json: Data
        package var descriptors: [Descriptor]
    }

    private var bytes: [UInt8] = []
    /// The number of `bytes` that have been given out.
    private var start = 0
    private var descriptors: [Descriptor] = []

    package init() {}

    /// Bytes that are not yet a whole message: at most one message and one read.
    package var waiting: Int { bytes.count - start }

    package mutating func appendBytes(_ new: UnsafeRawBufferPointer, descriptors more: [Descriptor] = []) throws {
        bytes.append(contentsOf: new)
        descriptors += more
        guard descriptors.count <= HostLimits.descriptors * 4 else {
            throw ChannelError.descriptors("\(descriptors.count) wait for their messages")
        }
    }

    /// The next whole message; nil when more bytes are needed.
    package mutating func next() throws -> Message? {
        guard bytes.count - start >= MessageCoding.headerSize else { return compact() }
        let header = try MessageCoding.Header(bytes[start..<(start + MessageCoding.headerSize)])
        let end = start + MessageCoding.headerSize + header.length
        guard bytes.count >= end else { return compact() }
        guard header.descriptors <= descriptors.count else {
            throw ChannelError.descriptors("\(header.descriptors) announced, \(descriptors.count) came")
        }
        let message = Message(
            json: Data(bytes[(start + MessageCoding.headerSize)..<end]),
            descriptors: Array(descriptors.prefix(header.descriptors)))
        descriptors.removeFirst(header.descriptors)
        start = end
        return message
    }

    private mutating func compact() -> Message? {
        if start > 0 {
            bytes.removeSubrange(..<start)
            start = 0
        }
        return nil
    }
}
