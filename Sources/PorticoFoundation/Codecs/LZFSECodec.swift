/// Reads LZFSE: blocks of all its kinds.
final class LZFSEDecoder: DataCodec {
    /// How far back copies reach: an LZVN copy two bytes' worth, a coded one 262,139.
    private static let reach = 1 << 18
    private var waiting: [UInt8] = []
    private var history: [UInt8] = []
    private var isEnded = false

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        waiting.append(contentsOf: input)
        var rest = waiting[...]
        while !isEnded {
            let before = history.count
            guard let used = try readBlock(rest) else { break }
            rest = rest.dropFirst(used)
            output.append(contentsOf: history[before...])
            if history.count > 4 * Self.reach { history.removeFirst(history.count - Self.reach) }
        }
        waiting = Array(rest)
        if isLast && !isEnded { throw DataCodecError.damaged }
        return isEnded
    }

    /// - Returns: how many bytes the block took; nil where it isn't whole yet.
    private func readBlock(_ data: ArraySlice<UInt8>) throws -> Int? {
        guard data.count >= 4 else { return nil }
        switch String(decoding: data.prefix(4), as: UTF8.self) {
        case "bvx$":
            isEnded = true
            return 4
        case "bvx-":
            guard let size = data.word(4), data.count - 8 >= size else { return nil }
            history.append(contentsOf: data.dropFirst(8).prefix(size))
            return 8 + size
        case "bvxn":
            guard let size = data.word(4), let packed = data.word(8) else { return nil }
            guard size <= DataCompression.limit else { throw DataCodecError.damaged }
            guard data.count - 12 >= packed else { return nil }
            try LZVN.decodeBlock(data.dropFirst(12).prefix(packed), size: size, into: &history)
            return 12 + packed
        case "bvx1": return try readBlock(try LZFSEBlock(plain: data), data)
        case "bvx2": return try readBlock(try LZFSEBlock(packed: data), data)
        default: throw DataCodecError.damaged
        }
    }

    private func readBlock(_ block: LZFSEBlock?, _ data: ArraySlice<UInt8>) throws -> Int? {
        guard let block, data.count >= block.total else { return nil }
        try block.decodeBlock(data, into: &history)
        return block.total
    }
}
