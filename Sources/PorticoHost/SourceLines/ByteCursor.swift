/// Reads numbers and texts of a file one after the other. Behind the end everything is zero, and `isWhole` is false.
struct ByteCursor {
    let bytes: UnsafeRawBufferPointer
    var place = 0
    private(set) var isWhole = true

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { place < 0 || place >= bytes.count }

    mutating func skipBytes(_ count: Int) { place = count >= 0 && count <= bytes.count ? place &+ count : bytes.count }

    /// A number of so many bytes, the lowest first.
    mutating func takeBytes(_ count: Int) -> UInt64 {
        guard place >= 0, place <= bytes.count, count <= bytes.count - place else {
            (place, isWhole) = (bytes.count, false)
            return 0
        }
        defer { place += count }
        return (0..<count).reduce(0) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
    }

    /// A number of seven bits a byte.
    mutating func takeNumber() -> UInt64 {
        var (number, shift) = (UInt64(0), UInt64(0))
        while true {
            let byte = takeBytes(1)
            if shift < 64 { number |= (byte & 0x7f) << shift }
            shift += 7
            if byte & 0x80 == 0 { return number }
        }
    }

    mutating func takeSignedNumber() -> Int64 {
        var (number, shift) = (Int64(0), Int64(0))
        while true {
            let byte = takeBytes(1)
            if shift < 64 { number |= Int64(byte & 0x7f) << shift }
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            if byte & 0x40 != 0, shift < 64 { number |= -1 << shift }
            return number
        }
    }

    /// A text up to the next zero.
    mutating func takeText() -> String {
        guard place >= 0, place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else {
            (place, isWhole) = (bytes.count, false)
            return ""
        }
        defer { place = end + 1 }
        return String(decoding: bytes[place..<end], as: UTF8.self)
    }
}
