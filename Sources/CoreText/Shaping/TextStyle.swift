import CoreGraphics
import Foundation

/// What can be the value of a colour attribute (UIKit's `UIColor`). Asked at drawing time, because a dynamic colour
/// depends on the traits that are current then.
package protocol CGColorProviding {
    var cgColorForText: CGColor { get }
}

/// What can be the value of the attachment attribute (UIKit's `NSTextAttachment`), on the character U+FFFC.
package protocol TextAttachmentProviding: AnyObject {
    /// The attachment's rectangle relative to the baseline, y up.
    func textAttachmentBounds(lineHeight: CGFloat, font: CTFont) -> CGRect
    /// Draws into `rect` of the context, y down.
    func drawTextAttachment(in context: CGContext, rect: CGRect, color: CGColor)
}

/// A value of the shadow attribute (UIKit's `NSShadow`).
package protocol TextShadowProviding {
    var textShadow: TextShadow? { get }
}

package struct TextShadow {
    package var offset: CGSize
    package var blurRadius: CGFloat
    package var color: TextColor

    package init(offset: CGSize, blurRadius: CGFloat, color: TextColor) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }

    /// A light edge below the letters, as if they were pressed into the page.
    static var letterpress: TextShadow {
        TextShadow(
            offset: CGSize(width: 0, height: 0.5), blurRadius: 0,
            color: .fixed(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)))
    }
}

/// A colour that is known now, or asked for when drawing.
package enum TextColor {
    case fixed(CGColor)
    case provider(any CGColorProviding)

    package init?(_ value: Any?) {
        switch value {
        case let provider as any CGColorProviding: self = .provider(provider)
        case let color as CGColor: self = .fixed(color)
        default: return nil
        }
    }

    package var resolved: CGColor {
        switch self {
        case .fixed(let color): color
        case .provider(let provider): provider.cgColorForText
        }
    }
}

/// The attributes of a stretch of characters, read once from the attribute dictionary. Immutable after it is made.
package final class TextStyle: @unchecked Sendable {
    package let font: CTFont
    package var color: TextColor?
    package var backgroundColor: TextColor?
    /// Points added after each character; nil means the font's own kerning, 0 means none at all.
    package var kern: CGFloat?
    package var tracking: CGFloat = 0
    package var ligatures = true
    package var underline: DecorationStyle = []
    package var underlineColor: TextColor?
    package var strikethrough: DecorationStyle = []
    package var strikethroughColor: TextColor?
    /// Percent of the font size. Positive strokes only, negative fills and strokes.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: TextColor?
    package var baselineOffset: CGFloat = 0
    package var obliqueness: CGFloat = 0
    package var expansion: CGFloat = 0
    package var shadow: TextShadow?
    package var attachment: (any TextAttachmentProviding)?
    /// The dictionary that the style was read from.
    package internal(set) var attributes: [NSAttributedString.Key: Any] = [:]

    package init(font: CTFont, color: TextColor? = nil) {
        self.font = font
        self.color = color
    }

    /// Every attribute of `attributes`; what is absent there comes from `base`.
    package init(_ attributes: [NSAttributedString.Key: Any], base: TextStyle) {
        let named = attributes[.ctFont] as? CTFont ?? base.font
        let intent = InlineIntent(attributes[.ctInlineIntent])
        font = intent.isEmpty ? named : intent.font(named)
        color = base.color
        if attributes.isEmpty { return }
        self.attributes = attributes
        color =
            TextColor(attributes[.ctForegroundColorUIKit]) ?? TextColor(attributes[.ctForegroundColor]) ?? base.color
        backgroundColor = TextColor(attributes[.ctBackgroundColorUIKit]) ?? TextColor(attributes[.ctBackgroundColor])
        kern = CGFloat(attributeValue: attributes[.ctKern])
        tracking = CGFloat(attributeValue: attributes[.ctTracking]) ?? 0
        ligatures = CGFloat(attributeValue: attributes[.ctLigature]) != 0
        underline = DecorationStyle(attributeValue: attributes[.ctUnderline])
        underlineColor = TextColor(attributes[.ctUnderlineColor])
        strikethrough = DecorationStyle(attributeValue: attributes[.ctStrikethrough])
        if intent.contains(.strikethrough), strikethrough.isEmpty { strikethrough = .single }
        strikethroughColor = TextColor(attributes[.ctStrikethroughColor])
        strokeWidth = CGFloat(attributeValue: attributes[.ctStrokeWidth]) ?? 0
        strokeColor = TextColor(attributes[.ctStrokeColorUIKit]) ?? TextColor(attributes[.ctStrokeColor])
        baselineOffset = CGFloat(attributeValue: attributes[.ctBaselineOffset]) ?? 0
        obliqueness = CGFloat(attributeValue: attributes[.ctObliqueness]) ?? 0
        expansion = CGFloat(attributeValue: attributes[.ctExpansion]) ?? 0
        shadow = (attributes[.ctShadow] as? any TextShadowProviding)?.textShadow
        if shadow == nil, attributes[.ctTextEffect] != nil { shadow = .letterpress }
        attachment = (attributes[.ctAttachment] ?? attributes[.ctAdaptiveImage]) as? any TextAttachmentProviding
    }

    /// Horizontal stretch of the glyphs that the expansion attribute (a natural logarithm) asks for.
    var stretch: Double { expansion == 0 ? 1 : exp(Double(expansion)) }

    /// Points added after every character.
    var letterSpacing: Double { Double(kern ?? 0) + Double(tracking) + font.tracking }
}

/// Raw values as `NSUnderlineStyle` and `CTUnderlineStyle` + `CTUnderlineStyleModifiers` have them.
package struct DecorationStyle: OptionSet, Sendable {
    package let rawValue: Int
    package static let single = DecorationStyle(rawValue: 1)
    package static let thick = DecorationStyle(rawValue: 2)
    package static let double = DecorationStyle(rawValue: 9)
    package static let byWord = DecorationStyle(rawValue: 0x8000)

    package init(rawValue: Int) { self.rawValue = rawValue }

    init(attributeValue: Any?) { self.init(rawValue: Int(CGFloat(attributeValue: attributeValue) ?? 0)) }

    /// 0 solid, 1 dots, 2 dashes, 3 dash-dot, 4 dash-dot-dot.
    var pattern: Int { (rawValue >> 8) & 7 }
}

extension CGFloat {
    /// Attribute values come as any kind of number.
    init?(attributeValue value: Any?) {
        switch value {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as Float: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        case let number as any BinaryInteger: self = CGFloat(Int(number))
        default: return nil
        }
    }
}

extension NSAttributedString.Key {
    static let ctFont = NSAttributedString.Key("NSFont")
    static let ctForegroundColor = NSAttributedString.Key("CTForegroundColor")
    static let ctForegroundColorUIKit = NSAttributedString.Key("NSColor")
    static let ctBackgroundColor = NSAttributedString.Key("CTBackgroundColor")
    static let ctBackgroundColorUIKit = NSAttributedString.Key("NSBackgroundColor")
    static let ctParagraphStyle = NSAttributedString.Key("NSParagraphStyle")
    static let ctKern = NSAttributedString.Key("NSKern")
    static let ctTracking = NSAttributedString.Key("CTTracking")
    static let ctLigature = NSAttributedString.Key("NSLigature")
    static let ctUnderline = NSAttributedString.Key("NSUnderline")
    static let ctUnderlineColor = NSAttributedString.Key("NSUnderlineColor")
    static let ctStrikethrough = NSAttributedString.Key("NSStrikethrough")
    static let ctStrikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    static let ctStrokeWidth = NSAttributedString.Key("NSStrokeWidth")
    static let ctStrokeColor = NSAttributedString.Key("CTStrokeColor")
    static let ctStrokeColorUIKit = NSAttributedString.Key("NSStrokeColor")
    static let ctBaselineOffset = NSAttributedString.Key("NSBaselineOffset")
    static let ctObliqueness = NSAttributedString.Key("NSObliqueness")
    static let ctExpansion = NSAttributedString.Key("NSExpansion")
    static let ctTextEffect = NSAttributedString.Key("NSTextEffect")
    static let ctShadow = NSAttributedString.Key("NSShadow")
    static let ctInlineIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    static let ctAttachment = NSAttributedString.Key("NSAttachment")
    static let ctAdaptiveImage = NSAttributedString.Key("CTAdaptiveImageProvider")
}
