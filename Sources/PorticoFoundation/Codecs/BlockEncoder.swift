/// Writes Apple's blocks of LZ4 and LZFSE: each with its mark and sizes, and bytes as they are where that is smaller.
final class BlockEncoder: DataCodec {
    /// What a block, and the end of all, begin with.
    struct Marks {
        let packed: String
        let plain: String
        let end: String
    }

    private let blockSize: Int
    private let marks: Marks
    private let encodeBlock: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void
    private var gathered: [UInt8] = []
    private var isEnded = false

    init(
        blockSize: Int, marks: Marks, _ encodeBlock: @escaping (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void
    ) {
        self.blockSize = blockSize
        self.marks = marks
        self.encodeBlock = encodeBlock
    }

    static func makeLZ4() -> BlockEncoder {
        BlockEncoder(blockSize: 1 << 16, marks: Marks(packed: "bv41", plain: "bv4-", end: "bv4$")) {
            LZ4Block.encode($0, into: &$1)
        }
    }

    /// Its blocks are of LZVN, which every reader of the format takes.
    static func makeLZFSE() -> BlockEncoder {
        BlockEncoder(blockSize: 1 << 18, marks: Marks(packed: "bvxn", plain: "bvx-", end: "bvx$")) {
            LZVN.encode($0, into: &$1)
        }
    }

    func process(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) throws -> Bool {
        if isEnded { return true }
        gathered.append(contentsOf: input)
        var start = 0
        while gathered.count - start >= blockSize || isLast && start < gathered.count {
            let end = min(start + blockSize, gathered.count)
            appendBlock(gathered[start..<end], to: &output)
            start = end
        }
        gathered.removeFirst(start)
        guard isLast else { return false }
        output.append(contentsOf: marks.end.utf8)
        isEnded = true
        return true
    }

    private func appendBlock(_ part: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var packed: [UInt8] = []
        part.withUnsafeBufferPointer { encodeBlock($0, &packed) }
        let isSmaller = packed.count < part.count
        output.append(contentsOf: (isSmaller ? marks.packed : marks.plain).utf8)
        output.appendWord(word: part.count)
        if isSmaller {
            output.appendWord(word: packed.count)
            output.append(contentsOf: packed)
        } else {
            output.append(contentsOf: part)
        }
    }
}
