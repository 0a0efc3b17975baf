import PorticoFoundation

/// A way in which bytes are made smaller.
public struct compression_algorithm: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// nil for one that isn't here.
    var format: CompressionFormat? {
        switch self {
        case COMPRESSION_LZ4: .lz4
        case COMPRESSION_LZ4_RAW: .lz4Raw
        case COMPRESSION_ZLIB: .zlib
        case COMPRESSION_LZMA: .lzma
        case COMPRESSION_LZFSE: .lzfse
        case COMPRESSION_BROTLI: .brotli
        default: nil
        }
    }
}

/// LZ4 in Apple's blocks: the fastest.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without a frame.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE of level 5 without a header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA of level 6 in files of xz: the smallest.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's own. It is read in all its forms and written in the simpler one (DEV-989).
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli of level 2.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
/// Apple's for lanes of bits. It isn't here: buffers give 0, streams `COMPRESSION_STATUS_ERROR` (DEV-1220).
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)

/// Whether a stream makes bytes smaller, or back.
public struct compression_stream_operation: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Makes bytes smaller.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Makes the bytes that were made smaller.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// What else a stream is told with its bytes.
public struct compression_stream_flags: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No bytes follow those that the stream has.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// How a step of a stream went.
public struct compression_status: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: Int32
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream goes on: it took all bytes, or its room is full.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data is damaged, the algorithm isn't here, or the stream wasn't begun.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The stream has ended, and all that it gives has been given.
public let COMPRESSION_STATUS_END = compression_status(1)
