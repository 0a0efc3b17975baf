/// Takes a source apart into tokens; comments are left out, and lines that end with a backslash go on.
struct Lexer {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var startsLine = true
    private var followsSpace = false

    init(_ text: String, file: String) {
        bytes = Array(text.utf8)
        self.file = file
    }

    static func tokens(_ text: String, file: String) throws(ShadingError) -> [Token] {
        var lexer = Lexer(text, file: file)
        var result: [Token] = []
        while let token = try lexer.nextToken() { result.append(token) }
        return result
    }

    private var place: ShadingPlace { ShadingPlace(file: file, line: line, column: index - lineStart + 1) }

    private func byte(_ ahead: Int = 0) -> UInt8 { index + ahead < bytes.count ? bytes[index + ahead] : 0 }

    private static let longSigns = [
        "<<=", ">>=", "...", "[[", "::", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
        "-=", "*=", "/=", "%=", "&=", "|=", "^=", "##",
    ].map { Array($0.utf8) }

    private mutating func nextToken() throws(ShadingError) -> Token? {
        try skipSpace()
        guard index < bytes.count else { return nil }
        let (start, place, first) = (index, self.place, byte())
        var kind = Token.Kind.sign
        if Self.isLetter(first) {
            kind = .name
            while Self.isLetter(byte()) || Self.isDigit(byte()) { index += 1 }
        } else if Self.isDigit(first) || (first == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
            kind = .number
            skipNumber()
        } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            kind = .text
            index += 1
            while index < bytes.count, byte() != first, byte() != 10 { index += byte() == UInt8(ascii: "\\") ? 2 : 1 }
            // An apostrophe in words that aren't read has no second one.
            if byte() == first { index += 1 }
        } else if let sign = Self.longSigns.first(where: { bytes[index...].starts(with: $0) }) {
            index += sign.count
        } else if first < 33 || first > 126 || first == UInt8(ascii: "@") || first == UInt8(ascii: "`") {
            throw ShadingError(place, "this sign means nothing in a shader", remedy: "take it out")
        } else {
            index += 1
        }
        let token = Token(
            kind: kind, text: String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self), place: place,
            startsLine: startsLine, followsSpace: followsSpace)
        (startsLine, followsSpace) = (false, false)
        return token
    }

    private mutating func skipSpace() throws(ShadingError) {
        while index < bytes.count {
            switch byte() {
            case 10:
                index += 1
                (line, lineStart, startsLine) = (line + 1, index, true)
            case 32, 9, 13, 11, 12, 0: index += 1
            case UInt8(ascii: "\\") where byte(1) == 10 || (byte(1) == 13 && byte(2) == 10):
                index += byte(1) == 10 ? 2 : 3
                (line, lineStart) = (line + 1, index)
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while index < bytes.count, byte() != 10 { index += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                let start = place
                index += 2
                while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
                    if byte() == 10 { (line, lineStart) = (line + 1, index + 1) }
                    index += 1
                }
                guard index < bytes.count else {
                    throw ShadingError(start, "this comment has no end", remedy: "end it with “*/”")
                }
                index += 2
            case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: index += 3
            default: return
            }
            followsSpace = true
        }
    }

    private mutating func skipNumber() {
        let isHex = byte() == UInt8(ascii: "0") && byte(1) | 32 == UInt8(ascii: "x")
        while true {
            let next = byte()
            if Self.isDigit(next) || Self.isLetter(next) || next == UInt8(ascii: ".") {
                index += 1
                let isExponent = !isHex && next | 32 == UInt8(ascii: "e")
                if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { index += 1 }
            } else {
                return
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
