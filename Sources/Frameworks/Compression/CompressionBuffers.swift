import PorticoFoundation

/// Makes bytes smaller.
///
/// - Parameters:
///   - dst_buffer, dst_size: where they go, and how many bytes there is room for.
///   - scratch_buffer: isn't used; nil is right.
/// - Returns: how many bytes were written; 0 where there is no room for all, or the algorithm isn't here.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let format = algorithm.format, src_size >= 0,
        let packed = try? DataCompression.encode(UnsafeBufferPointer(start: src_buffer, count: src_size), format),
        packed.count <= dst_size
    else { return 0 }
    dst_buffer.update(from: packed, count: packed.count)
    return packed.count
}

/// Makes the bytes that were made smaller.
///
/// - Returns: how many bytes were written: `dst_size` where there was no room for more, 0 where the data is damaged or the algorithm isn't
///   here.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let format = algorithm.format, src_size >= 0, dst_size > 0,
        let bytes = try? DataCompression.decode(
            UnsafeBufferPointer(start: src_buffer, count: src_size), format, room: dst_size)
    else { return 0 }
    dst_buffer.update(from: bytes, count: bytes.count)
    return bytes.count
}

/// How large a scratch buffer for `compression_encode_buffer` must be. None is used: 1.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }
/// How large a scratch buffer for `compression_decode_buffer` must be. None is used: 1.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }
