import Foundation

/// A number as it is written: `1`, `0x1F`, `2u`, `1.5`, `1e-3f`, `.5h`.
enum NumberText: Equatable {
    case integer(Int, isUnsigned: Bool)
    case real(Double, isHalf: Bool)

    /// nil where the text is no number.
    static func readNumber(_ text: String) -> NumberText? {
        var digits = text.lowercased().filter { $0 != "'" }
        if digits.hasPrefix("0x") || digits.hasPrefix("0b") {
            let radix = digits.hasPrefix("0x") ? 16 : 2
            digits.removeFirst(2)
            let isUnsigned = digits.contains("u")
            while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
            return UInt32(digits, radix: radix).map {
                .integer(Int($0), isUnsigned: isUnsigned || $0 > UInt32(Int32.max))
            }
        }
        if digits.contains(".") || digits.contains("e") || digits.hasSuffix("f") || digits.hasSuffix("h") {
            let isHalf = digits.hasSuffix("h")
            if let last = digits.last, last == "f" || last == "h" || last == "l" { digits.removeLast() }
            if digits.hasSuffix(".") { digits += "0" }
            if digits.hasPrefix(".") { digits = "0" + digits }
            digits = digits.replacingOccurrences(of: ".e", with: ".0e")
            return Double(digits).map { .real($0, isHalf: isHalf) }
        }
        let isUnsigned = digits.contains("u")
        while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
        if digits.count > 1, digits.hasPrefix("0") {
            return Int(digits, radix: 8).map { .integer($0, isUnsigned: isUnsigned) }
        }
        guard let value = Int(digits), value <= Int(UInt32.max) else { return nil }
        return .integer(value, isUnsigned: isUnsigned || value > Int(Int32.max))
    }
}
