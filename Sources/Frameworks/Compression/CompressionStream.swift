import PorticoFoundation

/// Bytes that are made smaller, or back, in parts: where the next ones are, where those that it gives go, and what it holds itself.
public struct compression_stream {
    /// Where the next bytes go. A step moves it on.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// How many bytes there is room for.
    public var dst_size: Int
    /// Where the next bytes are. A step moves it on.
    public var src_ptr: UnsafePointer<UInt8>
    /// How many bytes there are.
    public var src_size: Int
    /// What the stream holds itself: from `compression_stream_init` to `compression_stream_destroy`.
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
        (self.src_ptr, self.src_size) = (src_ptr, src_size)
        self.state = state
    }
}

/// A codec with what it has given and nobody has fetched yet.
final class StreamState {
    private static let step = 1 << 14
    private let codec: any DataCodec
    private var output: [UInt8] = []
    private var fetched = 0
    private(set) var isEnded = false

    init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
        guard let format = algorithm.format,
            let codec = try? operation == COMPRESSION_STREAM_DECODE
                ? DataCompression.decoder(format) : DataCompression.encoder(format)
        else { return nil }
        self.codec = codec
    }

    var isEmpty: Bool { fetched == output.count }

    /// Takes bytes until as many as are wanted wait to be fetched, a little at a time: packed bytes may stand for many more.
    ///
    /// - Returns: how many bytes it took.
    func take(_ input: UnsafeBufferPointer<UInt8>, finishes: Bool, wanted: Int) throws -> Int {
        var taken = 0
        while !isEnded, output.count - fetched < wanted {
            let part = UnsafeBufferPointer(rebasing: input[taken...].prefix(Self.step))
            let isLast = finishes && taken + part.count == input.count
            if part.isEmpty && !isLast { break }
            isEnded = try codec.process(part, isLast: isLast, into: &output)
            taken += part.count
        }
        return taken
    }

    /// Hands out what waits.
    func fetch(_ room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let count = min(room.count, output.count - fetched)
        for index in 0..<count { room[index] = output[fetched + index] }
        fetched += count
        if fetched == output.count { (output, fetched) = ([], 0) }
        return count
    }
}

/// Begins a stream; the other fields of it are set before its first step. `compression_stream_destroy` ends it.
///
/// - Returns: `COMPRESSION_STATUS_OK`; `COMPRESSION_STATUS_ERROR` for an algorithm that isn't here.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard let state = StreamState(operation, algorithm) else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
    (stream.pointee.dst_size, stream.pointee.src_size) = (0, 0)
    return COMPRESSION_STATUS_OK
}

/// Takes bytes from `src_ptr` and writes to `dst_ptr`, as many as there are and as there is room for, and moves both on.
///
/// - Parameter flags: `COMPRESSION_STREAM_FINALIZE` where no bytes follow those at `src_ptr`.
/// - Returns: `COMPRESSION_STATUS_OK` while it goes on, `COMPRESSION_STATUS_END` once all has been written, and
///   `COMPRESSION_STATUS_ERROR` for damaged data.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let pointer = stream.pointee.state, stream.pointee.src_size >= 0, stream.pointee.dst_size >= 0 else {
        return COMPRESSION_STATUS_ERROR
    }
    let state = Unmanaged<StreamState>.fromOpaque(pointer).takeUnretainedValue()
    do {
        let input = UnsafeBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size)
        let finishes = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
        let taken = try state.take(input, finishes: finishes, wanted: max(stream.pointee.dst_size, 1))
        stream.pointee.src_ptr += taken
        stream.pointee.src_size -= taken
        let given = state.fetch(
            UnsafeMutableBufferPointer(start: stream.pointee.dst_ptr, count: stream.pointee.dst_size))
        stream.pointee.dst_ptr += given
        stream.pointee.dst_size -= given
        return state.isEnded && state.isEmpty ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
    } catch { return COMPRESSION_STATUS_ERROR }
}

/// Ends a stream and frees what it holds.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` for a stream that wasn't begun.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<StreamState>.fromOpaque(pointer).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
