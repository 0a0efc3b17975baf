import Foundation

/// A document in the form that Foundation's parser bears. Names that aren't UTF-8 and instructions without content (`<?a?>`) end the process
/// there.
///
/// - From: `NibReader`, and the readers of projects' XML files
/// - To: `XMLParser`
package struct XMLText {
    /// UTF-8 without instructions; each line and column is where it was.
    package let data: Data
    /// Where bytes stop being text, from 1; they are read as U+FFFD.
    package let broken: (line: Int, column: Int)?

    package init(_ given: Data) {
        var text: String?
        if given.starts(with: [0xFF, 0xFE]) || given.starts(with: [0xFE, 0xFF]) {
            text = String(data: given, encoding: .utf16)
            broken = text == nil ? (1, 1) : nil
        } else {
            text = String(validating: given, as: UTF8.self)
            broken = text == nil ? Self.firstBrokenLetter(given) : nil
        }
        var bytes = Array((text ?? String(decoding: given, as: UTF8.self)).utf8)
        Self.blankInstructions(&bytes)
        data = Data(bytes)
    }

    private static func firstBrokenLetter(_ data: Data) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        var decoder = UTF8()
        var bytes = data.makeIterator()
        while case .scalarValue(let letter) = decoder.decode(&bytes) {
            if letter == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (line, column)
    }

    /// Spaces take the place of instructions; of the declaration, too: what it says of the encoding holds no longer.
    private static func blankInstructions(_ bytes: inout [UInt8]) {
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            if rest.starts(with: "<!--".utf8) {
                index = end(of: "-->", in: bytes, from: start + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                index = end(of: "]]>", in: bytes, from: start + 9)
            } else if rest.starts(with: "<?".utf8) {
                index = end(of: "?>", in: bytes, from: start + 2)
                for place in start..<index where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
            } else {
                index = start + 1
            }
        }
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
