import CoreGraphics
import Foundation
import PorticoFoundation

/// Reads RTF: text with its fonts, colours, decorations, paragraphs and links. What it doesn't know it leaves out; groups that hold no
/// text (pictures, style sheets, headers) too. Attachments are the files of an RTFD's folder; where there is none they are left out.
///
/// One pass over the bytes. Groups nested deeper than `deepest` share their looks with the one around them.
///
/// - From: `TextDocument`
/// - To: `RTFState`
struct RTFReader {
    private static let deepest = 512

    private let bytes: [UInt8]
    private let base: [NSAttributedString.Key: Any]
    /// The files beside the text, by the names that it has for them.
    private let files: [String: FileWrapper]
    private var at = 0
    private var state = RTFState()
    private var groups: [RTFState] = []
    /// Groups open beyond the deepest.
    private var tooDeep = 0
    private var fonts: [Int: (name: String, encoding: String.Encoding?)] = [:]
    private var colors: [UIColor?] = []
    private var color = (red: 0, green: 0, blue: 0, isSet: false)
    /// The colour of the table whose components are being read, the components, and whether they are a grey's.
    private var expanded = 0
    private var opacity: [Int] = []
    private var isGray = false
    private var encoding = String.Encoding.windowsCP1252
    /// Bytes of the document's encoding that aren't text yet.
    private var pending: [UInt8] = []
    private var units: [UInt16] = []
    private var unitState = RTFState()
    private var result = NSMutableAttributedString()
    /// The words of a field's instruction, of a font's name.
    private var words = ""
    /// The name of an attachment's file.
    private var graphicName: [UInt16] = []
    private var toSkip = 0
    private(set) var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

    init(_ data: Data, base: [NSAttributedString.Key: Any], files: [String: FileWrapper] = [:]) {
        bytes = Array(data)
        (self.base, self.files) = (base, files)
    }

    mutating func read() throws -> NSAttributedString {
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        guard bytes[at...].starts(with: Array("{\\rtf".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            switch byte {
            case UInt8(ascii: "{"): open()
            case UInt8(ascii: "}"): close()
            case UInt8(ascii: "\\"): control()
            case 0x0A, 0x0D: break
            default: text(byte)
            }
        }
        flush()
        return result
    }

    // MARK: Groups

    private mutating func open() {
        flushBytes()
        guard groups.count < Self.deepest else { return tooDeep += 1 }
        groups.append(state)
    }

    private mutating func close() {
        flushBytes()
        if tooDeep > 0 { return tooDeep -= 1 }
        guard var outer = groups.popLast() else { return }
        if state.target == .instruction, outer.target != .instruction, let link = link() { outer.link = link }
        if state.target == .graphic, outer.target == .text {
            let name = String(utf16: graphicName).trimmingCharacters(in: .whitespaces)
            outer.graphic = RTFGraphic(name: name, size: state.graphicSize)
        }
        state = outer
        toSkip = 0
    }

    /// Of the instruction `HYPERLINK "address"`: the rest of the field is a link.
    private func link() -> String? {
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        return words.uppercased().contains("HYPERLINK") && parts.count > 1 ? String(parts[1]) : nil
    }

    // MARK: Control words

    private mutating func control() {
        guard at < bytes.count else { return }
        let first = bytes[at]
        guard Self.isLetter(first) else { return symbol(first) }
        var name = ""
        while at < bytes.count, Self.isLetter(bytes[at]), name.count < 32 {
            name.append(Character(UnicodeScalar(bytes[at])))
            at += 1
        }
        var isNegative = false
        if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "-"), Self.isDigit(bytes[at + 1]) {
            isNegative = true
            at += 1
        }
        var number: Int?
        while at < bytes.count, Self.isDigit(bytes[at]) {
            number = min((number ?? 0) * 10 + Int(bytes[at] - 48), 1_000_000_000)
            at += 1
        }
        if isNegative { number = number.map { -$0 } }
        if at < bytes.count, bytes[at] == 0x20 { at += 1 }
        word(name, number)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) || (65...90).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private mutating func symbol(_ byte: UInt8) {
        at += 1
        switch byte {
        case UInt8(ascii: "'"):
            guard at + 1 < bytes.count, let high = Self.digit(bytes[at]), let low = Self.digit(bytes[at + 1]) else {
                return
            }
            at += 2
            text(high << 4 | low)
        case UInt8(ascii: "*"):
            // A group that readers may not know: it is left out unless its first word is known.
            state.mayBeSkipped = true
        case UInt8(ascii: "~"): character(0xA0)
        case UInt8(ascii: "_"): character(0x2011)
        case UInt8(ascii: "-"): character(0xAD)
        case 0x0A, 0x0D: character(0x0A)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"): text(byte)
        default: break
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }

    private static let marks: [String: UInt16] = [
        "par": 0x0A, "sect": 0x0A, "row": 0x0A, "line": 0x2028, "page": 0x0C, "tab": 9, "cell": 9, "nestcell": 9,
        "emdash": 0x2014, "endash": 0x2013, "bullet": 0x2022, "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201C,
        "rdblquote": 0x201D, "emspace": 0x2003, "enspace": 0x2002, "qmspace": 0x2005, "zwj": 0x200D, "zwnj": 0x200C,
    ]
    /// Groups without text of the document.
    private static let hidden: Set<String> = [
        "stylesheet", "info", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
        "footerf",
        "footnote", "object", "listtext", "xe", "tc", "generator", "listtable", "listoverridetable", "themedata",
        "colorschememapping", "latentstyles", "datastore", "bkmkstart", "bkmkend", "annotation",
    ]

    private mutating func word(_ name: String, _ number: Int?) {
        if let unit = Self.marks[name] { return character(unit) }
        let isSkippable = state.mayBeSkipped
        state.mayBeSkipped = false
        switch name {
        case "fonttbl": enter(.fonts)
        case "colortbl": enter(.colors)
        case "fldinst":
            words = ""
            enter(.instruction)
        case "NeXTGraphic":
            graphicName = []
            enter(.graphic)
        case "width" where state.target == .graphic:
            flushBytes()
            state.graphicSize.width = Self.points(number)
        case "height" where state.target == .graphic:
            flushBytes()
            state.graphicSize.height = Self.points(number)
        case "field": state.link = nil
        case "fldrslt": break
        case "expandedcolortbl":
            (expanded, opacity) = (0, [])
            enter(.opacities)
        case "csgray" where state.target == .opacities: isGray = true
        case "c" where state.target == .opacities && opacity.count < 5: opacity.append(number ?? 0)
        case _ where Self.hidden.contains(name): enter(.nothing)
        case "u": unicode(number ?? 0)
        case "uc": state.unicodeSkip = min(max(number ?? 1, 0), 16)
        case "bin": at = min(bytes.count, at + max(0, number ?? 0))
        case "ansicpg": encoding = Self.encoding(page: number ?? 1252)
        case "mac": encoding = .macOSRoman
        case "deftab": attributes[.defaultTabInterval] = CGFloat(number ?? 720) / 20
        case "fcharset": charset(number ?? 0)
        case "red": color = (number ?? 0, color.green, color.blue, true)
        case "green": color = (color.red, number ?? 0, color.blue, true)
        case "blue": color = (color.red, color.green, number ?? 0, true)
        case "f":
            flushBytes()
            state.font = number ?? 0
        default:
            flushBytes()
            if !state.apply(name, number), isSkippable { enter(.nothing) }
        }
    }

    private mutating func enter(_ target: RTFState.Target) {
        flushBytes()
        if state.target != .nothing { state.target = target }
    }

    private static func points(_ number: Int?) -> CGFloat { min(max(CGFloat(number ?? 0) / 20, 0), 100_000) }

    private static func encoding(page: Int) -> String.Encoding {
        switch page {
        case 65001: .utf8
        case 932: .shiftJIS
        case 1250: .windowsCP1250
        case 1251: .windowsCP1251
        case 1253: .windowsCP1253
        case 1254: .windowsCP1254
        case 10000: .macOSRoman
        default: .windowsCP1252
        }
    }

    private mutating func charset(_ number: Int) {
        let pages = [128: 932, 161: 1253, 162: 1254, 204: 1251, 238: 1250, 77: 10000]
        guard state.target == .fonts, let page = pages[number] else { return }
        fonts[state.font, default: ("", nil)].encoding = Self.encoding(page: page)
    }

    // MARK: Text

    private mutating func unicode(_ number: Int) {
        flushBytes()
        character(UInt16(truncatingIfNeeded: number))
        // What follows stands for it where Unicode isn't known.
        toSkip = state.unicodeSkip
    }

    private mutating func character(_ unit: UInt16) {
        flushBytes()
        switch state.target {
        case .text: add([unit])
        case .graphic: graphicName.append(unit)
        case .fonts, .colors, .opacities, .instruction, .nothing: break
        }
    }

    private mutating func text(_ byte: UInt8) {
        if toSkip > 0 { return toSkip -= 1 }
        if state.target == .text, byte == 0xAC, let graphic = state.graphic { return addAttachment(graphic) }
        switch state.target {
        case .nothing: return
        case .colors:
            guard byte == UInt8(ascii: ";") else { return }
            colors.append(
                color.isSet
                    ? UIColor(
                        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
                        blue: CGFloat(color.blue) / 255,
                        alpha: 1) : nil)
            color = (0, 0, 0, false)
        case .opacities: if byte == UInt8(ascii: ";") { endOpacity() }
        default: pending.append(byte)
        }
    }

    /// Components of a colour with one more than its space has: that is its opacity.
    private mutating func endOpacity() {
        if expanded < colors.count, let color = colors[expanded], opacity.count == (isGray ? 2 : 4) {
            colors[expanded] = color.withAlphaComponent(min(max(CGFloat(opacity.last ?? 0) / 100_000, 0), 1))
        }
        (expanded, opacity, isGray) = (expanded + 1, [], false)
    }

    private mutating func flushBytes() {
        guard !pending.isEmpty else { return }
        let encoding = fonts[state.font]?.encoding ?? encoding
        let data = Data(pending)
        let string = String(data: data, encoding: encoding) ?? String(decoding: pending, as: UTF8.self)
        pending = []
        switch state.target {
        case .fonts:
            let name = string.split(separator: ";").first.map(String.init) ?? ""
            fonts[state.font, default: ("", nil)].name += name
        case .instruction: words += string
        case .graphic: graphicName += Array(string.utf16)
        case .text: add(Array(string.utf16))
        case .colors, .opacities, .nothing: break
        }
    }

    private mutating func add(_ more: [UInt16]) {
        if state.looks != unitState.looks || state.link != unitState.link || state.font != unitState.font {
            endRun()
            unitState = state
        }
        units += more
    }

    /// The character that follows the name of an attachment's file stands for it.
    private mutating func addAttachment(_ graphic: RTFGraphic) {
        flush()
        state.graphic = nil
        guard let file = files[graphic.name] else { return }
        let name = fonts[state.font]?.name.trimmingCharacters(in: .whitespaces)
        var looks = state.looks.attributes(font: name, colors: colors, link: state.link)
        looks[.attachment] = RTFDDocument.makeAttachment(of: file, size: graphic.size)
        result.append(NSAttributedString(string: "\u{FFFC}", attributes: base.merging(looks) { $1 }))
    }

    private mutating func flush() {
        flushBytes()
        endRun()
    }

    private mutating func endRun() {
        guard !units.isEmpty else { return }
        let string = String(utf16: units)
        units = []
        let name = fonts[unitState.font]?.name.trimmingCharacters(in: .whitespaces)
        let looks = unitState.looks.attributes(font: name, colors: colors, link: unitState.link)
        result.append(NSAttributedString(string: string, attributes: base.merging(looks) { $1 }))
    }
}
