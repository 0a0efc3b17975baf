import Foundation

/// Reads a bitmap of Windows': a file's, or one in an icon, which says twice its height and has a mask of what is seen behind its colours.
/// Those that are packed by runs aren't read.
struct BitmapFile {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let isInIcon: Bool
    private let isTopDown: Bool
    private let bits: Int
    /// Red, green, blue and alpha in a pixel of 16 or 32 bits.
    private let masks: [UInt32]
    private let colors: [UInt32]
    private let start: Int

    /// Nil for what is no such file.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.starts(with: Array("BM".utf8)), let start = Self.long(bytes, 10) else { return nil }
        self.init(bytes, header: 14, start: Int(start), isInIcon: false)
    }

    /// - Parameters:
    ///   - header: where the sizes are.
    ///   - start: where the pixels begin; nil of those that follow the colours.
    init?(_ bytes: [UInt8], header: Int, start: Int?, isInIcon: Bool) {
        func long(_ place: Int) -> UInt32? { Self.long(bytes, header + place) }
        guard let size = long(0), (40...124).contains(size), let width = long(4), let height = long(8),
            let depth = long(12), let packing = long(16), let used = long(32), packing == 0 || packing == 3
        else { return nil }
        let rows = Int(Int32(bitPattern: height)), bits = Int(depth >> 16)
        (self.width, self.height) = (Int(Int32(bitPattern: width)), abs(rows) / (isInIcon ? 2 : 1))
        guard PixelBuffer.isAllowed(width: self.width, height: self.height), [1, 4, 8, 16, 24, 32].contains(bits)
        else { return nil }
        (self.bytes, self.isInIcon, self.bits, isTopDown) = (bytes, isInIcon, bits, rows < 0)
        let ownMasks = packing == 3 ? (0..<(size >= 56 ? 4 : 3)).compactMap { long(40 + $0 * 4) } : []
        if packing == 3 {
            guard bits == 16 || bits == 32, ownMasks.count >= 3 else { return nil }
            masks = ownMasks
        } else {
            masks =
                bits == 16
                ? [0x7C00, 0x03E0, 0x001F] : [0xFF_0000, 0xFF00, 0xFF] + (isInIcon ? [0xFF00_0000] : [])
        }
        let table = header + Int(size) + (packing == 3 && size == 40 ? 12 : 0)
        let count = bits > 8 ? 0 : used == 0 ? 1 << bits : min(Int(used), 1 << bits)
        colors = (0..<count).compactMap { Self.long(bytes, table + $0 * 4).map { $0 & 0xFF_FFFF | 0xFF00_0000 } }
        guard colors.count == count else { return nil }
        self.start = start ?? table + count * 4
    }

    /// Nil where bytes are missing, or there is no memory.
    func makePixels(mostPixels: Int = .max) -> PixelBuffer? {
        let length = rowLength(bits), maskLength = rowLength(1)
        guard width * height <= mostPixels, start >= 0, start <= bytes.count, length * height <= bytes.count - start,
            let pixels = PixelBuffer(width: width, height: height)
        else { return nil }
        var union: UInt32 = 0
        for y in 0..<height {
            let row = row(pixels, y), place = start + y * length
            for x in 0..<width {
                row[x] = color(place, x)
                union |= row[x]
            }
        }
        let maskStart = start + length * height
        if isInIcon, bits < 32 || union >> 24 == 0, maskLength * height <= bytes.count - maskStart {
            for y in 0..<height {
                let row = row(pixels, y), place = maskStart + y * maskLength
                for x in 0..<width {
                    let isHidden = bytes[place + x / 8] >> UInt8(7 - x % 8) & 1 == 1
                    row[x] = isHidden ? 0 : row[x] | 0xFF00_0000
                }
            }
        }
        var all: UInt32 = 0xFF00_0000
        for y in 0..<height {
            let row = row(pixels, y)
            for x in 0..<width {
                all &= row[x]
                row[x] = Self.premultiply(row[x])
            }
        }
        pixels.isOpaque = all >> 24 == 0xFF
        return pixels
    }

    /// Rows end at four bytes.
    private func rowLength(_ bits: Int) -> Int { (width * bits + 31) / 32 * 4 }

    /// The row that the file has at a place: the first is the lowest, unless it says otherwise.
    private func row(_ pixels: PixelBuffer, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        let line = isTopDown ? y : height - 1 - y
        return (pixels.data + line * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    private func color(_ row: Int, _ x: Int) -> UInt32 {
        switch bits {
        case 24:
            let place = row + x * 3
            return 0xFF00_0000 | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place])
        case 16:
            return unpack(UInt32(bytes[row + x * 2]) | UInt32(bytes[row + x * 2 + 1]) << 8)
        case 32:
            return unpack(Self.long(bytes, row + x * 4) ?? 0)
        default:
            let perByte = 8 / bits
            let shift = UInt8(8 - bits - x % perByte * bits)
            let index = Int(bytes[row + x / perByte] >> shift) & (1 << bits - 1)
            return index < colors.count ? colors[index] : 0xFF00_0000
        }
    }

    private func unpack(_ pixel: UInt32) -> UInt32 {
        func part(_ index: Int) -> UInt32 {
            guard index < masks.count, masks[index] != 0 else { return index == 3 ? 255 : 0 }
            let shift = UInt32(masks[index].trailingZeroBitCount)
            let most = masks[index] >> shift
            return UInt32(UInt64((pixel & masks[index]) >> shift) * 255 / UInt64(most))
        }
        return part(3) << 24 | part(0) << 16 | part(1) << 8 | part(2)
    }

    private static func premultiply(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func part(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) * alpha + 127) / 255 << shift }
        return alpha << 24 | part(16) | part(8) | part(0)
    }

    private static func long(_ bytes: [UInt8], _ place: Int) -> UInt32? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (UInt32($1) * 8) }
    }
}
