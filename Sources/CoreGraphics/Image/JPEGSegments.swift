import Foundation

/// The segments before a JPEG's picture. Its bytes come from anywhere: the first that makes no sense is the end.
///
/// - To: `ExifReader`, `CGImageSource`, `CGImageDestination`
struct JPEGSegments: Sequence, IteratorProtocol {
    private var rest: Data

    init(_ data: Data) { rest = data.starts(with: [0xff, 0xd8]) ? data.dropFirst(2) : Data() }

    mutating func next() -> (marker: UInt8, body: Data)? {
        let head = Array(rest.prefix(4))
        guard head.count == 4, head[0] == 0xff, head[1] != 0xda, head[1] != 0xd9 else { return nil }
        let length = Int(head[2]) << 8 | Int(head[3])
        guard length >= 2, rest.count >= 2 + length else { return nil }
        defer { rest = rest.dropFirst(2 + length) }
        return (head[1], rest.dropFirst(4).prefix(length - 2))
    }

    /// What the header of JFIF says, by the dictionary of Image I/O; empty without one.
    static func properties(of jpeg: Data) -> [CFString: Any] {
        let name = Array("JFIF".utf8) + [0]
        let hasHeader = JPEGSegments(jpeg).contains { $0.marker == 0xe0 && $0.body.starts(with: name) }
        // Markers of a frame: all but those of tables and of extensions.
        let frame = JPEGSegments(jpeg).first { 0xc0...0xcf ~= $0.marker && ![0xc4, 0xc8, 0xcc].contains($0.marker) }
        guard hasHeader, let frame else { return [:] }
        let isProgressive = [0xc2, 0xc6, 0xca, 0xce].contains(frame.marker)
        return [kCGImagePropertyJFIFDictionary: [kCGImagePropertyJFIFIsProgressive: isProgressive] as [CFString: Any]]
    }

    /// The same JPEG with an Exif segment that says how the picture lies, behind the header of JFIF, which comes first.
    static func insertOrientation(_ orientation: Int, into jpeg: Data) -> Data {
        var segments = JPEGSegments(jpeg)
        var start = 2
        if let first = segments.next(), first.marker == 0xe0 { start += 4 + first.body.count }
        var exif: [UInt8] = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0]
        // A TIFF of one table with one entry: tag 0x112, a short, one of them.
        exif += [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0] as [UInt8]
        exif += [UInt8(orientation), 0, 0, 0, 0, 0, 0]
        return jpeg.prefix(start) + exif + jpeg.dropFirst(start)
    }
}
