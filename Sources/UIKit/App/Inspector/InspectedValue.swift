import CoreGraphics
import Foundation

/// Values as the inspector writes and reads them: numbers with blanks or commas between, colours as #RRGGBBAA.
enum InspectedValue {
    static func text(_ number: CGFloat) -> String {
        let number = Double((number * 1000).rounded() / 1000)
        return number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }
    static func text(_ numbers: [CGFloat]) -> String { numbers.map { text($0) }.joined(separator: ", ") }
    static func text(_ point: CGPoint) -> String { text([point.x, point.y]) }
    static func text(_ rect: CGRect) -> String { text([rect.minX, rect.minY, rect.width, rect.height]) }
    static func text(_ color: CGColor) -> String {
        let parts = color.components ?? []
        let rgba =
            parts.count >= 4
            ? Array(parts.prefix(4)) : parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : []
        guard rgba.count == 4 else { return "a pattern" }
        return "#" + rgba.map { hex(Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    private static func hex(_ byte: Int) -> String {
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }

    static func number(_ text: String) -> CGFloat? {
        Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite && abs($0) < 1e6 ? CGFloat($0) : nil }
    }

    static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { $0 == "," || $0 == " " }.map { number(String($0)) }
        return parts.count == count && !parts.contains { $0 == nil } ? parts.compactMap { $0 } : nil
    }

    static func point(_ text: String) -> CGPoint? { numbers(text, 2).map { CGPoint(x: $0[0], y: $0[1]) } }
    static func rect(_ text: String) -> CGRect? {
        numbers(text, 4).flatMap {
            $0[2] >= 0 && $0[3] >= 0 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil
        }
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("#"), text.utf8.dropFirst().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
            return nil
        }
        var digits = String(text.dropFirst())
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        if digits.count == 6 { digits += "FF" }
        guard digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
