import Foundation
import PorticoFoundation

/// Takes bytes in parts, and hands out what they become.
public class OutputFilter {
    private let state: StreamState
    private let capacity: Int
    private let write: (Data?) throws -> Void
    private var isFinished = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - bufferCapacity: how many bytes are handed out at most at a time.
    ///   - writingTo: is given what the bytes become, and nil at the end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeCall: @escaping (Data?) throws -> Void
    ) throws {
        guard let state = StreamState(operation.rawValue, algorithm.rawValue) else { throw FilterError.invalidState }
        self.state = state
        capacity = max(1, bufferCapacity)
        write = writeCall
    }

    deinit { try? finalize() }

    /// Takes the next bytes. None, or nil, are the end, as `finalize()`. Throws `filterFinalized` behind the end, `invalidData`, and what
    /// the filter's call throws.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        if isFinished { throw FilterError.filterFinalized }
        try pass([UInt8](data), finishes: false)
    }

    /// Says that no bytes follow: hands out the rest, and nil. Does nothing for a filter that is finished.
    public func finalize() throws {
        if isFinished { return }
        isFinished = true
        try pass([], finishes: true)
        try write(nil)
    }

    private func pass(_ bytes: [UInt8], finishes: Bool) throws {
        var taken = 0
        repeat {
            do {
                taken += try bytes.withUnsafeBufferPointer {
                    try state.take(UnsafeBufferPointer(rebasing: $0[taken...]), finishes: finishes, wanted: capacity)
                }
            } catch {
                isFinished = true
                throw FilterError.invalidData
            }
            while !state.isEmpty { try write(nextPart()) }
        } while taken < bytes.count && !state.isEnded
    }

    private func nextPart() -> Data {
        var part = Data(count: capacity)
        let count = part.withUnsafeMutableBytes { state.fetch($0.assumingMemoryBound(to: UInt8.self)) }
        return part.prefix(count)
    }
}
