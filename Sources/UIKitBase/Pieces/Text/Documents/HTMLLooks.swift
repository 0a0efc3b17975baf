import CoreGraphics
import Foundation

/// What text looks like within elements of HTML.
struct HTMLLooks {
    static let blocks: Set<String> = [
        "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
        "tr",
        "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "dl", "dt", "dd",
        "center",
        "address", "fieldset", "form", "details", "summary", "hr",
    ]

    private let base: [NSAttributedString.Key: Any]
    private var font = DocumentFont()
    private var color: UIColor?
    private var background: UIColor?
    private var underline = NSUnderlineStyle()
    private var strikethrough = NSUnderlineStyle()
    private var baseline: CGFloat = 0
    private var kern: CGFloat?
    private var link: Any?
    private var alignment = NSTextAlignment.natural
    private var direction = NSWritingDirection.natural
    private var indent: CGFloat = 0
    private var firstIndent: CGFloat = 0
    private var spacing: (before: CGFloat, after: CGFloat) = (0, 0)
    private var lineHeight: (multiple: CGFloat, points: CGFloat) = (0, 0)
    private var transform = ""
    private(set) var keepsSpace = false
    private(set) var isHidden = false
    /// What counts the items of the list around.
    private var list: HTMLList?
    private var row: HTMLList?
    private(set) var marker = ""
    /// The number of a table's cell in its row.
    private(set) var cell = 0

    init(_ base: [NSAttributedString.Key: Any]) { self.base = base }

    var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.baseWritingDirection = direction
        style.headIndent = indent
        style.firstLineHeadIndent = list == nil ? indent + firstIndent : max(0, indent - 25)
        style.paragraphSpacingBefore = spacing.before
        style.paragraphSpacing = spacing.after
        if lineHeight.multiple > 0 { style.lineHeightMultiple = lineHeight.multiple }
        if lineHeight.points > 0 {
            style.minimumLineHeight = lineHeight.points
            style.maximumLineHeight = lineHeight.points
        }
        if list != nil {
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: max(0, indent - 25)),
                NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        var result: [NSAttributedString.Key: Any] = [
            .font: font.font, .paragraphStyle: style,
            .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
        ]
        if let own = base[.font] as? UIFont, font == DocumentFont() { result[.font] = own }
        if color == nil, let own = base[.foregroundColor] { result[.foregroundColor] = own }
        if let background { result[.backgroundColor] = background }
        if !underline.isEmpty { result[.underlineStyle] = underline.rawValue }
        if !strikethrough.isEmpty { result[.strikethroughStyle] = strikethrough.rawValue }
        if baseline != 0 { result[.baselineOffset] = baseline }
        if let kern { result[.kern] = kern }
        if let link { result[.link] = link }
        return base.merging(result) { $1 }
    }

    func cased(_ text: String) -> String {
        switch transform {
        case "uppercase": text.uppercased()
        case "lowercase": text.lowercased()
        case "capitalize": text.capitalized
        default: text
        }
    }

    // MARK: Elements

    private static let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

    mutating func enter(_ name: String, _ attributes: [String: String], _ rules: HTMLRules) {
        marker = ""
        switch name {
        case "b", "strong", "th": font.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": font.isItalic = true
        case "u", "ins": underline.insert(.single)
        case "s", "strike", "del": strikethrough.insert(.single)
        case "code", "tt", "kbd", "samp": monospace()
        case "big": font.size *= 1.2
        case "small": font.size *= 5.0 / 6
        case "sub": shift(-0.25)
        case "sup": shift(0.33)
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "p", "dl": spacing = (0, font.size)
        case "center": alignment = .center
        case "pre":
            monospace()
            keepsSpace = true
            spacing.after = font.size
        case "blockquote", "dd": indent += 40
        case "a":
            guard let address = attributes["href"] else { break }
            link = URL(string: address) ?? address
            color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
            underline.insert(.single)
        case "ul", "ol":
            spacing.after = list == nil ? font.size : 0
            list = HTMLList(
                isOrdered: name == "ol", start: attributes["start"].flatMap(HTMLList.number) ?? 1,
                depth: (list?.depth ?? 0) + 1)
            list?.kind = attributes["type"]
            indent += 36
        case "li": marker = "\t\(list?.next(attributes["value"]) ?? "•")\t"
        case "tr": row = HTMLList(isOrdered: true, start: 0, depth: 0)
        case "font": enterFont(attributes)
        case _ where Self.headings[name] != nil:
            font.size = 12 * (Self.headings[name] ?? 1)
            font.isBold = true
            spacing = (0, font.size * 0.7)
        default: break
        }
        if name == "td" || name == "th" { cell = row?.step() ?? 0 }
        if let direction = attributes["dir"] { self.direction = direction == "rtl" ? .rightToLeft : .leftToRight }
        if let align = attributes["align"] { apply("text-align", align.lowercased()) }
        for (property, value) in rules.declarations(name, attributes) { apply(property, value) }
        for (property, value) in HTMLRules.declarations(attributes["style"] ?? "") { apply(property, value) }
    }

    private mutating func monospace() {
        font.family = nil
        font.isMonospaced = true
    }

    private mutating func shift(_ share: CGFloat) {
        baseline += font.size * share
        font.size *= 5.0 / 6
    }

    private mutating func enterFont(_ attributes: [String: String]) {
        if let color = attributes["color"].flatMap(HTMLColor.color) { self.color = color }
        if let face = attributes["face"] { font.family = Self.family(face) }
        let sizes: [CGFloat] = [9, 10, 12, 13.5, 18, 24, 36]
        if let size = attributes["size"].flatMap({ Int($0) }), size > 0, size <= sizes.count {
            font.size = sizes[size - 1]
        }
    }

    // MARK: Styles

    private static func family(_ value: String) -> String? {
        value.split(separator: ",").first?.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\t\n"))
    }

    private mutating func apply(_ property: String, _ value: String) {
        switch property {
        case "color": color = HTMLColor.color(value) ?? color
        case "background-color", "background": background = HTMLColor.color(value) ?? background
        case "font-family":
            font.family = Self.family(value)
            font.isMonospaced = false
        case "font-size": font.size = min(max(length(value, of: font.size) ?? font.size, 1), 2000)
        case "font-weight": font.isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
        case "font-style": font.isItalic = value == "italic" || value == "oblique"
        case "text-decoration", "text-decoration-line": decorate(value)
        case "text-align": align(value)
        case "text-transform": transform = value
        case "text-indent": firstIndent = length(value, of: font.size) ?? 0
        case "letter-spacing": kern = length(value, of: font.size)
        case "line-height": setLineHeight(value)
        case "margin-left", "padding-left": indent += min(length(value, of: font.size) ?? 0, 10_000)
        case "margin-top": spacing.before = length(value, of: font.size) ?? 0
        case "margin-bottom": spacing.after = length(value, of: font.size) ?? 0
        case "margin": setMargin(value)
        case "vertical-align": if value == "super" { shift(0.33) } else if value == "sub" { shift(-0.25) }
        case "white-space": keepsSpace = value.hasPrefix("pre")
        case "display": isHidden = value == "none"
        case "direction": direction = value == "rtl" ? .rightToLeft : .leftToRight
        default: break
        }
    }

    private mutating func decorate(_ value: String) {
        if value.contains("none") { (underline, strikethrough) = ([], []) }
        if value.contains("underline") { underline.insert(.single) }
        if value.contains("line-through") { strikethrough.insert(.single) }
    }

    private mutating func align(_ value: String) {
        let known: [String: NSTextAlignment] = [
            "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
        ]
        alignment = known[value] ?? alignment
    }

    private mutating func setMargin(_ value: String) {
        let parts = value.split(separator: " ").map { length(String($0), of: font.size) ?? 0 }
        guard let top = parts.first else { return }
        spacing = (top, parts.count > 2 ? parts[2] : top)
        let left = parts.count > 3 ? parts[3] : parts.count > 1 ? parts[1] : top
        indent += min(left, 10_000)
    }

    private mutating func setLineHeight(_ value: String) {
        if let multiple = Double(value), multiple.isFinite {
            lineHeight = (min(max(CGFloat(multiple), 0), 1000), 0)
        } else if let points = length(value, of: font.size) {
            lineHeight = (0, points)
        }
    }

    /// Points; pixels count as points.
    private func length(_ value: String, of size: CGFloat) -> CGFloat? {
        let names: [String: CGFloat] = [
            "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
        ]
        if let named = names[value] { return named }
        let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let amount = Double(number), amount.isFinite else { return nil }
        let factor: CGFloat
        switch value.dropFirst(number.count) {
        case "em", "rem": factor = size
        case "%": factor = size / 100
        case "in": factor = 72
        case "cm": factor = 72 / 2.54
        case "mm": factor = 72 / 25.4
        default: factor = 1
        }
        return min(max(CGFloat(amount) * factor, -100_000), 100_000)
    }
}

/// Counts the items of a list, or the cells of a row.
final class HTMLList {
    let isOrdered: Bool
    let depth: Int
    var kind: String?
    private var number: Int

    init(isOrdered: Bool, start: Int, depth: Int) {
        self.isOrdered = isOrdered
        self.depth = depth
        number = start
    }

    /// A number of HTML's range: what is beyond it counts on from its end.
    static func number(_ text: String) -> Int? { Int(text).map { Int(Int32(clamping: $0)) } }

    func step() -> Int {
        number += 1
        return number - 1
    }

    /// The next item's marker.
    func next(_ value: String?) -> String {
        guard isOrdered else { return depth == 1 ? "•" : depth == 2 ? "◦" : "▪" }
        if let value = value.flatMap(Self.number) { number = value }
        let formats: [String: NSTextList.MarkerFormat] = [
            "a": .lowercaseLatin, "A": .uppercaseLatin, "i": .lowercaseRoman, "I": .uppercaseRoman,
        ]
        let format = kind.flatMap { formats[$0] } ?? .decimal
        return NSTextList(markerFormat: format, options: 0).marker(forItemNumber: step()) + "."
    }
}
