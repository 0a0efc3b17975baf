import Foundation

/// LZMA in files of xz, by liblzma: as iOS writes it, level 6 without a checksum.
final class XZCodec: DataCodec {
    /// liblzma's `lzma_stream` on 64-bit machines.
    private struct Stream {
        var input: UnsafePointer<UInt8>?
        var inputCount = 0
        var inputTotal: UInt64 = 0
        var output: UnsafeMutablePointer<UInt8>?
        var outputCount = 0
        var outputTotal: UInt64 = 0
        var allocator: OpaquePointer?
        var state: OpaquePointer?
        var reserved: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
        var seekPosition: UInt64 = 0
        var moreReserved: (UInt64, UInt, UInt, UInt32, UInt32) = (0, 0, 0, 0, 0)
    }

    private typealias BeginEncoding = @convention(c) (UnsafeMutableRawPointer, UInt32, Int32) -> Int32
    private typealias BeginDecoding = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt32) -> Int32
    private typealias Run = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

    private static let library = LoadedLibrary("liblzma.so.5")
    /// A decoder may not ask for more, whatever the data says: level 9 needs 65 MB.
    private static let memory: UInt64 = 256 << 20

    private let stream: UnsafeMutablePointer<Stream>
    private let run: Run
    private let end: End
    private var isEnded = false

    init(decodes: Bool) throws {
        guard let library = Self.library,
            let beginEncoding = library.function("lzma_easy_encoder", BeginEncoding.self),
            let beginDecoding = library.function("lzma_stream_decoder", BeginDecoding.self),
            let run = library.function("lzma_code", Run.self), let end = library.function("lzma_end", End.self)
        else { throw DataCodecError.missingLibrary("liblzma", package: "liblzma5") }
        (self.run, self.end) = (run, end)
        stream = .allocate(capacity: 1)
        stream.initialize(to: Stream())
        let status = decodes ? beginDecoding(stream, Self.memory, 0) : beginEncoding(stream, 6, 0)
        guard status == 0 else { throw DataCodecError.damaged }
    }

    deinit {
        end(stream)
        stream.deallocate()
    }

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        stream.pointee.input = input.baseAddress
        stream.pointee.inputCount = input.count
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 15) { room in
            while !isEnded {
                stream.pointee.output = room.baseAddress
                stream.pointee.outputCount = room.count
                // What is asked for is to go on (0), or to finish (3).
                let status = run(stream, isLast ? 3 : 0)
                output.append(contentsOf: room[..<(room.count - stream.pointee.outputCount)])
                isEnded = status == 1
                // 10: nothing can be done without more bytes.
                guard status == 0 || status == 1 || status == 10 else { throw DataCodecError.damaged }
                if stream.pointee.outputCount > 0 || status == 10 { break }
            }
        }
        if isLast && !isEnded { throw DataCodecError.damaged }
        return isEnded
    }
}
