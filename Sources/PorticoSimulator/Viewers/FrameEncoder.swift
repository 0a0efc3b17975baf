import CZlib
import PorticoHost
import PorticoShell

/// Damage as bytes for a viewer: a header, the rectangles, and their rows as one zlib stream. The pixels stay as they are in
/// memory (blue, green, red, alpha): the page turns them round faster than a debug build would here.
///
/// | bytes | what, little-endian |
/// |---|---|
/// | 1 | 1 |
/// | 1 | zero |
/// | 2 | number of rectangles |
/// | 4 | process |
/// | 4 | number of this message, which the viewer answers when it has drawn it |
/// | 2, 2 | width and height of the screen in pixels |
/// | 4 | bytes of the rows |
/// | 4 | frame |
/// | 8 | its time on the media clock, seconds as a floating-point number |
/// | 8 each | x, y, width, height of a rectangle |
enum FrameEncoder {
    static let headerSize = 32
    static let numberOffset = 8

    static func encode(_ frame: SharedFrame, _ rects: [HostRect], process: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        let raw = rects.reduce(0) { $0 + $1.area * 4 }
        bytes.reserveCapacity(headerSize + rects.count * 8 + raw / 16 + 1024)
        bytes += [1, 0]
        appendInteger(UInt16(rects.count), to: &bytes)
        appendInteger(UInt32(truncatingIfNeeded: process), to: &bytes)
        appendInteger(UInt32(0), to: &bytes)
        appendInteger(UInt16(frame.width), to: &bytes)
        appendInteger(UInt16(frame.height), to: &bytes)
        appendInteger(UInt32(raw), to: &bytes)
        appendInteger(UInt32(truncatingIfNeeded: frame.sequence), to: &bytes)
        appendInteger(frame.message.time.bitPattern, to: &bytes)
        for rect in rects {
            for value in [rect.x, rect.y, rect.width, rect.height] { appendInteger(UInt16(value), to: &bytes) }
        }
        var deflater = Deflater()
        let pixels = frame.pixels
        for rect in rects {
            for y in rect.y..<rect.y + rect.height {
                let start = y * frame.bytesPerRow + rect.x * 4
                deflater.addBytes(UnsafeRawBufferPointer(rebasing: pixels[start..<start + rect.width * 4]), to: &bytes)
            }
        }
        deflater.finishStream(&bytes)
        return bytes
    }

    /// A picture at a whole fraction of the screen, for the app switcher; in the same form.
    static func snapshot(_ frame: SharedFrame, process: Int, divisor: Int) -> [UInt8] {
        let (width, height) = (frame.width / divisor, frame.height / divisor)
        guard width > 0, height > 0 else { return [] }
        var bytes: [UInt8] = [1, 0]
        appendInteger(UInt16(1), to: &bytes)
        appendInteger(UInt32(truncatingIfNeeded: process), to: &bytes)
        appendInteger(UInt32(0), to: &bytes)
        appendInteger(UInt16(width), to: &bytes)
        appendInteger(UInt16(height), to: &bytes)
        appendInteger(UInt32(width * height * 4), to: &bytes)
        appendInteger(UInt32(truncatingIfNeeded: frame.sequence), to: &bytes)
        appendInteger(frame.message.time.bitPattern, to: &bytes)
        for value in [0, 0, width, height] { appendInteger(UInt16(value), to: &bytes) }
        var deflater = Deflater()
        var row = [UInt32](repeating: 0, count: width)
        for y in 0..<height {
            for x in 0..<width { row[x] = frame[x * divisor + divisor / 2, y * divisor + divisor / 2] }
            row.withUnsafeBytes { deflater.addBytes($0, to: &bytes) }
        }
        deflater.finishStream(&bytes)
        return bytes
    }

    static func appendNumber(_ number: Int, into bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { source in
            for (index, byte) in source.enumerated() { bytes[numberOffset + index] = byte }
        }
    }

    private static func appendInteger(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

/// A zlib stream at its fastest level: screens are flat, and time is what counts.
struct Deflater: ~Copyable {
    private let stream: UnsafeMutablePointer<z_stream>
    private let output: UnsafeMutableRawBufferPointer

    init() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        output = .allocate(byteCount: 64 << 10, alignment: 16)
        precondition(portico_deflate_init(stream, 1) == Z_OK, "zlib has no memory")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
        output.deallocate()
    }

    mutating func addBytes(_ input: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        guard let base = input.baseAddress else { return }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: base.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = UInt32(input.count)
        run(Z_NO_FLUSH, &bytes)
    }

    mutating func finishStream(_ bytes: inout [UInt8]) {
        stream.pointee.avail_in = 0
        run(Z_FINISH, &bytes)
    }

    private mutating func run(_ flush: Int32, _ bytes: inout [UInt8]) {
        repeat {
            stream.pointee.next_out = output.baseAddress!.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(output.count)
            deflate(stream, flush)
            bytes.append(contentsOf: output[..<(output.count - Int(stream.pointee.avail_out))])
        } while stream.pointee.avail_out == 0
    }
}
