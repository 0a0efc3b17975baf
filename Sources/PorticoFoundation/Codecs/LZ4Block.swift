/// A block of LZ4: literals and copies of what came before, after its public description.
enum LZ4Block {
    private static let shortest = 4
    /// The last five bytes are literals, and no copy begins in the last twelve.
    private static let lastLiterals = 5
    private static let lastStart = 12

    /// Appends a block of some bytes.
    static func encode(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var table = [Int32](repeating: -1, count: 1 << 13)
        var anchor = 0
        var place = 0
        func word(_ at: Int) -> UInt32 {
            UnsafeRawPointer(input.baseAddress!).loadUnaligned(fromByteOffset: at, as: UInt32.self)
        }
        while place + lastStart < input.count {
            let value = word(place)
            let slot = Int((value &* 2_654_435_761) >> 19)
            let candidate = Int(table[slot])
            table[slot] = Int32(place)
            guard candidate >= 0, place - candidate <= 0xFFFF, word(candidate) == value else {
                place += 1
                continue
            }
            var length = shortest
            while place + length < input.count - lastLiterals, input[candidate + length] == input[place + length] {
                length += 1
            }
            appendSequence(input[anchor..<place], copy: (length, place - candidate), to: &output)
            place += length
            anchor = place
        }
        appendSequence(input[anchor...], copy: nil, to: &output)
    }

    private static func appendSequence(
        _ literals: Slice<UnsafeBufferPointer<UInt8>>, copy: (length: Int, distance: Int)?, to output: inout [UInt8]
    ) {
        let extra = (copy?.length ?? shortest) - shortest
        output.append(UInt8(min(literals.count, 15) << 4 | min(extra, 15)))
        appendRest(literals.count, to: &output)
        output.append(contentsOf: literals)
        guard let copy else { return }
        output.append(UInt8(copy.distance & 0xFF))
        output.append(UInt8(copy.distance >> 8))
        appendRest(extra, to: &output)
    }

    private static func appendRest(_ count: Int, to output: inout [UInt8]) {
        guard count >= 15 else { return }
        var rest = count - 15
        while rest >= 255 {
            output.append(255)
            rest -= 255
        }
        output.append(UInt8(rest))
    }

    /// Appends what a block was made of. Copies may reach back into what `output` holds from `start`.
    ///
    /// - Parameter limit: how many bytes the block may give.
    static func decodeBlock(
        _ input: ArraySlice<UInt8>, from start: Int, limit: Int, into output: inout [UInt8]
    ) throws {
        var place = input.startIndex
        let most = output.count + limit
        func next() throws -> Int {
            guard place < input.endIndex else { throw DataCodecError.damaged }
            place += 1
            return Int(input[place - 1])
        }
        func length(_ first: Int) throws -> Int {
            var (count, part) = (first, first == 15 ? 255 : 0)
            while part == 255 {
                part = try next()
                count += part
            }
            return count
        }
        while place < input.endIndex {
            let token = try next()
            let literals = try length(token >> 4)
            guard literals <= input.endIndex - place, output.count + literals <= most else {
                throw DataCodecError.damaged
            }
            output.append(contentsOf: input[place..<place + literals])
            place += literals
            // The last part has no copy.
            if place == input.endIndex { return }
            let distance = try next() | (try next()) << 8
            let count = try length(token & 15) + shortest
            guard distance > 0, distance <= output.count - start, output.count + count <= most else {
                throw DataCodecError.damaged
            }
            output.appendCopy(distance: distance, count: count)
        }
    }
}

extension [UInt8] {
    /// Appends bytes that lie `distance` before the end, those that it appends included.
    mutating func appendCopy(distance: Int, count: Int) {
        if distance >= count {
            append(contentsOf: self[self.count - distance..<self.count - distance + count])
        } else {
            reserveCapacity(self.count + count)
            for _ in 0..<count { append(self[self.count - distance]) }
        }
    }

    /// Appends a number of four bytes, the lowest first.
    mutating func appendWord(word: Int) {
        for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}

extension ArraySlice<UInt8> {
    /// The number of four bytes behind an offset, the lowest first; nil where they aren't there.
    func word(_ offset: Int) -> Int? {
        guard offset >= 0, count >= offset + 4 else { return nil }
        return (0..<4).reduce(0) { $0 | Int(self[startIndex + offset + $1]) << (8 * $1) }
    }
}
