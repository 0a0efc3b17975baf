import CoreGraphics
import Foundation
import PorticoFoundation

/// Writes a text as RTF that other programs read: fonts and colours in tables, everything else where it is. Attachments are left out,
/// or become files of a folder.
///
/// - From: `NSAttributedString.data(from:documentAttributes:)`, `RTFDDocument`
struct RTFWriter {
    private let text: NSAttributedString
    private var fonts: [String] = []
    private var colors: [String] = []
    /// For each colour its components with its opacity, which the older table has no word for.
    private var components: [String] = []
    private var hasOpacity = false
    private var body = ""

    /// Gets a file for each attachment, under the name that the text has for it; nil where attachments are left out.
    private let folder: FileWrapper?

    init(_ text: NSAttributedString, folder: FileWrapper? = nil) {
        (self.text, self.folder) = (text, folder)
        writeBody()
    }

    var data: Data {
        let fontTable = fonts.enumerated().map { "\\f\($0.offset)\\fnil\\fcharset0 \($0.element);" }.joined()
        let colorTable = colors.map { $0 + ";" }.joined()
        var head = "{\\rtf1\\ansi\\ansicpg1252\\cocoartf2639\n{\\fonttbl\(fontTable)}\n{\\colortbl;\(colorTable)}\n"
        if hasOpacity { head += "{\\*\\expandedcolortbl;\(components.map { $0 + ";" }.joined())}\n" }
        return Data((head + body + "}").utf8)
    }

    private mutating func writeBody() {
        let string = text.string as NSString
        var location = 0
        while location < string.length {
            var paragraph = string.paragraphRange(for: NSRange(location: location, length: 0))
            if paragraph.length == 0 { paragraph.length = string.length - location }
            let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
            body += Self.words(style ?? .default)
            var offset = location
            while offset < NSMaxRange(paragraph) {
                var range = NSRange(location: 0, length: 0)
                let looks = text.attributes(at: offset, longestEffectiveRange: &range, in: paragraph)
                write(string.substring(with: range), looks)
                offset = NSMaxRange(range)
            }
            location = NSMaxRange(paragraph)
        }
    }

    private mutating func write(_ string: String, _ looks: [NSAttributedString.Key: Any]) {
        let font = looks[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let traits = font.fontDescriptor.symbolicTraits
        var words =
            "\\plain\\f\(index(of: Self.plain(font.familyName), in: \.fonts))\\fs\(Self.whole(font.pointSize * 2))"
        if traits.contains(.traitBold) { words += "\\b" }
        if traits.contains(.traitItalic) { words += "\\i" }
        let number = { (key: NSAttributedString.Key) -> CGFloat? in
            switch looks[key] {
            case let value as CGFloat: value
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        if let color = color(looks[.foregroundColor]) { words += "\\cf\(color)" }
        if let color = color(looks[.backgroundColor]) { words += "\\cb\(color)" }
        words += Self.underline(Self.whole(number(.underlineStyle) ?? 0))
        if let color = color(looks[.underlineColor]) { words += "\\ulc\(color)" }
        if let style = number(.strikethroughStyle), style != 0 { words += style == 9 ? "\\striked1" : "\\strike" }
        if let width = number(.strokeWidth), width != 0 { words += "\\outl\\strokewidth\(Self.whole(width * 20))" }
        if let color = color(looks[.strokeColor]) { words += "\\strokec\(color)" }
        if let kern = number(.kern) {
            words += "\\expnd\(Self.whole(kern * 4))\\expndtw\(Self.whole(kern * 20))"
        }
        if let offset = number(.baselineOffset), offset != 0 {
            words += (offset > 0 ? "\\up" : "\\dn") + "\(Self.whole(abs(offset) * 2))"
        }
        if looks[.shadow] != nil { words += "\\shad" }
        let text = Self.escaped(string) { graphic(looks[.attachment] as? NSTextAttachment) }
        if let link = looks[.link] {
            let address = Self.escaped((link as? URL)?.absoluteString ?? "\(link)")
            body += "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(words) \(text)}}"
        } else {
            body += "\(words) \(text)"
        }
    }

    /// The words that stand for an attachment, whose file goes into the folder.
    private func graphic(_ attachment: NSTextAttachment?) -> String {
        guard let folder, let attachment, let file = RTFDDocument.makeFile(of: attachment) else { return "" }
        let (name, size) = (folder.addFileWrapper(file), RTFDDocument.size(of: attachment))
        let lengths = "\\width\(Self.whole(size.width * 20))\\height\(Self.whole(size.height * 20))"
        return "{{\\NeXTGraphic \(Self.escaped(name)) \(lengths)}\\'ac}"
    }

    /// A number of RTF, whatever the app has written into an attribute.
    private static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -1_000_000), 1_000_000).rounded())
    }

    private mutating func index(of name: String, in names: WritableKeyPath<RTFWriter, [String]>) -> Int {
        if let known = self[keyPath: names].firstIndex(of: name) { return known }
        self[keyPath: names].append(name)
        return self[keyPath: names].count - 1
    }

    private static func plain(_ name: String) -> String { name.filter { !"\\{};".contains($0) && $0.isASCII } }

    /// Counted from 1: the table's first entry is no colour.
    private mutating func color(_ value: Any?) -> Int? {
        guard let color = value as? UIColor else { return nil }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        let byte = { (part: CGFloat) in Self.whole(min(max(part, 0), 1) * 255) }
        let part = { (part: CGFloat) in "\\c\(Self.whole(min(max(part, 0), 1) * 100_000))" }
        let exact = "\\cssrgb" + part(red) + part(green) + part(blue) + (alpha < 1 ? part(alpha) : "")
        if let known = components.firstIndex(of: exact) { return known + 1 }
        if alpha < 1 { hasOpacity = true }
        colors.append("\\red\(byte(red))\\green\(byte(green))\\blue\(byte(blue))")
        components.append(exact)
        return colors.count
    }

    private static func underline(_ raw: Int) -> String {
        guard raw != 0 else { return "" }
        if raw & 0x8000 != 0 { return "\\ulw" }
        switch (raw >> 8) & 7 {
        case 1: return "\\uld"
        case 2: return "\\uldash"
        case 3: return "\\uldashd"
        case 4: return "\\uldashdd"
        default: return raw & 9 == 9 ? "\\uldb" : raw & 2 != 0 ? "\\ulth" : "\\ul"
        }
    }

    private static func words(_ style: NSParagraphStyle) -> String {
        let twips = { (length: CGFloat) in whole(min(max(length, -50_000), 50_000) * 20) }
        var words = "\\pard"
        for tab in style.values.layout.tabs == nil ? [] : style.tabStops ?? [] {
            words += tab.alignment == .right ? "\\tqr" : tab.alignment == .center ? "\\tqc" : ""
            words += "\\tx\(twips(tab.location))"
        }
        if style.headIndent != 0 { words += "\\li\(twips(style.headIndent))" }
        if style.firstLineHeadIndent != style.headIndent {
            words += "\\fi\(twips(style.firstLineHeadIndent - style.headIndent))"
        }
        if style.tailIndent < 0 { words += "\\ri\(twips(-style.tailIndent))" }
        if style.paragraphSpacingBefore != 0 { words += "\\sb\(twips(style.paragraphSpacingBefore))" }
        if style.paragraphSpacing != 0 { words += "\\sa\(twips(style.paragraphSpacing))" }
        if style.lineHeightMultiple > 0 {
            words += "\\sl\(whole(min(style.lineHeightMultiple, 1000) * 240))\\slmult1"
        } else if style.minimumLineHeight > 0 {
            let isExact = style.maximumLineHeight == style.minimumLineHeight
            words += "\\sl\(isExact ? "-" : "")\(twips(style.minimumLineHeight))\\slmult0"
        }
        switch style.baseWritingDirection {
        case .rightToLeft: words += "\\rtlpar"
        case .leftToRight: words += "\\ltrpar"
        case .natural: break
        }
        switch style.alignment {
        case .left: words += "\\ql"
        case .right: words += "\\qr"
        case .center: words += "\\qc"
        case .justified: words += "\\qj"
        case .natural: words += "\\qnatural"
        }
        return words + "\n"
    }

    /// - Parameter attachment: what stands for a character of an attachment; nothing by default.
    private static func escaped(_ string: String, attachment: () -> String = { "" }) -> String {
        var result = ""
        for unit in string.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A, 0x0D, 0x2029: result += "\\par\n"
            case 0x2028: result += "\\line "
            case 0x09: result += "\\tab "
            case 0xFFFC: result += attachment()
            case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
            default: result += "\\uc0\\u\(Int16(bitPattern: unit)) "
            }
        }
        return result
    }
}
