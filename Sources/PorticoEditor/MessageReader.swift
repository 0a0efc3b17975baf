import Foundation

/// Takes the language server protocol's messages out of a stream of bytes: a header that says how long, then JSON.
package struct MessageReader {
    package enum Failure: Error, CustomStringConvertible {
        case header(String)
        case tooLong(Int)
        case notJSON

        package var description: String {
            switch self {
            case .header(let line): "a header of the language server protocol was expected, not “\(line.prefix(60))”"
            case .tooLong(let length): "a message of \(length) bytes; \(MessageReader.limit) are the most"
            case .notJSON: "a message that isn't JSON"
            }
        }
    }

    /// Longer than any file that somebody edits.
    static let limit = 64 << 20
    private static let headerLimit = 4096

    private var pending: [UInt8] = []
    private var start = 0

    package init() {}

    package mutating func addData(_ data: Data) {
        if start > 0 {
            pending.removeFirst(start)
            start = 0
        }
        pending.append(contentsOf: data)
    }

    /// The next whole message; nil until more bytes come.
    package mutating func next() throws -> LanguageValue? {
        guard let (length, body) = try header() else { return nil }
        guard pending.count >= body + length else { return nil }
        let data = Data(pending[body..<body + length])
        start = body + length
        guard let value = LanguageValue(data) else { throw Failure.notJSON }
        return value
    }

    /// How long the message is, and where it begins.
    private func header() throws -> (length: Int, body: Int)? {
        var (length, line) = (nil as Int?, start)
        while let end = pending[line...].firstIndex(of: UInt8(ascii: "\n")) {
            let text = String(decoding: pending[line..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
                .trimmingCharacters(in: .newlines)
            line = end + 1
            if text.isEmpty {
                guard let length else { throw Failure.header(text) }
                return (length, line)
            }
            let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { throw Failure.header(text) }
            guard parts[0].lowercased() == "content-length" else { continue }
            guard let number = Int(parts[1]), number >= 0 else { throw Failure.header(text) }
            guard number <= Self.limit else { throw Failure.tooLong(number) }
            length = number
        }
        if pending.count - start > Self.headerLimit {
            throw Failure.header(String(decoding: pending[start..<start + 60], as: UTF8.self))
        }
        return nil
    }

    /// A message as it goes over the wire.
    package static func frame(_ message: LanguageValue) -> Data {
        let body = message.data
        return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
