import Foundation

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
        if let place = Self.blankInstructions(&bytes) { declarationLine = 1 + bytes[..<place].count { $0 == 0x0A } }
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
    /// - Returns: Where the document's own declarations begin.
    private static func blankInstructions(_ bytes: inout [UInt8]) -> Int? {
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            if rest.starts(with: "<!--".utf8) {
                index = end(of: "-->", in: bytes, from: start + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                index = end(of: "]]>", in: bytes, from: start + 9)
            } else if rest.starts(with: "<!DOCTYPE".utf8) {
                index = endOfType(in: bytes, from: start + 9)
                if index < bytes.count, bytes[index] == UInt8(ascii: "[") { return index }
            } else if rest.starts(with: "<?".utf8) {
                index = end(of: "?>", in: bytes, from: start + 2)
                for place in start..<index where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
            } else {
                index = start + 1
            }
        }
        return nil
    }

    /// Where a document's type ends, or its own declarations begin; what is quoted before isn't either.
    private static func endOfType(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: ">"): return index
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index = end(of: bytes[index] == 0x22 ? "\"" : "'", in: bytes, from: index + 1)
            default: index += 1
            }
        }
        return index
    }

    /// Behind the next mark; the end where there is none.
    private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
        let mark = Array(mark.utf8)
        var index = min(start, bytes.count)
        while let found = bytes[index...].firstIndex(of: mark[0]) {
            if bytes[found...].starts(with: mark) { return found + mark.count }
            index = found + 1
        }
        return bytes.count
    }
}
