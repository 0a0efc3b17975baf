import Foundation

/// A value that a PDF file is made of.
package indirect enum PDFValue {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string([UInt8])
    case name(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case stream(PDFStreamValue)
    /// Another object, by its number.
    case reference(Int)

    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int(exactly: value.rounded(.towardZero))
        default: nil
        }
    }

    package var name: String? { if case .name(let value) = self { value } else { nil } }
    package var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    package var bytes: [UInt8]? { if case .string(let value) = self { value } else { nil } }

    /// A dictionary, or that of a stream.
    package var dictionary: [String: PDFValue]? {
        switch self {
        case .dictionary(let value): value
        case .stream(let value): value.dictionary
        default: nil
        }
    }

    package var isNull: Bool { if case .null = self { true } else { false } }

    /// A string for people: UTF-16 with its mark, UTF-8 with its mark, or PDF's own letters.
    package var text: String? { bytes.map(PDFText.decode) }

    /// A string for people.
    package static func text(_ text: String) -> PDFValue { .string(PDFText.encode(text)) }
    /// A rectangle by two corners.
    package static func rectangle(_ rect: CGRect) -> PDFValue {
        numbers([rect.minX, rect.minY, rect.maxX, rect.maxY])
    }
    package static func numbers(_ values: [CGFloat]) -> PDFValue { .array(values.map { .real(Double($0)) }) }
}

/// A dictionary with bytes.
package struct PDFStreamValue {
    package var dictionary: [String: PDFValue]
    /// As they lie in the file: filtered.
    package var raw: ArraySlice<UInt8>

    package init(dictionary: [String: PDFValue], raw: ArraySlice<UInt8>) {
        (self.dictionary, self.raw) = (dictionary, raw)
    }
}

/// Strings for people and dates, as PDF files write them.
package enum PDFText {
    /// PDF's own letters between 0x18 and 0xA0, where they aren't Latin-1's.
    private static let special: [UInt8: String] = [
        0x18: "˘", 0x19: "ˇ", 0x1A: "ˆ", 0x1B: "˙", 0x1C: "˝", 0x1D: "˛", 0x1E: "˚", 0x1F: "˜", 0x80: "•", 0x81: "†",
        0x82: "‡", 0x83: "…", 0x84: "—", 0x85: "–", 0x86: "ƒ", 0x87: "⁄", 0x88: "‹", 0x89: "›", 0x8A: "−", 0x8B: "‰",
        0x8C: "„", 0x8D: "“", 0x8E: "”", 0x8F: "‘", 0x90: "’", 0x91: "‚", 0x92: "™", 0x93: "ﬁ", 0x94: "ﬂ", 0x95: "Ł",
        0x96: "Œ", 0x97: "Š", 0x98: "Ÿ", 0x99: "Ž", 0x9A: "ı", 0x9B: "ł", 0x9C: "œ", 0x9D: "š", 0x9E: "ž", 0xA0: "€",
    ]

    package static func decode(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { (place: Int) -> UInt16 in
                UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
            }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        return bytes.reduce(into: "") { $0 += special[$1] ?? String(UnicodeScalar($1)) }
    }

    package static func encode(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x7F && $0 >= 0x20 || $0 == 10 }) { return Array(text.utf8) }
        return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    /// `D:20310203040506+01'00'`, of which all behind the year may be missing.
    package static func date(_ text: String) -> Date? {
        let plain = text.hasPrefix("D:") ? text.dropFirst(2) : text[...]
        let digits = plain.prefix { $0.isASCII && $0.isNumber }
        guard digits.count >= 4 else { return nil }
        func part(_ from: Int, _ count: Int, _ other: Int) -> Int {
            Int(digits.dropFirst(from).prefix(count)) ?? other
        }
        var parts = DateComponents(
            year: part(0, 4, 1), month: part(4, 2, 1), day: part(6, 2, 1), hour: part(8, 2, 0), minute: part(10, 2, 0),
            second: part(12, 2, 0))
        let zone = plain.dropFirst(digits.count)
        let numbers = zone.dropFirst().split { !$0.isNumber }.compactMap { Int($0) }
        let offset = ((numbers.first ?? 0) * 60 + (numbers.dropFirst().first ?? 0)) * 60
        parts.timeZone = TimeZone(secondsFromGMT: zone.hasPrefix("-") ? -offset : zone.hasPrefix("+") ? offset : 0)
        return Calendar(identifier: .gregorian).date(from: parts)
    }

    /// The same, in universal time.
    package static func text(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ value: Int?, _ count: Int = 2) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "D:" + digits(parts.year, 4) + digits(parts.month) + digits(parts.day) + digits(parts.hour)
            + digits(parts.minute) + digits(parts.second) + "Z"
    }
}
