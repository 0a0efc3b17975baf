import Foundation

/// A way in which bytes are made smaller: the formats of Apple's library `Compression`.
package enum CompressionFormat: Sendable {
    case lzfse, lz4, lz4Raw, lzma, zlib, brotli
}

/// Why a codec gave up.
package enum DataCodecError: Error, Equatable {
    /// The bytes are no such data, or stop short.
    case damaged
    /// A library isn't installed; its name and its package.
    case missingLibrary(String, package: String)

    /// What to tell people who want to know why.
    package var text: String {
        switch self {
        case .damaged: "The data isn't compressed in this way, or it is damaged."
        case .missingLibrary(let library, let package):
            "Data can't be compressed in this way: the library \(library) isn't installed (\(package))."
        }
    }
}

/// Makes a stream of bytes smaller, or back. One is used for one stream, from one thread at a time.
///
/// - From: `NSData.compressed(using:)`, the framework `Compression`
/// - To: `Deflate`, `XZCodec`, `Brotli`, `BlockEncoder`, `LZ4Encoder`, `LZ4Decoder`, `LZFSEDecoder`
package protocol DataCodec: AnyObject {
    /// Takes the next bytes and appends what they give.
    ///
    /// - Parameter isLast: whether no bytes follow. An encoder writes its end; a decoder whose data has none yet is `damaged`.
    /// - Returns: whether the end of the data has been written or read. What follows it is left out.
    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool
}

/// Makes codecs, and runs them over what is in memory.
package enum DataCompression {
    /// More than this isn't made of data without a bound of its own, however small it is: a bomb is an error.
    package static let limit = 1 << 30
    /// How many bytes of packed data are taken at once, so that what they give stays small beside the bound.
    private static let step = 1 << 14

    /// A codec for a new stream. Throws `missingLibrary`.
    package static func encoder(_ format: CompressionFormat) throws -> any DataCodec {
        switch format {
        case .lzfse: BlockEncoder.makeLZFSE()
        case .lz4: BlockEncoder.makeLZ4()
        case .lz4Raw: LZ4Encoder()
        case .lzma: try XZCodec(decodes: false)
        case .zlib: try Deflate(decodes: false)
        case .brotli: try Brotli(decodes: false)
        }
    }

    /// A codec for a new stream. Throws `missingLibrary`.
    package static func decoder(_ format: CompressionFormat) throws -> any DataCodec {
        switch format {
        case .lzfse: LZFSEDecoder()
        case .lz4: LZ4Decoder(isFramed: true)
        case .lz4Raw: LZ4Decoder(isFramed: false)
        case .lzma: try XZCodec(decodes: true)
        case .zlib: try Deflate(decodes: true)
        case .brotli: try Brotli(decodes: true)
        }
    }

    /// All of some bytes, made smaller.
    package static func encode(_ bytes: UnsafeBufferPointer<UInt8>, _ format: CompressionFormat) throws -> [UInt8] {
        var output: [UInt8] = []
        _ = try encoder(format).process(bytes, isLast: true, into: &output)
        return output
    }

    /// What some bytes were made of.
    ///
    /// - Parameter room: how many bytes are wanted; what comes behind them is left out.
    package static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ format: CompressionFormat, room: Int
    ) throws -> [UInt8] {
        let codec = try decoder(format)
        var output: [UInt8] = []
        var start = 0
        while true {
            let end = min(bytes.count, start + step)
            let isLast = end == bytes.count
            let isEnded = try codec.process(
                UnsafeBufferPointer(rebasing: bytes[start..<end]), isLast: isLast, into: &output)
            if output.count >= room { return Array(output.prefix(room)) }
            if isEnded || isLast { return output }
            start = end
        }
    }
}
