import Foundation

/// The code of the error for data that can't be made smaller.
public var NSCompressionFailedError: Int { 5376 }
/// The code of the error for data that isn't compressed in the way that was asked for, or is damaged.
public var NSDecompressionFailedError: Int { 5377 }
/// The lowest code of errors about compression.
public var NSCompressionErrorMinimum: Int { 5376 }
/// The highest code of errors about compression.
public var NSCompressionErrorMaximum: Int { 5503 }

extension NSData {
    /// The way in which data is made smaller.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's own. It is read in all its forms and written in the simpler one (DEV-989).
        case lzfse = 0
        /// The fastest, in Apple's blocks.
        case lz4 = 1
        /// The smallest: LZMA of level 6 in files of xz.
        case lzma = 2
        /// DEFLATE of level 5 without a header.
        case zlib = 3

        fileprivate var format: CompressionFormat {
            switch self {
            case .lzfse: .lzfse
            case .lz4: .lz4
            case .lzma: .lzma
            case .zlib: .zlib
            }
        }
    }

    /// Returns the data made smaller. Throws an error of `NSCocoaErrorDomain` with the code `NSCompressionFailedError`.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: try compress(self as Data, algorithm))
    }

    /// Returns the data that was made smaller. Throws an error of `NSCocoaErrorDomain` with the code `NSDecompressionFailedError` for what
    /// isn't such data, is damaged, or would give more than 1 GB.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: try decompress(self as Data, algorithm))
    }
}

extension NSMutableData {
    /// Makes the data smaller. Throws as `compressed(using:)`; the data stays then.
    public func compress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try PorticoFoundation.compress(self as Data, algorithm))
    }

    /// Puts the data that was made smaller in its place. Throws as `decompressed(using:)`; the data stays then.
    public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try PorticoFoundation.decompress(self as Data, algorithm))
    }
}

private func compress(_ data: Data, _ algorithm: NSData.CompressionAlgorithm) throws -> Data {
    do {
        return try data.withUnsafeBytes { bytes in
            Data(try DataCompression.encode(bytes.assumingMemoryBound(to: UInt8.self), algorithm.format))
        }
    } catch { throw cocoaError(NSCompressionFailedError, error) }
}

private func decompress(_ data: Data, _ algorithm: NSData.CompressionAlgorithm) throws -> Data {
    do {
        let result = try data.withUnsafeBytes { bytes in
            try DataCompression.decode(
                bytes.assumingMemoryBound(to: UInt8.self), algorithm.format, room: DataCompression.limit + 1)
        }
        guard result.count <= DataCompression.limit else { throw DataCodecError.damaged }
        return Data(result)
    } catch { throw cocoaError(NSDecompressionFailedError, error) }
}

private func cocoaError(_ code: Int, _ error: any Error) -> NSError {
    let text = (error as? DataCodecError)?.text ?? "\(error)"
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
}
