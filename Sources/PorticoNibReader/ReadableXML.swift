import Foundation

/// A document as Foundation's parser bears it. That ends the process at a name that isn't UTF-8, and at an instruction without a text:
/// `<?name?>`.
package struct ReadableXML {
    /// UTF-8, whatever the document says of itself; its lines are where they were.
    package private(set) var data: Data
    /// Where it first is no text, both from 1; it goes on with “\u{FFFD}” there.
    package private(set) var brokenAt: (line: Int, column: Int)?

    /// The line of the first entity of its own, from 1: such could make much of little, or hide what the parser doesn't bear.
    package var entitiesLine: Int? {
        data.range(of: Data("<!ENTITY".utf8)).map { 1 + data[..<$0.lowerBound].count { $0 == 10 } }
    }

    package init(_ given: Data) {
        let isUTF16 = given.starts(with: [0xFF, 0xFE]) || given.starts(with: [0xFE, 0xFF])
        let whole = isUTF16 ? String(data: given, encoding: .utf16) : String(validating: given, as: UTF8.self)
        brokenAt = whole == nil ? (isUTF16 ? (1, 1) : Self.firstBroken(given)) : nil
        var text = whole ?? String(decoding: given, as: UTF8.self)
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        let isDeclared = Self.dropEncoding(&text)
        data = Self.separated(Data(text.utf8), isDeclared)
    }

    private static func firstBroken(_ data: Data) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        var decoder = UTF8()
        var bytes = data.makeIterator()
        while case .scalarValue(let letter) = decoder.decode(&bytes) {
            if letter == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (line, column)
    }

    /// What the document says of its encoding holds no longer.
    ///
    /// - Returns: Whether it says anything.
    private static func dropEncoding(_ text: inout String) -> Bool {
        guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return false }
        // A line stays a line.
        let lines = text[..<end.upperBound].filter(\.isNewline)
        text.replaceSubrange(..<end.upperBound, with: "<?xml version=\"1.0\"?>" + lines)
        return true
    }

    /// A blank behind the name of an instruction that has nothing else, which says the same; and none of the zeros by which the parser
    /// takes a document for UTF-16.
    private static func separated(_ data: Data, _ isDeclared: Bool) -> Data {
        let (question, end, zero) = (UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(0))
        guard data.contains(zero) || data.dropFirst(isDeclared ? 2 : 0).range(of: Data("<?".utf8)) != nil else {
            return data
        }
        var result = Data()
        var isName = false
        var last = zero
        for byte in data where byte != zero {
            if isName, last == question, byte == end { result.insert(UInt8(ascii: " "), at: result.count - 1) }
            switch byte {
            case question where last == UInt8(ascii: "<"): isName = true
            case 0x09, 0x0A, 0x0D, 0x20, end: isName = false
            default: break
            }
            result.append(byte)
            last = byte
        }
        return result
    }
}
