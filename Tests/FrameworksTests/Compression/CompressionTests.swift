import Compression
import PorticoFoundation
import XCTest

final class CompressionTests: XCTestCase {
    private let text = [UInt8](String(repeating: "portico ", count: 20).utf8)
    private let algorithms = [
        COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZFSE, COMPRESSION_BROTLI,
    ]

    private func pack(_ bytes: [UInt8], _ algorithm: compression_algorithm) -> [UInt8] {
        var room = [UInt8](repeating: 0, count: bytes.count + 1000)
        let count = compression_encode_buffer(&room, room.count, bytes, bytes.count, nil, algorithm)
        return Array(room.prefix(count))
    }

    private func unpack(_ bytes: [UInt8], _ algorithm: compression_algorithm, room: Int) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: room)
        let count = compression_decode_buffer(&buffer, room, bytes, bytes.count, nil, algorithm)
        return Array(buffer.prefix(count))
    }

    func testBuffersComeBack() {
        for algorithm in algorithms {
            let packed = pack(text, algorithm)
            XCTAssertGreaterThan(packed.count, 0, "\(algorithm)")
            XCTAssertLessThan(packed.count, text.count, "\(algorithm)")
            XCTAssertEqual(unpack(packed, algorithm, room: 500), text, "\(algorithm)")
        }
    }

    func testWithoutRoomNothingIsWrittenAndTheBeginningIsRead() {
        var small = [UInt8](repeating: 9, count: 4)
        for algorithm in algorithms {
            XCTAssertEqual(compression_encode_buffer(&small, 4, text, text.count, nil, algorithm), 0)
            XCTAssertEqual(small, [9, 9, 9, 9])
            XCTAssertEqual(unpack(pack(text, algorithm), algorithm, room: 10), Array("portico po".utf8))
        }
    }

    func testDamagedBytesGiveNothing() {
        for algorithm in algorithms where algorithm != COMPRESSION_LZ4_RAW {
            XCTAssertEqual(unpack([1, 2, 3, 255, 255, 9, 7], algorithm, room: 100), [], "\(algorithm)")
            XCTAssertEqual(unpack(Array(pack(text, algorithm).dropLast(5)), algorithm, room: 500), [], "\(algorithm)")
        }
        // A copy from before the beginning.
        XCTAssertEqual(unpack([0x10, 65, 9, 0, 0], COMPRESSION_LZ4_RAW, room: 100), [])
    }

    // DEV-1220
    func testAnAlgorithmThatIsNotHereGivesNothing() {
        XCTAssertEqual(pack(text, COMPRESSION_LZBITMAP), [])
        XCTAssertEqual(pack(text, compression_algorithm(77)), [])
        withStream { stream in
            XCTAssertEqual(
                compression_stream_init(stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZBITMAP),
                COMPRESSION_STATUS_ERROR)
            XCTAssertEqual(compression_stream_destroy(stream), COMPRESSION_STATUS_ERROR)
        }
    }

    func testFormatsAreThoseOfIOS() {
        XCTAssertEqual(unpack(Array(Data(base64Encoded: "K8gvKslMzlcoGKQ0AA==")!), COMPRESSION_ZLIB, room: 500), text)
        XCTAssertEqual(pack(text, COMPRESSION_LZ4).prefix(4), Array("bv41".utf8)[...])
        XCTAssertEqual(pack(text, COMPRESSION_LZFSE).prefix(4), Array("bvxn".utf8)[...])
        XCTAssertEqual(pack(text, COMPRESSION_LZMA).prefix(6), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0][...])
        XCTAssertEqual(pack([], COMPRESSION_LZFSE), Array("bvx$".utf8))
        XCTAssertEqual(pack([], COMPRESSION_LZ4), Array("bv4$".utf8))
        XCTAssertEqual(pack([1, 2], COMPRESSION_LZFSE), Array("bvx-".utf8) + [2, 0, 0, 0, 1, 2] + Array("bvx$".utf8))
    }

    func testWhatAppleWritesIsRead() throws {
        XCTAssertEqual(LZFSESample.packed.prefix(4), Data("bvx2".utf8))
        let read = try (LZFSESample.packed as NSData).decompressed(using: .lzfse)
        XCTAssertEqual(read as Data, LZFSESample.text)
    }

    /// Whatever a byte becomes, reading ends.
    func testNoDamageHangsOrEndsTheProcess() {
        for index in stride(from: 4, to: LZFSESample.packed.count, by: 37) {
            var damaged = [UInt8](LZFSESample.packed)
            damaged[index] ^= 0xA5
            XCTAssertLessThanOrEqual(unpack(damaged, COMPRESSION_LZFSE, room: 100_000).count, 100_000)
        }
        for algorithm in algorithms {
            let packed = pack(text, algorithm)
            for index in packed.indices {
                var damaged = packed
                damaged[index] ^= 0x55
                XCTAssertLessThanOrEqual(unpack(damaged, algorithm, room: 1000).count, 1000)
            }
        }
    }

    func testLargeDataComesBack() {
        var seed: UInt32 = 1
        let noise = (0..<100_000).map { _ -> UInt8 in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return UInt8(seed >> 24)
        }
        let bytes = noise + [UInt8](repeating: 7, count: 300_000) + noise
        for algorithm in algorithms { XCTAssertEqual(unpack(pack(bytes, algorithm), algorithm, room: 600_000), bytes) }
    }

    // MARK: Streams

    private func withStream(_ body: (UnsafeMutablePointer<compression_stream>) -> Void) {
        let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        stream.initialize(
            to: compression_stream(dst_ptr: byte, dst_size: 0, src_ptr: byte, src_size: 0, state: nil))
        body(stream)
        stream.deallocate()
        byte.deallocate()
    }

    /// As it is written in books: a small room, and bytes that come little by little.
    private func run(
        _ bytes: [UInt8], _ operation: compression_stream_operation, _ algorithm: compression_algorithm, part: Int
    ) -> [UInt8]? {
        var output: [UInt8]? = []
        withStream { stream in
            XCTAssertEqual(compression_stream_init(stream, operation, algorithm), COMPRESSION_STATUS_OK)
            defer { XCTAssertEqual(compression_stream_destroy(stream), COMPRESSION_STATUS_OK) }
            let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
            defer { room.deallocate() }
            bytes.withUnsafeBufferPointer { source in
                var offset = 0
                (stream.pointee.dst_ptr, stream.pointee.dst_size) = (room, 16)
                while true {
                    if stream.pointee.src_size == 0 {
                        stream.pointee.src_ptr = source.baseAddress! + offset
                        stream.pointee.src_size = min(part, source.count - offset)
                        offset += stream.pointee.src_size
                    }
                    let isLast = offset == source.count
                    let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
                    let status = compression_stream_process(stream, flags)
                    guard status != COMPRESSION_STATUS_ERROR else {
                        output = nil
                        return
                    }
                    if stream.pointee.dst_size == 0 || status == COMPRESSION_STATUS_END {
                        output?.append(
                            contentsOf: UnsafeBufferPointer(start: room, count: 16 - stream.pointee.dst_size))
                        (stream.pointee.dst_ptr, stream.pointee.dst_size) = (room, 16)
                    }
                    if status == COMPRESSION_STATUS_END { return }
                }
            }
        }
        return output
    }

    func testStreamsTakeAndGiveLittleByLittle() throws {
        for algorithm in algorithms {
            let packed = try XCTUnwrap(run(text, COMPRESSION_STREAM_ENCODE, algorithm, part: 7))
            XCTAssertEqual(unpack(packed, algorithm, room: 500), text, "\(algorithm)")
            XCTAssertEqual(run(packed, COMPRESSION_STREAM_DECODE, algorithm, part: 3), text, "\(algorithm)")
        }
        XCTAssertNil(run([1, 2, 3, 4, 5, 6, 7, 8], COMPRESSION_STREAM_DECODE, COMPRESSION_LZFSE, part: 8))
    }

    // MARK: Filters

    func testAnOutputFilterHandsOutPartsAndTheEnd() throws {
        var (parts, isEnded) = (Data(), false)
        let filter = try OutputFilter(.compress, using: .lzfse) { data in
            XCTAssertFalse(isEnded)
            if let data { parts.append(data) } else { isEnded = true }
        }
        try filter.write(Data(text).prefix(50))
        try filter.write(Data(text).dropFirst(50))
        XCTAssertFalse(isEnded)
        try filter.finalize()
        XCTAssertTrue(isEnded)
        XCTAssertEqual(try (parts as NSData).decompressed(using: .lzfse) as Data, Data(text))
        XCTAssertThrowsError(try filter.write(Data([1]))) { XCTAssertEqual($0 as? FilterError, .filterFinalized) }
    }

    func testAnInputFilterFetchesWhatItNeeds() throws {
        let packed = Data(pack(text, COMPRESSION_ZLIB))
        var offset = 0
        let filter = try InputFilter(.decompress, using: .zlib, bufferCapacity: 5) { count -> Data? in
            XCTAssertEqual(count, 5)
            defer { offset += count }
            return packed.dropFirst(offset).prefix(count)
        }
        var read = Data()
        while let part = try filter.readData(ofLength: 30) {
            XCTAssertLessThanOrEqual(part.count, 30)
            read.append(part)
        }
        XCTAssertEqual(read, Data(text))
        XCTAssertNil(try filter.readData(ofLength: 1))
        let damaged = try InputFilter(.decompress, using: .lzma) { _ in Data([1, 2, 3]) }
        XCTAssertThrowsError(try damaged.readData(ofLength: 8)) { XCTAssertEqual($0 as? FilterError, .invalidData) }
    }

    func testDataSaysWhichErrorItIs() {
        XCTAssertThrowsError(try (Data([1, 2, 3]) as NSData).decompressed(using: .lzfse)) { error in
            XCTAssertEqual((error as NSError).domain, NSCocoaErrorDomain)
            XCTAssertEqual((error as NSError).code, 5377)
        }
        let data = NSMutableData(data: Data(text))
        XCTAssertNoThrow(try data.compress(using: .lzma))
        XCTAssertLessThan(data.length, text.count)
        XCTAssertNoThrow(try data.decompress(using: .lzma))
        XCTAssertEqual(data as Data, Data(text))
    }
}
