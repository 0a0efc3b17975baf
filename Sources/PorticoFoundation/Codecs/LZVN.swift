/// LZVN, the simpler of the two ways in blocks of LZFSE: instructions of one to three bytes for literals and copies.
enum LZVN {
    private static let reach = 0xFFFF
    private static let shortest = 3
    private static let end: [UInt8] = [6, 0, 0, 0, 0, 0, 0, 0]

    // MARK: Writing

    /// Appends the instructions for some bytes, with their end.
    static func encode(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var table = [Int32](repeating: -1, count: 1 << 14)
        var (anchor, place, lastDistance) = (0, 0, 0)
        func word(_ at: Int) -> UInt32 {
            UnsafeRawPointer(input.baseAddress!).loadUnaligned(fromByteOffset: at, as: UInt32.self)
        }
        while place + 4 <= input.count {
            let value = word(place)
            let slot = Int((value &* 2_654_435_761) >> 18)
            let candidate = Int(table[slot])
            table[slot] = Int32(place)
            guard candidate >= 0, place - candidate <= reach, word(candidate) == value else {
                place += 1
                continue
            }
            var length = 4
            while place + length < input.count, input[candidate + length] == input[place + length] { length += 1 }
            let distance = place - candidate
            appendLiterals(input[anchor..<place], length, distance, isRepeated: distance == lastDistance, to: &output)
            lastDistance = distance
            place += length
            anchor = place
        }
        appendLiterals(input[anchor...], to: &output)
        output.append(contentsOf: end)
    }

    /// Appends literals without a copy.
    private static func appendLiterals(_ literals: Slice<UnsafeBufferPointer<UInt8>>, to output: inout [UInt8]) {
        var rest = literals
        while !rest.isEmpty {
            let count = min(rest.count, 271)
            if count >= 16 {
                output.append(0xE0)
                output.append(UInt8(count - 16))
            } else {
                output.append(0xE0 | UInt8(count))
            }
            output.append(contentsOf: rest.prefix(count))
            rest = rest.dropFirst(count)
        }
    }

    private static func appendLiterals(
        _ literals: Slice<UnsafeBufferPointer<UInt8>>, _ length: Int, _ distance: Int, isRepeated: Bool,
        to output: inout [UInt8]
    ) {
        // Up to three literals go into the copy's own instruction.
        var few = literals
        if literals.count > 3 {
            appendLiterals(literals, to: &output)
            few = literals.suffix(0)
        }
        let count = few.count
        let most = 10 - 2 * count
        var taken = min(length, most)
        let head = UInt8(count << 6 | (taken - shortest) << 3)
        if isRepeated {
            if count == 0 {
                taken = 0
            } else {
                output.append(head | 6)
                output.append(contentsOf: few)
            }
        } else if distance < 6 << 8 {
            output.append(head | UInt8(distance >> 8))
            output.append(UInt8(distance & 0xFF))
            output.append(contentsOf: few)
        } else if distance < 1 << 14, length > most {
            taken = min(length, 34)
            let code = taken - shortest
            output.append(UInt8(0xA0 | count << 3 | code >> 2))
            output.append(UInt8((distance & 0x3F) << 2 | code & 3))
            output.append(UInt8(distance >> 6))
            output.append(contentsOf: few)
        } else {
            output.append(head | 7)
            output.append(UInt8(distance & 0xFF))
            output.append(UInt8(distance >> 8))
            output.append(contentsOf: few)
        }
        var rest = length - taken
        while rest > 0 {
            let part = min(rest, 271)
            if part >= 16 {
                output.append(0xF0)
                output.append(UInt8(part - 16))
            } else {
                output.append(0xF0 | UInt8(part))
            }
            rest -= part
        }
    }

    // MARK: Reading

    /// Appends `size` bytes that the instructions make. Copies may reach back into all that `output` holds.
    static func decodeBlock(_ input: ArraySlice<UInt8>, size: Int, into output: inout [UInt8]) throws {
        var place = input.startIndex
        var distance = 0
        let goal = output.count + size
        func byte(_ offset: Int) throws -> Int {
            guard place + offset < input.endIndex else { throw DataCodecError.damaged }
            return Int(input[place + offset])
        }
        while true {
            let code = try byte(0)
            var (literals, length, used) = (0, 0, 1)
            switch code {
            case 0x06:
                guard output.count == goal else { throw DataCodecError.damaged }
                return
            case 0x0E, 0x16: break
            case 0x1E, 0x26, 0x2E, 0x36, 0x3E, 0x70...0x7F, 0xD0...0xDF: throw DataCodecError.damaged
            case 0xA0...0xBF:
                let pair = try byte(1) | (try byte(2)) << 8
                (literals, length) = (code >> 3 & 3, ((code & 7) << 2 | pair & 3) + shortest)
                (distance, used) = (pair >> 2, 3)
            case 0xE0: (literals, used) = (try byte(1) + 16, 2)
            case 0xE1...0xEF: literals = code & 15
            case 0xF0: (length, used) = (try byte(1) + 16, 2)
            case 0xF1...0xFF: length = code & 15
            default:
                (literals, length) = (code >> 6, (code >> 3 & 7) + shortest)
                switch code & 7 {
                case 6: break
                case 7: (distance, used) = (try byte(1) | (try byte(2)) << 8, 3)
                default: (distance, used) = ((code & 7) << 8 | (try byte(1)), 2)
                }
            }
            place += used
            guard literals <= input.endIndex - place, output.count + literals + length <= goal else {
                throw DataCodecError.damaged
            }
            output.append(contentsOf: input[place..<place + literals])
            place += literals
            guard length > 0 else { continue }
            guard distance > 0, distance <= output.count else { throw DataCodecError.damaged }
            output.appendCopy(distance: distance, count: length)
        }
    }
}
