import Foundation
import PorticoFoundation

/// Fetches bytes in parts when what they become is asked for.
public class InputFilter<D: DataProtocol> {
    private let state: StreamState
    private let capacity: Int
    private let read: (Int) throws -> D?
    private var waiting: [UInt8] = []
    private var isSourceAtEnd = false
    private var isFinished = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - bufferCapacity: how many bytes are fetched at a time.
    ///   - readingFrom: gives the next bytes, at most as many as it is asked for; none, or nil, at the end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readCall: @escaping (Int) throws -> D?
    ) throws {
        guard let state = StreamState(operation.rawValue, algorithm.rawValue) else { throw FilterError.invalidState }
        self.state = state
        capacity = max(1, bufferCapacity)
        read = readCall
    }

    /// Gives what the bytes become: at most `count` bytes, nil at the end. Throws `invalidData`, and what the filter's call throws.
    public func readData(ofLength count: Int) throws -> Data? {
        guard count > 0, !isFinished else { return nil }
        var result = Data(count: count)
        var filled = 0
        while filled < count {
            if state.isEmpty {
                if state.isEnded { break }
                try feed(wanted: count - filled)
            }
            filled += result.withUnsafeMutableBytes { bytes in
                state.fetch(UnsafeMutableBufferPointer(rebasing: bytes.assumingMemoryBound(to: UInt8.self)[filled...]))
            }
        }
        isFinished = filled == 0
        return isFinished ? nil : result.prefix(filled)
    }

    private func feed(wanted: Int) throws {
        if waiting.isEmpty, !isSourceAtEnd {
            let part = try read(capacity)
            waiting = part.map { [UInt8]($0) } ?? []
            isSourceAtEnd = waiting.isEmpty
        }
        do {
            let taken = try waiting.withUnsafeBufferPointer {
                try state.take($0, finishes: isSourceAtEnd, wanted: wanted)
            }
            waiting.removeFirst(taken)
        } catch {
            isFinished = true
            throw FilterError.invalidData
        }
    }
}
