/// Writes LZ4 as one block without a frame, which is gathered until the end.
final class LZ4Encoder: DataCodec {
    private var gathered: [UInt8] = []
    private var isEnded = false

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        gathered.append(contentsOf: input)
        guard isLast else { return false }
        gathered.withUnsafeBufferPointer { LZ4Block.encode($0, into: &output) }
        (gathered, isEnded) = ([], true)
        return true
    }
}

/// Reads LZ4: one block without a frame, which is gathered until the end, or Apple's blocks.
final class LZ4Decoder: DataCodec {
    private let isFramed: Bool
    private var waiting: [UInt8] = []
    private var history: [UInt8] = []
    private var isEnded = false

    init(isFramed: Bool) { self.isFramed = isFramed }

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        waiting.append(contentsOf: input)
        guard isFramed else {
            guard isLast else { return false }
            try LZ4Block.decodeBlock(waiting[...], from: output.count, limit: DataCompression.limit, into: &output)
            isEnded = true
            return true
        }
        var rest = waiting[...]
        while !isEnded, let used = try readBlock(rest, into: &output) { rest = rest.dropFirst(used) }
        waiting = Array(rest)
        if isLast && !isEnded { throw DataCodecError.damaged }
        return isEnded
    }

    /// - Returns: how many bytes the block took; nil where it isn't whole yet.
    private func readBlock(_ data: ArraySlice<UInt8>, into output: inout [UInt8]) throws -> Int? {
        guard data.count >= 4 else { return nil }
        switch String(decoding: data.prefix(4), as: UTF8.self) {
        case "bv4$":
            isEnded = true
            return 4
        case "bv4-":
            guard let size = data.word(4), data.count - 8 >= size else { return nil }
            history.append(contentsOf: data.dropFirst(8).prefix(size))
            giveBytes(size, to: &output)
            return 8 + size
        case "bv41":
            guard let size = data.word(4), let packed = data.word(8) else { return nil }
            guard size <= DataCompression.limit else { throw DataCodecError.damaged }
            guard data.count - 12 >= packed else { return nil }
            let before = history.count
            try LZ4Block.decodeBlock(data.dropFirst(12).prefix(packed), from: 0, limit: size, into: &history)
            guard history.count - before == size else { throw DataCodecError.damaged }
            giveBytes(size, to: &output)
            return 12 + packed
        default: throw DataCodecError.damaged
        }
    }

    /// What was read last, and of what came before as much as a copy can reach.
    private func giveBytes(_ count: Int, to output: inout [UInt8]) {
        output.append(contentsOf: history.suffix(count))
        if history.count > 1 << 17 { history.removeFirst(history.count - (1 << 16)) }
    }
}
