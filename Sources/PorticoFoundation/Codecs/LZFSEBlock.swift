/// A block of LZFSE whose literals, lengths and distances are coded by finite state entropy.
struct LZFSEBlock {
    /// The sizes that a block's head says.
    private var literalCount = 0, literalBytes = 0, matchCount = 0, matchBytes = 0
    private var literalBits = 0, matchBits = 0
    private var literalStates = [0, 0, 0, 0], matchStates = [0, 0, 0]
    private var frequencies: [Int] = []
    private var headSize = 0
    /// The number of bytes that the block gives.
    private(set) var size = 0
    /// How many bytes it takes, its head included.
    var total: Int { headSize + literalBytes + matchBytes }

    private static let symbols = [20, 20, 64, 256]
    private static let states = [64, 64, 256, 1024]
    private static let mostLiterals = 40_000, mostMatches = 10_000

    private static let lengthBits = [Int](repeating: 0, count: 16) + [2, 3, 5, 8]
    private static let matchLengthBits = [Int](repeating: 0, count: 16) + [3, 5, 8, 11]
    private static let distanceBits = (0..<64).map { $0 / 4 }

    // MARK: Heads

    /// Reads the head with packed fields; nil where it isn't whole yet.
    init?(packed data: ArraySlice<UInt8>) throws {
        func field(_ index: Int, _ from: Int, _ count: Int) -> Int {
            let low = UInt64(data.word(8 + 8 * index) ?? 0), high = UInt64(data.word(12 + 8 * index) ?? 0)
            let mask: UInt64 = 1 << UInt64(count) - 1
            return Int((high << 32 | low) >> UInt64(from) & mask)
        }
        guard data.count >= 32 else { return nil }
        size = data.word(4) ?? 0
        literalCount = field(0, 0, 20)
        literalBytes = field(0, 20, 20)
        matchCount = field(0, 40, 20)
        literalBits = field(0, 60, 3) - 7
        literalStates = [field(1, 0, 10), field(1, 10, 10), field(1, 20, 10), field(1, 30, 10)]
        matchBytes = field(1, 40, 20)
        matchBits = field(1, 60, 3) - 7
        headSize = field(2, 0, 32)
        matchStates = [field(2, 32, 10), field(2, 42, 10), field(2, 52, 10)]
        guard headSize >= 32, headSize <= 32 + 720 else { throw DataCodecError.damaged }
        guard data.count >= headSize else { return nil }
        frequencies = try Self.frequencies(data.prefix(headSize).dropFirst(32))
        try checkHeader()
    }

    /// Reads the head with plain fields; nil where it isn't whole yet.
    init?(plain data: ArraySlice<UInt8>) throws {
        headSize = 772
        guard data.count >= headSize else { return nil }
        func half(_ offset: Int) -> Int {
            Int(data[data.startIndex + offset]) | Int(data[data.startIndex + offset + 1]) << 8
        }
        func signed(_ offset: Int) -> Int { Int(Int32(truncatingIfNeeded: data.word(offset) ?? 0)) }
        size = data.word(4) ?? 0
        literalCount = data.word(12) ?? 0
        matchCount = data.word(16) ?? 0
        literalBytes = data.word(20) ?? 0
        matchBytes = data.word(24) ?? 0
        literalBits = signed(28)
        literalStates = (0..<4).map { half(32 + 2 * $0) }
        matchBits = signed(40)
        matchStates = (0..<3).map { half(44 + 2 * $0) }
        frequencies = (0..<360).map { half(50 + 2 * $0) }
        guard literalBytes < 1 << 20, matchBytes < 1 << 20 else { throw DataCodecError.damaged }
        try checkHeader()
    }

    private func checkHeader() throws {
        guard literalCount <= Self.mostLiterals, matchCount <= Self.mostMatches, literalCount % 4 == 0,
            (-7...0).contains(literalBits), (-7...0).contains(matchBits), literalStates.allSatisfy({ $0 < 1024 }),
            zip(matchStates, Self.states).allSatisfy({ $0 < $1 }), size <= DataCompression.limit
        else { throw DataCodecError.damaged }
    }

    /// Frequencies of all symbols, written with two to fourteen bits each.
    private static func frequencies(_ data: ArraySlice<UInt8>) throws -> [Int] {
        let counts = symbols.reduce(0, +)
        if data.isEmpty { return [Int](repeating: 0, count: counts) }
        let small = [
            0, 2, 1, 4, 0, 3, 1, -1, 0, 2, 1, 5, 0, 3, 1, -1, 0, 2, 1, 6, 0, 3, 1, -1, 0, 2, 1, 7, 0, 3, 1, -1,
        ]
        let bitCounts = [2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14]
        var (place, bits, held) = (data.startIndex, UInt64(0), 0)
        return try (0..<counts).map { _ in
            while held < 15, place < data.endIndex {
                bits |= UInt64(data[place]) << UInt64(held)
                held += 8
                place += 1
            }
            let code = Int(bits & 31)
            let count = bitCounts[code & 15]
            guard count <= held else { throw DataCodecError.damaged }
            let value =
                switch count {
                case 8: 8 + Int(bits >> 4 & 15)
                case 14: 24 + Int(bits >> 4 & 0x3FF)
                default: small[code]
                }
            bits >>= UInt64(count)
            held -= count
            return value
        }
    }

    // MARK: Bodies

    /// What a state says: how many bits come next, and the value that they are added to.
    private struct Step {
        var bits = 0, next = 0, symbol = 0
    }

    /// The steps of all states of one alphabet.
    private static func steps(_ frequencies: ArraySlice<Int>, _ states: Int) throws -> [Step] {
        guard frequencies.reduce(0, +) <= states else { throw DataCodecError.damaged }
        var steps: [Step] = []
        for (symbol, count) in frequencies.enumerated() where count > 0 {
            let bits = count.leadingZeroBitCount - states.leadingZeroBitCount
            let border = ((2 * states) >> bits) - count
            for index in 0..<count {
                steps.append(
                    index < border
                        ? Step(bits: bits, next: ((count + index) << bits) - states, symbol: symbol)
                        : Step(bits: bits - 1, next: (index - border) << (bits - 1), symbol: symbol))
            }
        }
        return steps + [Step](repeating: Step(), count: states - steps.count)
    }

    /// Bits that are read from the end towards the start.
    private struct BackwardBits {
        let data: ArraySlice<UInt8>
        /// The number of bits that are left.
        var left: Int

        mutating func readBits(_ count: Int) throws -> Int {
            guard count <= left else { throw DataCodecError.damaged }
            left -= count
            var value = 0
            let first = left >> 3, last = (left + count + 7) >> 3
            for index in first..<max(first, last) {
                value |= Int(data[data.startIndex + index]) << (8 * (index - first))
            }
            return (value >> (left & 7)) & ((1 << count) - 1)
        }

        /// Goes on from a state, and says its symbol.
        mutating func advance(_ state: inout Int, _ steps: [Step]) throws -> Int {
            let step = steps[state]
            state = step.next + (try readBits(step.bits))
            guard state >= 0, state < steps.count else { throw DataCodecError.damaged }
            return step.symbol
        }
    }

    /// Appends what the block was made of. Copies may reach back into all that `output` holds.
    func decodeBlock(_ data: ArraySlice<UInt8>, into output: inout [UInt8]) throws {
        var tables: [[Step]] = []
        var offset = frequencies.startIndex
        for (count, states) in zip(Self.symbols, Self.states) {
            tables.append(try Self.steps(frequencies[offset..<offset + count], states))
            offset += count
        }
        let body = data.dropFirst(headSize)
        let literals = try readLiterals(body.prefix(literalBytes), tables[3])
        let goal = output.count + size
        var bits = BackwardBits(
            data: body.dropFirst(literalBytes).prefix(matchBytes), left: 8 * matchBytes + matchBits)
        var states = matchStates
        var (used, distance) = (0, 0)
        for _ in 0..<matchCount {
            let run = try Self.value(&bits, &states[0], tables[0], Self.lengthBits)
            let length = try Self.value(&bits, &states[1], tables[1], Self.matchLengthBits)
            let newDistance = try Self.value(&bits, &states[2], tables[2], Self.distanceBits)
            if newDistance > 0 { distance = newDistance }
            guard used + run <= literals.count, output.count + run + length <= goal else {
                throw DataCodecError.damaged
            }
            output.append(contentsOf: literals[used..<used + run])
            used += run
            guard length > 0 else { continue }
            guard distance > 0, distance <= output.count else { throw DataCodecError.damaged }
            output.appendCopy(distance: distance, count: length)
        }
        guard output.count == goal else { throw DataCodecError.damaged }
    }

    /// Four states take turns.
    private func readLiterals(_ data: ArraySlice<UInt8>, _ steps: [Step]) throws -> [UInt8] {
        var bits = BackwardBits(data: data, left: 8 * literalBytes + literalBits)
        var states = literalStates
        var literals: [UInt8] = []
        literals.reserveCapacity(literalCount)
        for index in 0..<literalCount {
            literals.append(UInt8(try bits.advance(&states[index & 3], steps)))
        }
        return literals
    }

    /// A symbol stands for a range of values; bits behind it say which.
    private static func value(
        _ bits: inout BackwardBits, _ state: inout Int, _ steps: [Step], _ extra: [Int]
    ) throws -> Int {
        let symbol = try bits.advance(&state, steps)
        let base = extra[..<symbol].reduce(0) { $0 + (1 << $1) }
        return base + (try bits.readBits(extra[symbol]))
    }
}
