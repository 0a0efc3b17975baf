import Foundation

/// The parts of a GIF: its size, its frames and how often they are played. Nothing is decoded yet.
struct GIFFile {
    /// Where a frame lies in the picture and in the bytes, and what becomes of it.
    struct Frame {
        /// The canvas afterwards, before the next frame is drawn.
        enum Disposal: UInt8 {
            case keep = 1
            case clear = 2
            case restore = 3
        }

        var (x, y, width, height) = (0, 0, 0, 0)
        var isInterlaced = false
        /// Three bytes a colour.
        var colors: Range<Int> = 0..<0
        var transparentColor: UInt8?
        var disposal = Disposal.keep
        /// Hundredths of a second.
        var delay = 0
        /// The bits of the smallest code.
        var codeSize = 2
        /// The blocks of codes, each behind its length.
        var blocks: Range<Int> = 0..<0
    }

    let bytes: [UInt8]
    let width: Int
    let height: Int
    private(set) var frames: [Frame] = []
    /// 0 for ever; nil where the file doesn't say, which is once.
    private(set) var loopCount: Int?

    /// Nil for what is no GIF, or has no whole frame.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        guard PixelBuffer.isAllowed(width: width, height: height) else { return nil }
        var position = 13
        guard let colors = readColors(flags: bytes[10], at: &position) else { return nil }
        readParts(from: position, colors: colors)
        if frames.isEmpty { return nil }
    }

    private func word(at position: Int) -> Int { Int(bytes[position]) | Int(bytes[position + 1]) << 8 }

    /// A table of colours, empty where the flags announce none; nil where the bytes end in it.
    private func readColors(flags: UInt8, at position: inout Int) -> Range<Int>? {
        guard flags & 0x80 != 0 else { return 0..<0 }
        let colors = position..<position + 3 * (2 << Int(flags & 7))
        guard colors.upperBound < bytes.count else { return nil }
        position = colors.upperBound
        return colors
    }

    /// The place behind a run of blocks, which ends with an empty one; nil where the bytes end before.
    private func endOfBlocks(at position: Int) -> Int? {
        var position = position
        while position < bytes.count {
            let length = Int(bytes[position])
            position += 1 + length
            if length == 0 { return position }
        }
        return nil
    }

    private mutating func readParts(from start: Int, colors: Range<Int>) {
        var position = start
        var next = Frame()
        while position + 2 < bytes.count {
            if bytes[position] == 0x21 {
                readExtension(at: position + 2, label: bytes[position + 1], &next)
                guard let end = endOfBlocks(at: position + 2) else { return }
                position = end
            } else if bytes[position] == 0x2C, position + 11 < bytes.count {
                (next.x, next.y) = (word(at: position + 1), word(at: position + 3))
                (next.width, next.height) = (word(at: position + 5), word(at: position + 7))
                let flags = bytes[position + 9]
                next.isInterlaced = flags & 0x40 != 0
                position += 10
                guard let own = readColors(flags: flags, at: &position) else { return }
                next.colors = own.isEmpty ? colors : own
                next.codeSize = Int(bytes[position])
                guard (1...8).contains(next.codeSize), next.width * next.height <= PixelBuffer.largestCount,
                    let end = endOfBlocks(at: position + 1)
                else { return }
                next.blocks = position + 1..<end
                frames.append(next)
                next = Frame()
                position = end
            } else {
                return
            }
        }
    }

    /// Reads what an extension says of the next frame or of the loop.
    private mutating func readExtension(at position: Int, label: UInt8, _ frame: inout Frame) {
        if label == 0xF9, bytes[position] == 4, position + 4 < bytes.count {
            let flags = bytes[position + 1]
            frame.disposal = Frame.Disposal(rawValue: flags >> 2 & 7) ?? .keep
            frame.delay = word(at: position + 2)
            frame.transparentColor = flags & 1 == 0 ? nil : bytes[position + 4]
        } else if label == 0xFF, bytes[position] == 11, position + 15 < bytes.count,
            bytes[position + 1..<position + 12].elementsEqual("NETSCAPE2.0".utf8), bytes[position + 12] == 3,
            bytes[position + 13] == 1
        {
            loopCount = word(at: position + 14)
        }
    }

    /// The numbers of a frame's colours, in the order in which they lie in the file; fewer where its codes are damaged.
    func colorNumbers(of frame: Frame) -> [UInt8] {
        var reader = GIFCodeReader(bytes: bytes, blocks: frame.blocks)
        return reader.decode(codeSize: frame.codeSize, count: frame.width * frame.height)
    }
}

/// Reads the codes of a frame: Lempel, Ziv and Welch's, of growing length, the lowest bit first.
private struct GIFCodeReader {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var left = 0
    private var buffer: UInt32 = 0
    private var bitCount = 0

    init(bytes: [UInt8], blocks: Range<Int>) {
        self.bytes = bytes
        (position, end) = (blocks.lowerBound, min(blocks.upperBound, bytes.count))
    }

    private mutating func nextByte() -> UInt8? {
        if left == 0 {
            guard position < end, bytes[position] != 0 else { return nil }
            left = Int(bytes[position])
            position += 1
        }
        guard position < end else { return nil }
        left -= 1
        position += 1
        return bytes[position - 1]
    }

    private mutating func nextCode(_ width: Int) -> Int? {
        while bitCount < width {
            guard let byte = nextByte() else { return nil }
            buffer |= UInt32(byte) << UInt32(bitCount)
            bitCount += 8
        }
        defer {
            buffer >>= UInt32(width)
            bitCount -= width
        }
        return Int(buffer & (1 << UInt32(width) - 1))
    }

    mutating func decode(codeSize: Int, count: Int) -> [UInt8] {
        let clear = 1 << codeSize
        var (prefixes, suffixes) = ([Int](repeating: 0, count: 4096), [UInt8](repeating: 0, count: 4096))
        var (next, width) = (clear + 2, codeSize + 1)
        var previous: Int?
        var first: UInt8 = 0
        var result: [UInt8] = []
        var word: [UInt8] = []
        while result.count < count, let code = nextCode(width) {
            if code == clear {
                (next, width, previous) = (clear + 2, codeSize + 1, nil)
                continue
            }
            guard code != clear + 1, previous == nil ? code < clear : code <= next else { break }
            // A word is read from its last colour to its first.
            word.removeAll(keepingCapacity: true)
            var entry = code
            if let previous, code == next {
                word.append(first)
                entry = previous
            }
            while entry > clear {
                word.append(suffixes[entry])
                entry = prefixes[entry]
            }
            first = UInt8(truncatingIfNeeded: entry)
            word.append(first)
            result.append(contentsOf: word.reversed().prefix(count - result.count))
            if let previous, next < 4096 {
                (prefixes[next], suffixes[next]) = (previous, first)
                next += 1
                if next == 1 << width, width < 12 { width += 1 }
            }
            previous = code
        }
        return result
    }
}
