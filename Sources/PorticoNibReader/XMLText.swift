import Foundation
import PorticoBounds

/// A document in the form that Foundation's parser bears. Names that aren't UTF-8 and instructions without content (`<?a?>`) end the process
/// there.
///
/// - From: `NibReader`, and the readers of projects' XML files
/// - To: Foundation's parser
package struct XMLText {
    /// UTF-8 without instructions; each line and column is where it was.
    package let data: Data
    /// Where bytes stop being text, from 1; they are read as U+FFFD.
    package let broken: (line: Int, column: Int)?
    /// The line of its first declaration of its own, as `<!ENTITY`: such could make much of little, or hide an instruction.
    package private(set) var declarationLine: Int?
    /// The line of the first element with more attributes than `ReaderBounds.attributes`: the parser takes the square of their number.
    package private(set) var crowdedLine: Int?

    package init(_ given: Data) {
        var text: String?
        if given.starts(with: [0xFF, 0xFE]) || given.starts(with: [0xFE, 0xFF]) {
            text = String(data: given, encoding: .utf16)
            broken = text == nil ? (1, 1) : nil
        } else {
            // By zeros the parser takes it for UTF-16.
            text = given.contains(0) ? nil : String(validating: given, as: UTF8.self)
            broken = text == nil ? Self.firstBrokenLetter(given) : nil
        }
        var bytes = Array((text ?? String(decoding: given, as: UTF8.self)).utf8)
        for index in bytes.indices where bytes[index] == 0 { bytes[index] = UInt8(ascii: " ") }
        var crowded: Int?
        if let place = Self.blankInstructions(&bytes, &crowded) {
            declarationLine = 1 + bytes[..<place].count { $0 == 0x0A }
        }
        crowdedLine = crowded.map { place in 1 + bytes[..<place].count { $0 == 0x0A } }
        data = Data(bytes)
    }

    private static func firstBrokenLetter(_ data: Data) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        var decoder = UTF8()
        var bytes = data.makeIterator()
        while case .scalarValue(let letter) = decoder.decode(&bytes), letter != "\0" {
            if letter == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (line, column)
    }

    /// Spaces take the place of instructions; of the declaration, too: what it says of the encoding holds no longer.
    ///
    /// - Parameter crowded: Where the first element with too many attributes begins.
    /// - Returns: Where the document's own declarations begin.
    private static func blankInstructions(_ bytes: inout [UInt8], _ crowded: inout Int?) -> Int? {
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            if rest.starts(with: "<!--".utf8) {
                index = endOfMark(of: "-->", in: bytes, from: start + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                index = endOfMark(of: "]]>", in: bytes, from: start + 9)
            } else if rest.starts(with: "<!DOCTYPE".utf8) {
                index = endOfType(in: bytes, from: start + 9)
                if index < bytes.count, bytes[index] == UInt8(ascii: "[") { return index }
            } else if rest.starts(with: "<?".utf8) {
                index = endOfMark(of: "?>", in: bytes, from: start + 2)
                for place in start..<index where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
            } else {
                let (end, count) = endOfTag(in: bytes, from: start + 1)
                if crowded == nil, ReaderBounds.attributes.isExceeded(by: count) { crowded = start }
                index = end
            }
        }
        return nil
    }

    /// Where a tag ends, and how many attributes it has. A `<` ends a broken one: none may stand in a tag, nor in its quotes.
    private static func endOfTag(in bytes: [UInt8], from start: Int) -> (end: Int, attributes: Int) {
        var count = 0
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") { return (index, count) }
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: ">"): return (index + 1, count)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "="): count += 1
            default: break
            }
        }
        return (bytes.count, count)
    }

    /// Where a document's type ends, or its own declarations begin; what is quoted before isn't either.
    private static func endOfType(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: ">"): return index
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index = endOfMark(of: bytes[index] == 0x22 ? "\"" : "'", in: bytes, from: index + 1)
            default: index += 1
            }
        }
        return index
    }

    /// Behind the next mark; the end where there is none.
    private static func endOfMark(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
        let mark = Array(mark.utf8)
        var index = min(start, bytes.count)
        while let found = bytes[index...].firstIndex(of: mark[0]) {
            if bytes[found...].starts(with: mark) { return found + mark.count }
            index = found + 1
        }
        return bytes.count
    }
}
