import Foundation

extension NSData {
    /// How data is made smaller.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's own. Written without making it smaller, and read where it was written so (DEV-989).
        case lzfse = 0
        /// The fastest. Written without making it smaller, and read where it was written so (DEV-989).
        case lz4 = 1
        /// The smallest. Not here: `featureUnsupported` (DEV-989).
        case lzma = 2
        /// DEFLATE without a header, as iOS has it.
        case zlib = 3
    }

    /// The data made smaller. Throws `featureUnsupported` for a way that isn't here.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: try Compression.compress(self as Data, algorithm))
    }

    /// The data that was made smaller. Throws `fileReadCorruptFile` for what isn't such data.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: try Compression.decompress(self as Data, algorithm))
    }
}

extension NSMutableData {
    /// Makes the data smaller. Throws `featureUnsupported` for a way that isn't here.
    public func compress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try Compression.compress(self as Data, algorithm))
    }

    /// Puts the data that was made smaller in its place. Throws `fileReadCorruptFile` for what isn't such data.
    public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try Compression.decompress(self as Data, algorithm))
    }
}

/// Data made smaller and back.
enum Compression {
    /// More than this isn't made of data, however small: a bomb is an error.
    static let limit = 1 << 30

    static func compress(_ data: Data, _ algorithm: NSData.CompressionAlgorithm) throws -> Data {
        switch algorithm {
        case .zlib: try Deflate.load().compress(data)
        case .lzfse: StoredBlocks.lzfse.write(data)
        case .lz4: StoredBlocks.lz4.write(data)
        case .lzma: throw CocoaError(.featureUnsupported)
        }
    }

    static func decompress(_ data: Data, _ algorithm: NSData.CompressionAlgorithm) throws -> Data {
        switch algorithm {
        case .zlib: try Deflate.load().decompress(data)
        case .lzfse: try StoredBlocks.lzfse.read(data)
        case .lz4: try StoredBlocks.lz4.read(data)
        case .lzma: throw CocoaError(.featureUnsupported)
        }
    }
}

/// Blocks of Apple's formats that hold bytes as they are: a mark, the number of bytes in little endian, the bytes; and a mark for the end.
struct StoredBlocks {
    let block: String
    let end: String

    static let lzfse = StoredBlocks(block: "bvx-", end: "bvx$")
    static let lz4 = StoredBlocks(block: "bv4-", end: "bv4$")
    private static let size = 1 << 20

    func write(_ data: Data) -> Data {
        var result = Data()
        var rest = data[...]
        while !rest.isEmpty {
            let part = rest.prefix(Self.size)
            result.append(contentsOf: block.utf8)
            withUnsafeBytes(of: UInt32(part.count).littleEndian) { result.append(contentsOf: $0) }
            result.append(part)
            rest = rest.dropFirst(part.count)
        }
        result.append(contentsOf: end.utf8)
        return result
    }

    func read(_ data: Data) throws -> Data {
        var result = Data()
        var rest = data[...]
        while true {
            let mark = Data(rest.prefix(4))
            rest = rest.dropFirst(4)
            if mark == Data(end.utf8) { return result }
            guard mark.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
            // Blocks that are smaller than their bytes are Apple's.
            guard mark == Data(block.utf8) else { throw CocoaError(.featureUnsupported) }
            let head = Data(rest.prefix(4))
            guard head.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
            let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
            rest = rest.dropFirst(4)
            guard rest.count >= count, result.count + count <= Compression.limit else {
                throw CocoaError(.fileReadCorruptFile)
            }
            result.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
    }
}
