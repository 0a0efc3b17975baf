import CoreGraphics

/// A stretch of UTF-16 as UTF-8, with the offsets both ways: Pango counts bytes, Foundation counts UTF-16 units.
///
/// A lone surrogate becomes U+FFFD, so that no input can make the two counts disagree; U+0000, which ends a text for Pango, becomes
/// U+0001, which shows as little.
struct Utf8Text {
    private(set) var bytes: [UInt8] = []
    private(set) var scalarCount = 0
    /// Byte offset of every unit, plus the end. The second unit of a pair has the offset of the first.
    private var byteOffsets: [Int] = []
    private let firstUnit: Int

    var count: Int { bytes.count }

    init(_ units: ArraySlice<UInt16>) {
        firstUnit = units.startIndex
        bytes.reserveCapacity(units.count + units.count / 2)
        byteOffsets.reserveCapacity(units.count + 1)
        var index = units.startIndex
        while index < units.endIndex {
            let unit = units[index]
            byteOffsets.append(bytes.count)
            index += 1
            var scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
            if UTF16.isLeadSurrogate(unit), index < units.endIndex, UTF16.isTrailSurrogate(units[index]) {
                scalar = UTF16.decode(UTF16.EncodedScalar([unit, units[index]]))
                byteOffsets.append(bytes.count)
                index += 1
            }
            appendScalar(scalar)
        }
        byteOffsets.append(bytes.count)
        // A pointer to no bytes may be nil, which Pango reads as "up to the terminator".
        if bytes.isEmpty { bytes.reserveCapacity(1) }
    }

    private mutating func appendScalar(_ scalar: Unicode.Scalar) {
        scalarCount += 1
        switch scalar.value {
        case 0: bytes.append(1)
        case ..<0x80: bytes.append(UInt8(scalar.value))
        default: bytes.append(contentsOf: UTF8.encode(scalar)!)
        }
    }

    /// Offsets of units count from the start of the whole text, as the slice's indices do.
    func byteOffset(ofUnit unit: Int) -> Int {
        byteOffsets[min(max(unit - firstUnit, 0), byteOffsets.count - 1)]
    }

    func unitOffset(ofByte byte: Int) -> Int {
        let unit = byteOffsets.partitionIndex { $0 < byte }
        return max(0, min(unit, byteOffsets.count - 1)) + firstUnit
    }
}
