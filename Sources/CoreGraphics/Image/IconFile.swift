import Foundation

/// An icon file of Windows': several pictures, each a PNG or a bitmap, in the order in which they lie in it.
struct IconFile {
    private let bytes: [UInt8]
    private let entries: [Range<Int>]

    /// Nil for what is no icon, or has no picture.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= 22, bytes.starts(with: [0, 0, 1, 0]) else { return nil }
        func number(_ place: Int, _ length: Int) -> Int {
            (0..<length).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
        }
        let count = number(4, 2)
        let list = 6..<6 + count * 16
        guard count > 0, list.upperBound <= bytes.count else { return nil }
        entries = stride(from: list.lowerBound, to: list.upperBound, by: 16).compactMap { place in
            let (length, start) = (number(place + 8, 4), number(place + 12, 4))
            guard length > 8, start >= list.upperBound, start < bytes.count else { return nil }
            return start..<min(start + length, bytes.count)
        }
        guard !entries.isEmpty else { return nil }
        self.bytes = bytes
    }

    var count: Int { entries.count }

    func makePixels(at index: Int, mostPixels: Int = .max) -> PixelBuffer? {
        guard entries.indices.contains(index) else { return nil }
        let part = Array(bytes[entries[index]]), data = Data(part)
        if ImageCodec(signatureOf: data) == .png {
            return try? ImageCodec.png.decode(data, name: "icon", mostPixels: mostPixels).pixels
        }
        return BitmapFile(part, header: 0, start: nil, isInIcon: true)?.makePixels(mostPixels: mostPixels)
    }
}
