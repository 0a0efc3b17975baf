import CoreGraphics
import Foundation

/// What the control words before a place in an RTF document say of the text there.
struct RTFState {
    /// What text in a group is for.
    enum Target { case text, fonts, colors, opacities, instruction, graphic, nothing }

    var target = Target.text
    var mayBeSkipped = false
    var unicodeSkip = 1
    var font = 0
    var link: String?
    /// The size of the attachment whose name is being read.
    var graphicSize = CGSize.zero
    /// The attachment that the group's next sign stands for.
    var graphic: RTFGraphic?
    var looks = RTFLooks()

    /// False where the word isn't known.
    mutating func apply(_ name: String, _ number: Int?) -> Bool { looks.apply(name, number) }
}

/// An attachment of an RTFD: the name of its file and its size in points.
struct RTFGraphic {
    var name: String
    var size: CGSize
}

/// What text and paragraphs look like. Lengths are twentieths of a point.
struct RTFLooks: Equatable {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var underline = 0
    var strikethrough = 0
    var color = 0
    var background = 0
    var underlineColor = 0
    var strokeColor = 0
    var strokeWidth: CGFloat = 0
    var baseline: CGFloat = 0
    var isSuperscript = false
    var isSubscript = false
    var kern: CGFloat?
    var isOutlined = false
    var isShadowed = false
    var paragraph = RTFParagraph()

    private static let underlines: [String: NSUnderlineStyle] = [
        "ul": .single, "uld": [.single, .patternDot], "uldash": [.single, .patternDash],
        "uldashd": [.single, .patternDashDot], "uldashdd": [.single, .patternDashDotDot], "uldb": .double,
        "ulth": .thick, "ulw": [.single, .byWord], "ulwave": .single,
    ]

    mutating func apply(_ name: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        let points = CGFloat(number ?? 0) / 20
        if let style = Self.underlines[name] {
            underline = isOn ? style.rawValue : 0
            return true
        }
        switch name {
        case "plain":
            let kept = paragraph
            self = RTFLooks()
            paragraph = kept
        case "b": isBold = isOn
        case "i": isItalic = isOn
        case "ulnone": underline = 0
        case "strike": strikethrough = isOn ? NSUnderlineStyle.single.rawValue : 0
        case "striked": strikethrough = isOn ? NSUnderlineStyle.double.rawValue : 0
        case "fs": size = min(max(CGFloat(number ?? 24) / 2, 1), 2000)
        case "cf": color = number ?? 0
        case "cb", "highlight", "chcbpat": background = number ?? 0
        case "ulc": underlineColor = number ?? 0
        case "strokec": strokeColor = number ?? 0
        case "strokewidth": strokeWidth = points
        case "up": baseline = min(CGFloat(number ?? 6) / 2, 2000)
        case "dn": baseline = -min(CGFloat(number ?? 6) / 2, 2000)
        case "super": (isSuperscript, isSubscript) = (isOn, false)
        case "sub": (isSuperscript, isSubscript) = (false, isOn)
        case "nosupersub": (isSuperscript, isSubscript) = (false, false)
        case "expnd": kern = CGFloat(number ?? 0) / 4
        case "expndtw": kern = points
        case "outl": isOutlined = isOn
        case "shad": isShadowed = isOn
        default: return paragraph.apply(name, number)
        }
        return true
    }

    func attributes(font: String?, colors: [UIColor?], link: String?) -> [NSAttributedString.Key: Any] {
        let color = { (index: Int) in colors.indices.contains(index) ? colors[index] : nil }
        let small = isSuperscript || isSubscript
        let described = DocumentFont(
            family: font.flatMap { $0.isEmpty ? nil : $0 } ?? "Helvetica", size: small ? size * 2 / 3 : size,
            isBold: isBold,
            isItalic: isItalic)
        var result: [NSAttributedString.Key: Any] = [.font: described.font, .paragraphStyle: paragraph.style]
        result[.foregroundColor] = color(self.color)
        if background > 0 { result[.backgroundColor] = color(background) }
        if underline != 0 { result[.underlineStyle] = underline }
        if underlineColor > 0 { result[.underlineColor] = color(underlineColor) }
        if strikethrough != 0 { result[.strikethroughStyle] = strikethrough }
        if strokeColor > 0 { result[.strokeColor] = color(strokeColor) }
        if strokeWidth != 0 {
            result[.strokeWidth] = strokeWidth
        } else if isOutlined {
            result[.strokeWidth] = CGFloat(3)
        }
        let offset = baseline + (isSuperscript ? size / 3 : isSubscript ? -size / 6 : 0)
        if offset != 0 { result[.baselineOffset] = offset }
        if let kern { result[.kern] = kern }
        if isShadowed {
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: 1, height: 1)
            result[.shadow] = shadow
        }
        if let link { result[.link] = URL(string: link) ?? link }
        return result
    }
}

/// The attributes of a paragraph in RTF.
struct RTFParagraph: Equatable {
    var alignment = NSTextAlignment.natural
    var head = 0
    var tail = 0
    var firstLine = 0
    var before = 0
    var after = 0
    var line = 0
    var isMultiple = false
    var tabs: [NSTextTabPlace] = []
    private var nextTab = NSTextAlignment.left
    private var direction = NSWritingDirection.natural

    struct NSTextTabPlace: Equatable {
        var location: CGFloat
        var alignment: NSTextAlignment
    }

    mutating func apply(_ name: String, _ number: Int?) -> Bool {
        let value = number ?? 0
        switch name {
        case "pard": self = RTFParagraph()
        case "ql": alignment = .left
        case "qr": alignment = .right
        case "qc": alignment = .center
        case "qj": alignment = .justified
        case "qnatural": alignment = .natural
        case "li", "lin": head = value
        case "ri", "rin": tail = value
        case "fi": firstLine = value
        case "sb": before = value
        case "sa": after = value
        case "sl": line = value
        case "slmult": isMultiple = value != 0
        case "tqr": nextTab = .right
        case "tqc": nextTab = .center
        case "tqdec": nextTab = .right
        case "tx":
            if tabs.count < 64 { tabs.append(.init(location: CGFloat(value) / 20, alignment: nextTab)) }
            nextTab = .left
        case "rtlpar": direction = .rightToLeft
        case "ltrpar": direction = .leftToRight
        default: return false
        }
        return true
    }

    var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.headIndent = CGFloat(head) / 20
        style.firstLineHeadIndent = CGFloat(head + firstLine) / 20
        if tail > 0 { style.tailIndent = -CGFloat(tail) / 20 }
        style.paragraphSpacingBefore = CGFloat(before) / 20
        style.paragraphSpacing = CGFloat(after) / 20
        style.baseWritingDirection = direction
        if line != 0 {
            if isMultiple {
                style.lineHeightMultiple = CGFloat(abs(line)) / 240
            } else {
                style.minimumLineHeight = CGFloat(abs(line)) / 20
                if line < 0 { style.maximumLineHeight = CGFloat(-line) / 20 }
            }
        }
        if !tabs.isEmpty {
            style.tabStops = tabs.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
        }
        return style
    }
}
