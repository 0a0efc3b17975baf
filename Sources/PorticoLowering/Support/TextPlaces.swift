import Glibc
internal import SwiftSyntax

/// Where texts occur in a source.
struct TextPlaces {
    /// Offsets in bytes, rising.
    private let starts: [Int]

    init(of texts: [String], in bytes: [UInt8]) {
        var found: [Int] = []
        bytes.withUnsafeBytes { bytes in
            for var text in texts { text.withUTF8 { Self.find($0, in: bytes, &found) } }
        }
        starts = texts.count > 1 ? found.sorted() : found
    }

    private static func find(_ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer, _ found: inout [Int])
    {
        guard let base = bytes.baseAddress, let first = text.first else { return }
        var from = 0
        while bytes.count - from >= text.count,
            let place = memchr(base + from, Int32(first), bytes.count - from - text.count + 1)
        {
            from = UnsafeRawPointer(place) - base
            if memcmp(place, text.baseAddress!, text.count) == 0 { found.append(from) }
            from += 1
        }
    }

    /// Whether none of the texts begins within a node.
    func isEmpty(_ node: some SyntaxProtocol) -> Bool {
        let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low == starts.count || starts[low] >= end
    }
}
