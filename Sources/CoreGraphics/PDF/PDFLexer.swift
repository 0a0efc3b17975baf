import Foundation

/// Reads values of PDF's syntax from bytes. Nonsense becomes a keyword or null; nothing is read twice, so that it ends.
package struct PDFLexer {
    package enum Token {
        case value(PDFValue)
        case keyword(String)
        case arrayEnd, dictionaryEnd
        case end
    }

    /// Arrays and dictionaries within each other beyond this are null.
    private static let deepest = 100

    package let bytes: ArraySlice<UInt8>
    package var place: Int
    /// Whether `12 0 R` is a reference; in a page's instructions there are none.
    private let hasReferences: Bool

    package init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil, hasReferences: Bool = true) {
        self.bytes = bytes
        self.place = min(max(place ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
        self.hasReferences = hasReferences
    }

    private var current: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    package mutating func skipSpace() {
        while let byte = current {
            if byte == UInt8(ascii: "%") {
                while let byte = current, byte != 10, byte != 13 { place += 1 }
            } else if Self.isSpace(byte) {
                place += 1
            } else {
                return
            }
        }
    }

    /// A value; what is none is null.
    package mutating func value() -> PDFValue {
        if case .value(let value) = next() { value } else { .null }
    }

    package mutating func next(depth: Int = 0) -> Token {
        skipSpace()
        guard let byte = current else { return .end }
        switch byte {
        case UInt8(ascii: "/"):
            place += 1
            return .value(.name(nameText()))
        case UInt8(ascii: "("):
            place += 1
            return .value(.string(literal()))
        case UInt8(ascii: "<"):
            place += 1
            guard current == UInt8(ascii: "<") else { return .value(.string(hexadecimal())) }
            place += 1
            return .value(dictionary(depth))
        case UInt8(ascii: ">"):
            place += 1
            if current == UInt8(ascii: ">") { place += 1 }
            return .dictionaryEnd
        case UInt8(ascii: "["):
            place += 1
            return .value(array(depth))
        case UInt8(ascii: "]"):
            place += 1
            return .arrayEnd
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            place += 1
            return .keyword(String(UnicodeScalar(byte)))
        default: return word()
        }
    }

    private mutating func nameText() -> String {
        var text: [UInt8] = []
        while let byte = current, !Self.isSpace(byte), !Self.isDelimiter(byte) {
            place += 1
            if byte == UInt8(ascii: "#"), place + 1 < bytes.endIndex, let high = Self.digit(bytes[place]),
                let low = Self.digit(bytes[place + 1])
            {
                text.append(UInt8(high << 4 | low))
                place += 2
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> Int? { Character(UnicodeScalar(byte)).hexDigitValue }

    private mutating func literal() -> [UInt8] {
        var text: [UInt8] = []
        var depth = 1
        while let byte = current {
            place += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return text }
            case UInt8(ascii: "\\"):
                if let escaped = escape() { text.append(escaped) }
                continue
            default: break
            }
            text.append(byte)
        }
        return text
    }

    private mutating func escape() -> UInt8? {
        guard let byte = current else { return nil }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "b"): return 8
        case UInt8(ascii: "f"): return 12
        case 13:
            if current == 10 { place += 1 }
            return nil
        case 10: return nil
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - 48)
            for _ in 0..<2 {
                guard let next = current, (48...55).contains(next) else { break }
                value = value * 8 + Int(next - 48)
                place += 1
            }
            return UInt8(truncatingIfNeeded: value)
        default: return byte
        }
    }

    private mutating func hexadecimal() -> [UInt8] {
        var digits: [Int] = []
        while let byte = current {
            place += 1
            if byte == UInt8(ascii: ">") { break }
            if let digit = Self.digit(byte) { digits.append(digit) }
        }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { (place: Int) -> UInt8 in
            UInt8(digits[place] << 4 | digits[place + 1])
        }
    }

    private mutating func array(_ depth: Int) -> PDFValue {
        var values: [PDFValue] = []
        guard depth < Self.deepest else { return .null }
        while true {
            switch next(depth: depth + 1) {
            case .value(let value): values.append(value)
            case .keyword: continue
            case .arrayEnd, .dictionaryEnd, .end: return .array(values)
            }
        }
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue {
        var values: [String: PDFValue] = [:]
        guard depth < Self.deepest else { return .null }
        var key: String?
        while true {
            switch next(depth: depth + 1) {
            case .value(let value):
                if let known = key {
                    values[known] = value
                    key = nil
                } else {
                    key = value.name
                }
            case .keyword: continue
            case .arrayEnd, .dictionaryEnd, .end: return .dictionary(values)
            }
        }
    }

    /// A number, a reference, a truth value or a keyword.
    private mutating func word() -> Token {
        let start = place
        while let byte = current, !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        switch text {
        case "true": return .value(.boolean(true))
        case "false": return .value(.boolean(false))
        case "null": return .value(.null)
        default: break
        }
        if let number = Int(text) {
            if hasReferences, number >= 0, let end = referenceEnd() {
                place = end
                return .value(.reference(number))
            }
            return .value(.integer(number))
        }
        if let first = text.utf8.first, first == 43 || first == 45 || first == 46 || (48...57).contains(first) {
            if let number = Double(text), number.isFinite { return .value(.real(number)) }
            // Some write `--5` or `1.2.3`.
            let plain = text.drop { $0 == "-" || $0 == "+" }.prefix { $0.isNumber || $0 == "." }
            return .value(.real(Double(plain) ?? 0))
        }
        return .keyword(text)
    }

    /// Where ` 0 R` ends, if it stands here.
    private func referenceEnd() -> Int? {
        var at = place
        func skip() -> Bool {
            let start = at
            while at < bytes.endIndex, Self.isSpace(bytes[at]) { at += 1 }
            return at > start
        }
        guard skip() else { return nil }
        let digits = at
        while at < bytes.endIndex, (48...57).contains(bytes[at]), at - digits < 6 { at += 1 }
        guard at > digits, skip(), at < bytes.endIndex, bytes[at] == UInt8(ascii: "R") else { return nil }
        at += 1
        guard at == bytes.endIndex || Self.isSpace(bytes[at]) || Self.isDelimiter(bytes[at]) else { return nil }
        return at
    }
}
