import CoreGraphics
import Foundation

/// Writes a text as HTML: paragraphs, and spans with styles. Attachments are left out.
///
/// - From: `NSAttributedString.data(from:documentAttributes:)`
struct HTMLWriter {
    private let text: NSAttributedString
    private let encoding: String.Encoding

    init(_ text: NSAttributedString, _ options: [NSAttributedString.DocumentAttributeKey: Any]) {
        self.text = text
        encoding = TextDocument.encoding(options[.characterEncoding]) ?? .utf8
    }

    /// What the encoding lacks is written by its number.
    var data: Data {
        let whole = page(Self.names[encoding])
        if let data = whole.data(using: encoding) { return data }
        let written = whole.unicodeScalars.map { scalar in
            String(scalar).data(using: encoding) == nil ? "&#\(scalar.value);" : String(scalar)
        }
        return written.joined().data(using: encoding) ?? Data(page("utf-8").utf8)
    }

    private func page(_ charset: String?) -> String {
        let declaration = charset.map { "<meta charset=\"\($0)\">\n" } ?? ""
        return "<!DOCTYPE html>\n<html>\n<head>\n\(declaration)</head>\n<body>\n\(paragraphs)</body>\n</html>\n"
    }

    /// What HTML calls the encodings in which a page's beginning reads as ASCII; UTF-16 tells itself by its first bytes.
    private static let names: [String.Encoding: String] = [
        .utf8: "utf-8", .ascii: "us-ascii", .isoLatin1: "iso-8859-1", .isoLatin2: "iso-8859-2",
        .windowsCP1250: "windows-1250", .windowsCP1251: "windows-1251", .windowsCP1252: "windows-1252",
        .windowsCP1253: "windows-1253", .windowsCP1254: "windows-1254", .macOSRoman: "macintosh",
        .shiftJIS: "shift_jis", .japaneseEUC: "euc-jp", .iso2022JP: "iso-2022-jp",
    ]

    private var paragraphs: String {
        let string = text.string as NSString
        var result = ""
        var location = 0
        while location < string.length {
            let whole = string.paragraphRange(for: NSRange(location: location, length: 0))
            let end = max(NSMaxRange(whole), location + 1)
            var inner = ""
            text.enumerateAttributes(in: NSRange(location: location, length: end - location), options: []) {
                looks, range, _ in
                let words = string.substring(with: range).filter { !$0.isNewline || $0 == "\u{2028}" }
                if !words.isEmpty { inner += Self.span(words, looks) }
            }
            let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
            result += "<p style=\"\(Self.css(style ?? .default))\">\(inner.isEmpty ? "<br>" : inner)</p>\n"
            location = end
        }
        return result
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }

    private static func css(_ style: NSParagraphStyle) -> String {
        let (before, after) = (number(style.paragraphSpacingBefore), number(style.paragraphSpacing))
        var parts = ["margin: \(before)px 0.0px \(after)px \(number(style.headIndent))px"]
        switch style.alignment {
        case .center: parts.append("text-align: center")
        case .right: parts.append("text-align: right")
        case .justified: parts.append("text-align: justify")
        case .left: parts.append("text-align: left")
        case .natural: break
        }
        if style.firstLineHeadIndent != style.headIndent {
            parts.append("text-indent: \(number(style.firstLineHeadIndent - style.headIndent))px")
        }
        if style.lineHeightMultiple > 0 { parts.append("line-height: \(number(style.lineHeightMultiple))") }
        if style.baseWritingDirection == .rightToLeft { parts.append("direction: rtl") }
        return parts.joined(separator: "; ")
    }

    private static func span(_ words: String, _ looks: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = looks[.font] as? UIFont {
            parts.append("font-family: '\(escaped(font.familyName))'; font-size: \(number(font.pointSize))px")
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { parts.append("font-weight: bold") }
            if traits.contains(.traitItalic) { parts.append("font-style: italic") }
        }
        if let color = looks[.foregroundColor].flatMap(css) { parts.append("color: \(color)") }
        if let color = looks[.backgroundColor].flatMap(css) { parts.append("background-color: \(color)") }
        let isSet = { (key: NSAttributedString.Key) in
            ((looks[key] as? Int) ?? (looks[key] as? NSNumber)?.intValue ?? 0) != 0
        }
        let lines = [isSet(.underlineStyle) ? "underline" : nil, isSet(.strikethroughStyle) ? "line-through" : nil]
        if lines.contains(where: { $0 != nil }) {
            parts.append("text-decoration: " + lines.compactMap { $0 }.joined(separator: " "))
        }
        if let kern = looks[.kern] as? CGFloat { parts.append("letter-spacing: \(number(kern))px") }
        var inner = escaped(words)
        if !parts.isEmpty { inner = "<span style=\"\(parts.joined(separator: "; "))\">\(inner)</span>" }
        guard let link = looks[.link] else { return inner }
        return "<a href=\"\(escaped((link as? URL)?.absoluteString ?? "\(link)"))\">\(inner)</a>"
    }

    private static func css(_ value: Any) -> String? {
        guard let color = value as? UIColor else { return nil }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        let byte = { (part: CGFloat) in part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded()) }
        if alpha < 1 {
            return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(String(format: "%.3f", Double(alpha))))"
        }
        return String(format: "#%02x%02x%02x", byte(red), byte(green), byte(blue))
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        var wasSpace = false
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            case "\u{FFFC}": break
            // Readers join spaces.
            case " ": result += wasSpace ? "&nbsp;" : " "
            default: result.append(character)
            }
            wasSpace = character == " " && !wasSpace
        }
        return result
    }
}
