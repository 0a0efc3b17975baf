import Foundation

/// DEFLATE without a header, by zlib.
final class Deflate: DataCodec {
    /// zlib's `z_stream` on 64-bit machines.
    private struct Stream {
        var input: UnsafePointer<UInt8>?
        var inputCount: UInt32 = 0
        var inputTotal: UInt = 0
        var output: UnsafeMutablePointer<UInt8>?
        var outputCount: UInt32 = 0
        var outputTotal: UInt = 0
        var message: UnsafePointer<CChar>?
        var state: OpaquePointer?
        var allocate: OpaquePointer?
        var free: OpaquePointer?
        var opaque: OpaquePointer?
        var kind: Int32 = 0
        var checksum: UInt = 0
        var reserved: UInt = 0
    }

    private typealias Run = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias BeginDeflate =
        @convention(c) (
            UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
        ) -> Int32
    private typealias BeginInflate =
        @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32

    private static let library = LoadedLibrary("libz.so.1")
    private static let streamEnd: Int32 = 1
    private static let noProgress: Int32 = -5
    private static let version = "1.2.11"

    /// zlib keeps the address of its stream: it lies where it can't move.
    private let stream: UnsafeMutablePointer<Stream>
    private let run: Run
    private let end: End
    private var isEnded = false

    /// - Parameter bits: the window's size as zlib writes it: below zero without a header, 15 with zlib's own.
    init(decodes: Bool, bits: Int32 = -15) throws {
        guard let library = Self.library,
            let beginDeflate = library.function("deflateInit2_", BeginDeflate.self),
            let beginInflate = library.function("inflateInit2_", BeginInflate.self),
            let run = library.function(decodes ? "inflate" : "deflate", Run.self),
            let end = library.function(decodes ? "inflateEnd" : "deflateEnd", End.self)
        else { throw DataCodecError.missingLibrary("zlib", package: "zlib1g") }
        (self.run, self.end) = (run, end)
        stream = .allocate(capacity: 1)
        stream.initialize(to: Stream())
        let size = Int32(MemoryLayout<Stream>.size)
        // Level 5 is iOS's; memory 8; no strategy.
        let status =
            decodes
            ? beginInflate(stream, bits, Self.version, size)
            : beginDeflate(stream, 5, 8, bits, 8, 0, Self.version, size)
        guard status == 0 else {
            isEnded = true
            throw DataCodecError.damaged
        }
    }

    deinit {
        _ = end(stream)
        stream.deallocate()
    }

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        var rest = input
        repeat {
            let part = UnsafeBufferPointer(rebasing: rest.prefix(1 << 30))
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(part.count))
            try feedInput(part, finishes: isLast && rest.isEmpty, into: &output)
        } while !isEnded && !rest.isEmpty
        if isLast && !isEnded { throw DataCodecError.damaged }
        return isEnded
    }

    private func feedInput(_ input: UnsafeBufferPointer<UInt8>, finishes: Bool, into output: inout [UInt8]) throws {
        stream.pointee.input = input.baseAddress
        stream.pointee.inputCount = UInt32(input.count)
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 15) { room in
            while true {
                stream.pointee.output = room.baseAddress
                stream.pointee.outputCount = UInt32(room.count)
                let status = run(stream, finishes ? 4 : 0)
                output.append(contentsOf: room[..<(room.count - Int(stream.pointee.outputCount))])
                if status == Self.streamEnd {
                    isEnded = true
                    return
                }
                guard status == 0 || status == Self.noProgress else { throw DataCodecError.damaged }
                if stream.pointee.outputCount > 0 { return }
            }
        }
    }
}
