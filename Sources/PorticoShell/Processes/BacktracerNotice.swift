/// The notice that the language's runtime writes to a process's output while its backtracer looks at it, and the empty line behind it:
/// `*** Signal 4: Backtracing from 0x7f… done ***`. It is no word of the app's, and what the backtracer finds is told in another place: it is
/// left out.
///
/// - From: `ProcessOutput`
package struct BacktracerNotice {
    private enum Place { case lineStart, line, notice, end }

    private static let start = Array("*** Signal ".utf8)
    private static let words = Array("Backtracing from ".utf8)
    /// Bytes of a notice that is one: what is longer is the app's.
    private static let most = 200
    private static let newline = UInt8(ascii: "\n")

    private var place = Place.lineStart
    /// The bytes of a line that may be a notice.
    private var held: [UInt8] = []

    package init() {}

    /// Returns the bytes without notices; what may become one is kept until more comes.
    package mutating func removeNotices(from bytes: [UInt8]) -> [UInt8] {
        var rest = bytes[...]
        var left: [UInt8] = []
        while let first = rest.first {
            switch place {
            case .line:
                let end = rest.firstIndex(of: Self.newline).map { $0 + 1 }
                left += rest[..<(end ?? rest.endIndex)]
                rest = rest[(end ?? rest.endIndex)...]
                if end != nil { place = .lineStart }
            case .end:
                if first == Self.newline { rest.removeFirst() }
                place = .lineStart
            case .lineStart:
                place = first == Self.start[0] ? .notice : .line
            case .notice:
                rest.removeFirst()
                held.append(first)
                if first == Self.newline, isNotice {
                    held = []
                    place = .end
                } else if !mayBeNotice || first == Self.newline {
                    left += held
                    held = []
                    place = first == Self.newline ? .lineStart : .line
                }
            }
        }
        return left
    }

    /// Returns what is left when nothing more comes.
    package mutating func takeRest() -> [UInt8] {
        defer { held = [] }
        return isNotice ? [] : held
    }

    private var mayBeNotice: Bool {
        held.count <= Self.most && held.starts(with: Self.start.prefix(held.count))
    }

    /// Of signal and address, whether or not the backtracer has come to its end.
    private var isNotice: Bool {
        guard held.starts(with: Self.start), let colon = held.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return held[(colon + 1)...].dropFirst().starts(with: Self.words)
    }
}
