import Foundation

/// Brotli by Google's libraries: as iOS writes it, level 2. All that is written is gathered until the end.
final class Brotli: DataCodec {
    private typealias Bound = @convention(c) (Int) -> Int
    private typealias Compress =
        @convention(c) (
            Int32, Int32, Int32, Int, UnsafePointer<UInt8>?, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt8>?
        ) -> Int32
    private typealias Make = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    private typealias End = @convention(c) (OpaquePointer) -> Void
    private typealias Run =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
            UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, OpaquePointer?
        ) -> Int32

    private struct Decoder {
        let state: OpaquePointer
        let run: Run
        let end: End
    }

    private static let encoders = LoadedLibrary("libbrotlienc.so.1")
    private static let decoders = LoadedLibrary("libbrotlidec.so.1")

    private var decoder: Decoder?
    private var gathered: [UInt8] = []
    private var isEnded = false

    init(decodes: Bool) throws {
        guard decodes else { return }
        guard let library = Self.decoders,
            let make = library.function("BrotliDecoderCreateInstance", Make.self),
            let run = library.function("BrotliDecoderDecompressStream", Run.self),
            let end = library.function("BrotliDecoderDestroyInstance", End.self), let state = make(nil, nil, nil)
        else { throw Self.missing }
        decoder = Decoder(state: state, run: run, end: end)
    }

    deinit { if let decoder { decoder.end(decoder.state) } }

    private static var missing: DataCodecError { .missingLibrary("brotli", package: "libbrotli1") }

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        if let decoder { return try decode(input, decoder, isLast: isLast, into: &output) }
        gathered.append(contentsOf: input)
        guard isLast else { return false }
        guard let library = Self.encoders,
            let bound = library.function("BrotliEncoderMaxCompressedSize", Bound.self),
            let compress = library.function("BrotliEncoderCompress", Compress.self)
        else { throw Self.missing }
        var count = max(bound(gathered.count), 64)
        var packed = [UInt8](repeating: 0, count: count)
        guard compress(2, 22, 0, gathered.count, gathered, &count, &packed) == 1 else { throw DataCodecError.damaged }
        output.append(contentsOf: packed.prefix(count))
        (gathered, isEnded) = ([], true)
        return true
    }

    private func decode(
        _ input: UnsafeBufferPointer<UInt8>, _ decoder: Decoder, isLast: Bool, into output: inout [UInt8]
    ) throws -> Bool {
        var (left, next) = (input.count, input.baseAddress)
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 15) { room in
            while true {
                var (free, place) = (room.count, room.baseAddress)
                let status = decoder.run(decoder.state, &left, &next, &free, &place, nil)
                output.append(contentsOf: room[..<(room.count - free)])
                switch status {
                case 1:
                    isEnded = true
                    return
                // It wants more bytes, or more room.
                case 2: return
                case 3: continue
                default: throw DataCodecError.damaged
                }
            }
        }
        if isLast && !isEnded { throw DataCodecError.damaged }
        return isEnded
    }
}
