import Foundation

/// Makes the bytes of a stream from those in the file.
enum PDFFilters {
    /// A stream may not give more.
    private static let limit = 1 << 28

    /// The bytes, and the name of the picture format in which they still are (`DCTDecode`, `JPXDecode`); nil for what can't be decoded.
    static func decode(_ stream: PDFStreamValue, _ resolve: (PDFValue?) -> PDFValue) -> (
        bytes: [UInt8], image: String?
    )? {
        func list(_ keys: String...) -> [PDFValue] {
            let value = keys.map { resolve(stream.dictionary[$0]) }.first { !$0.isNull } ?? .null
            return value.array?.map { resolve($0) } ?? (value.isNull ? [] : [value])
        }
        let filters = list("Filter", "F"), parameters = list("DecodeParms", "DP")
        var bytes = Array(stream.raw)
        for (index, filter) in filters.prefix(8).enumerated() {
            let options = index < parameters.count ? parameters[index].dictionary ?? [:] : [:]
            func option(_ name: String, _ other: Int) -> Int { resolve(options[name]).integer ?? other }
            var decoded: [UInt8]?
            switch filter.name ?? "" {
            case "FlateDecode", "Fl": decoded = Inflater.inflate(bytes, limit: limit)
            case "LZWDecode", "LZW": decoded = lzw(bytes, early: option("EarlyChange", 1))
            case "ASCIIHexDecode", "AHx": decoded = hexadecimal(bytes)
            case "ASCII85Decode", "A85": decoded = base85(bytes)
            case "RunLengthDecode", "RL": decoded = runs(bytes)
            case "DCTDecode", "DCT", "JPXDecode": return (bytes, filter.name)
            case "Crypt": decoded = bytes
            default: return nil
            }
            guard let decoded else { return nil }
            bytes = decoded
            if option("Predictor", 1) > 1 {
                bytes = unpredicted(
                    bytes, option("Predictor", 1), colors: option("Colors", 1), bits: option("BitsPerComponent", 8),
                    columns: option("Columns", 1))
            }
        }
        return (bytes, nil)
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        let digits = bytes.prefix { $0 != UInt8(ascii: ">") }
            .compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0))
        }
    }

    private static func base85(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func flush() {
            guard group.count > 1 else { return }
            let full = group + [UInt32](repeating: 84, count: 5 - group.count)
            let value = full.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for index in 0..<group.count - 1 {
                result.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index)))
            }
            group = []
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "~"):
                flush()
                return result
            case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
            case 33...117:
                group.append(UInt32(byte) - 33)
                if group.count == 5 { flush() }
            case _ where PDFLexer.isSpace(byte): continue
            default: return nil
            }
        }
        flush()
        return result
    }

    private static func runs(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count, bytes[place] != 128 {
            let count = Int(bytes[place])
            if count < 128 {
                result += bytes[(place + 1)...].prefix(count + 1)
                place += count + 2
            } else {
                guard place + 1 < bytes.count else { break }
                result += [UInt8](repeating: bytes[place + 1], count: 257 - count)
                place += 2
            }
            if result.count > limit { return nil }
        }
        return result
    }

    private static func lzw(_ bytes: [UInt8], early: Int) -> [UInt8]? {
        var table: [[UInt8]] = []
        func reset() { table = (0..<256).map { [UInt8($0)] } + [[], []] }
        reset()
        var result: [UInt8] = []
        var (bits, held, width) = (0, 0, 9)
        var last: [UInt8]?
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFFFF
            held += 8
            guard held >= width else { continue }
            held -= width
            let code = (bits >> held) & ((1 << width) - 1)
            if code == 257 { return result }
            if code == 256 {
                reset()
                (width, last) = (9, nil)
                continue
            }
            let entry: [UInt8]
            if code < table.count {
                entry = table[code]
            } else if code == table.count, let last {
                entry = last + last.prefix(1)
            } else {
                return result
            }
            result += entry
            if result.count > limit { return nil }
            if let last, table.count < 4096 { table.append(last + entry.prefix(1)) }
            last = entry
            if table.count + early >= 1 << width, width < 12 { width += 1 }
        }
        return result
    }

    /// Rows whose bytes are differences from their neighbours.
    private static func unpredicted(_ bytes: [UInt8], _ kind: Int, colors: Int, bits: Int, columns: Int) -> [UInt8] {
        guard (1...64).contains(colors), (1...32).contains(bits), (1...1_000_000).contains(columns) else {
            return bytes
        }
        let step = max(1, colors * bits / 8), length = (colors * bits * columns + 7) / 8
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var before = [UInt8](repeating: 0, count: length)
        var place = 0
        while place < bytes.count {
            var way: UInt8 = kind == 2 ? 1 : bytes[place]
            if kind != 2 { place += 1 }
            // TIFF's predicts whole bytes only; others are as they are.
            if kind == 2, bits != 8 { way = 0 }
            var row = Array(bytes[min(place, bytes.count)...].prefix(length))
            place += length
            for index in row.indices {
                let left = index >= step ? Int(row[index - step]) : 0
                let up = Int(before[index])
                let corner = index >= step ? Int(before[index - step]) : 0
                let guess: Int
                switch way {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = (left + up) / 2
                case 4:
                    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                    guess = a <= b && a <= c ? left : b <= c ? up : corner
                default: guess = 0
                }
                row[index] = row[index] &+ UInt8(guess)
            }
            result += row
            before.replaceSubrange(0..<row.count, with: row)
        }
        return result
    }
}

/// DEFLATE with zlib's header, by zlib, which is loaded when a PDF is first read.
enum Inflater {
    /// zlib's `z_stream` on 64-bit machines.
    private struct Stream {
        var input: UnsafePointer<UInt8>?
        var inputCount: UInt32 = 0
        var inputTotal: UInt = 0
        var output: UnsafeMutablePointer<UInt8>?
        var outputCount: UInt32 = 0
        var outputTotal: UInt = 0
        var rest: (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0, 0, 0)
    }

    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
    private typealias Run = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

    /// The bytes of it that can be inflated; nil where nothing can.
    static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard let library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL),
            let begin = dlsym(library, "inflateInit2_").map({ unsafeBitCast($0, to: Begin.self) }),
            let run = dlsym(library, "inflate").map({ unsafeBitCast($0, to: Run.self) }),
            let end = dlsym(library, "inflateEnd").map({ unsafeBitCast($0, to: End.self) })
        else { return nil }
        let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
        stream.initialize(to: Stream())
        defer { stream.deallocate() }
        guard begin(stream, 15, "1.2.11", Int32(MemoryLayout<Stream>.size)) == 0 else { return nil }
        defer { _ = end(stream) }
        var result: [UInt8] = []
        bytes.withUnsafeBufferPointer { input in
            stream.pointee.input = input.baseAddress
            stream.pointee.inputCount = UInt32(clamping: input.count)
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 15) { room in
                while result.count < limit {
                    stream.pointee.output = room.baseAddress
                    stream.pointee.outputCount = UInt32(room.count)
                    let status = run(stream, 0)
                    result.append(contentsOf: room[..<(room.count - Int(stream.pointee.outputCount))])
                    if status != 0 || stream.pointee.outputCount > 0 { return }
                }
            }
        }
        return result.isEmpty && !bytes.isEmpty || result.count > limit ? nil : result
    }
}
