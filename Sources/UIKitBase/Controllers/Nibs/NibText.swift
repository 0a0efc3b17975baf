import CoreGraphics
import Foundation
import PorticoNib

/// Attributed text of documents: fragments with fonts, colours, paragraphs.
@MainActor enum NibText {
    static func attributed(_ node: NibNode, _ context: NibContext) -> NSAttributedString? {
        guard node.element == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in node.children where fragment.element == "fragment" {
            let text = fragment.string("content") ?? fragment.child("content")?.text ?? ""
            result.append(
                NSAttributedString(string: text, attributes: attributes(fragment.first("attributes"), context)))
        }
        return result
    }

    /// `attributes` of a fragment, or a bar's `textAttributes`.
    static func attributes(_ node: NibNode?, _ context: NibContext) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in node?.children ?? [] {
            switch (child.element, child.key ?? "") {
            case ("font", _): result[.font] = NibFont.font(child)
            case ("fontDescription", _): result[.font] = NibFont.font(child)
            case ("color", "NSBackgroundColor"): result[.backgroundColor] = NibColor.color(child, context)
            case ("color", "NSStrokeColor"): result[.strokeColor] = NibColor.color(child, context)
            case ("color", "NSUnderlineColor"): result[.underlineColor] = NibColor.color(child, context)
            case ("color", "NSStrikethroughColor"): result[.strikethroughColor] = NibColor.color(child, context)
            case ("color", "NSColor"), ("color", "textColor"): result[.foregroundColor] = NibColor.color(child, context)
            case ("shadow", _): result[.shadow] = shadow(child, context)
            case ("paragraphStyle", _): result[.paragraphStyle] = paragraph(child)
            case ("integer", "NSUnderline"): result[.underlineStyle] = Int(child.number("value") ?? 0)
            case ("integer", "NSStrikethrough"): result[.strikethroughStyle] = Int(child.number("value") ?? 0)
            case ("real", "NSKern"), ("integer", "NSKern"): result[.kern] = child.number("value") ?? 0
            case ("real", "NSBaselineOffset"), ("integer", "NSBaselineOffset"):
                result[.baselineOffset] = child.number("value") ?? 0
            case ("real", "NSStrokeWidth"), ("integer", "NSStrokeWidth"):
                result[.strokeWidth] = child.number("value") ?? 0
            default: break
            }
        }
        return result
    }

    private static func tab(_ node: NibNode) -> NSTextTab {
        NSTextTab(textAlignment: alignment(node.string("alignment")), location: CGFloat(node.number("location") ?? 0))
    }

    private static func shadow(_ node: NibNode, _ context: NibContext) -> NSShadow {
        let shadow = NSShadow()
        let offset = node.child("offset")
        shadow.shadowOffset = CGSize(width: offset?.number("width") ?? 0, height: offset?.number("height") ?? 0)
        shadow.shadowBlurRadius = CGFloat(node.number("blurRadius") ?? 0)
        if let color = node.child("color") { shadow.shadowColor = NibColor.color(color, context) }
        return shadow
    }

    private static func paragraph(_ node: NibNode) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let number = { (name: String) in CGFloat(node.number(name) ?? 0) }
        style.alignment = alignment(node.string("alignment"))
        style.lineBreakMode =
            switch node.string("lineBreakMode") {
            case "charWrapping": .byCharWrapping
            case "clipping": .byClipping
            case "truncatingHead": .byTruncatingHead
            case "truncatingTail": .byTruncatingTail
            case "truncatingMiddle": .byTruncatingMiddle
            default: .byWordWrapping
            }
        style.lineHeightMultiple = number("lineHeightMultiple")
        style.lineSpacing = number("lineSpacing")
        style.headIndent = number("headIndent")
        style.tailIndent = number("tailIndent")
        style.firstLineHeadIndent = number("firstLineHeadIndent")
        style.paragraphSpacing = number("paragraphSpacing")
        style.paragraphSpacingBefore = number("paragraphSpacingBefore")
        style.minimumLineHeight = number("minimumLineHeight")
        style.maximumLineHeight = number("maximumLineHeight")
        style.baseWritingDirection =
            switch node.string("baseWritingDirection") {
            case "leftToRight": .leftToRight
            case "rightToLeft": .rightToLeft
            default: .natural
            }
        style.hyphenationFactor = node.number("hyphenationFactor").map { Float($0) } ?? 0
        style.defaultTabInterval = number("defaultTabInterval")
        if let stops = node.first("tabStops") { style.tabStops = stops.children.map(tab) }
        return style
    }

    static func alignment(_ name: String?) -> NSTextAlignment {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: .natural
        }
    }

    static func lineBreak(_ name: String) -> NSLineBreakMode {
        switch name {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }
}
