import PorticoFoundation

/// A way in which filters make bytes smaller.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
    /// Apple's own (DEV-989).
    case lzfse
    /// DEFLATE of level 5 without a header.
    case zlib
    /// The fastest, in Apple's blocks.
    case lz4
    /// The smallest: LZMA of level 6 in files of xz.
    case lzma
    /// Brotli of level 2.
    case brotli

    public init?(rawValue: compression_algorithm) {
        guard let match = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = match
    }

    /// The same for the C functions.
    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

/// Whether a filter makes bytes smaller, or back.
public enum FilterOperation: RawRepresentable, Hashable, Sendable {
    case compress
    case decompress

    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    /// The same for the C functions.
    public var rawValue: compression_stream_operation {
        // Not `==`: that of types with raw values asks for these.
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
}

/// Why a filter gave up.
public enum FilterError: Error, Equatable, Hashable, Sendable {
    /// The filter has been finished already.
    case filterFinalized
    /// The filter can't be made, for want of a library, or is in no state for the call.
    case invalidState
    /// The data is damaged.
    case invalidData
}
