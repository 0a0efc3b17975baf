import CoreGraphics
import Foundation
import PorticoFoundation

extension AttributeScopes {
    /// UIKit's attributes, with Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of `AttributedString` that UIKit draws. Each has the name of its key in `NSAttributedString`.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text; without it each view has its own.
        public let font: FontAttribute
        /// Alignment, spacing, indents and line breaks of whole paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the letters; black without it, or the view's own.
        public let foregroundColor: ForegroundColorAttribute
        /// What is filled behind the text; nothing without it.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters join into one glyph; they do without it.
        public let ligature: LigatureAttribute
        /// Room after each letter; 0 turns the font's own kerning off.
        public let kern: KernAttribute
        /// Room after each letter, beside the font's own kerning.
        public let tracking: TrackingAttribute
        /// A line through the text; none without it.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line below the text; none without it.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the letters' outlines, where `strokeWidth` draws them; without it the text's own.
        public let strokeColor: StrokeColorAttribute
        /// Outlines of the letters; none without it.
        public let strokeWidth: StrokeWidthAttribute
        /// A shadow of the letters; none without it.
        public let shadow: ShadowAttribute
        /// Letters that look pressed into the ground; not so without it.
        public let textEffect: TextEffectAttribute
        /// What stands in the text in the place of U+FFFC: an image, a view.
        public let attachment: AttachmentAttribute
        /// How far the text is above its line; 0 without it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the line below the text; without it the text's own.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text; without it the text's own.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How much letters lean; 0 without it.
        public let obliqueness: ObliquenessAttribute
        /// How wide letters are drawn; 0 without it.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes: links, language, Markdown's intents.
        public let foundation: FoundationAttributes

        /// Says that text is decoded with UIKit's attributes.
        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        /// Says that text is encoded with UIKit's attributes.
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration

        /// The key behind `font`, for what is generic over keys.
        @frozen public enum FontAttribute: CodableAttributedStringKey {
            /// A font with its size in points.
            public typealias Value = UIFont
            /// The string of `NSAttributedString.Key.font`.
            public static let name = "NSFont"
        }

        /// The key behind `paragraphStyle`, for what is generic over keys.
        @frozen public enum ParagraphStyleAttribute: CodableAttributedStringKey {
            /// Counts for the paragraph that the text is in.
            public typealias Value = NSParagraphStyle
            /// The string of `NSAttributedString.Key.paragraphStyle`.
            public static let name = "NSParagraphStyle"
        }

        /// The key behind `foregroundColor`, for what is generic over keys.
        @frozen public enum ForegroundColorAttribute: CodableAttributedStringKey {
            /// A colour, also a dynamic one.
            public typealias Value = UIColor
            /// The string of `NSAttributedString.Key.foregroundColor`.
            public static let name = "NSColor"
        }

        /// The key behind `backgroundColor`, for what is generic over keys.
        @frozen public enum BackgroundColorAttribute: CodableAttributedStringKey {
            /// A colour, also a dynamic one.
            public typealias Value = UIColor
            /// The string of `NSAttributedString.Key.backgroundColor`.
            public static let name = "NSBackgroundColor"
        }

        /// The key behind `ligature`, for what is generic over keys.
        @frozen public enum LigatureAttribute: CodableAttributedStringKey {
            /// 0 for no ligatures, 1 for those of the font.
            public typealias Value = Int
            /// The string of `NSAttributedString.Key.ligature`.
            public static let name = "NSLigature"
        }

        /// The key behind `kern`, for what is generic over keys.
        @frozen public enum KernAttribute: CodableAttributedStringKey {
            /// Points, negative ones bring letters closer.
            public typealias Value = CGFloat
            /// The string of `NSAttributedString.Key.kern`.
            public static let name = "NSKern"
        }

        /// The key behind `tracking`, for what is generic over keys.
        @frozen public enum TrackingAttribute: CodableAttributedStringKey {
            /// Points, negative ones bring letters closer.
            public typealias Value = CGFloat
            /// The string of `NSAttributedString.Key.tracking`.
            public static let name = "CTTracking"
        }

        /// The key behind `strikethroughStyle`, for what is generic over keys.
        @frozen
        public enum StrikethroughStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
            /// The line's style and pattern; `[]` for no line.
            public typealias Value = NSUnderlineStyle
            /// A number with the raw value, in `NSAttributedString`.
            public typealias ObjectiveCValue = NSNumber
            /// The string of `NSAttributedString.Key.strikethroughStyle`.
            public static let name = "NSStrikethrough"
        }

        /// The key behind `underlineStyle`, for what is generic over keys.
        @frozen
        public enum UnderlineStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
            /// The line's style and pattern; `[]` for no line.
            public typealias Value = NSUnderlineStyle
            /// A number with the raw value, in `NSAttributedString`.
            public typealias ObjectiveCValue = NSNumber
            /// The string of `NSAttributedString.Key.underlineStyle`.
            public static let name = "NSUnderline"
        }

        /// The key behind `strokeColor`, for what is generic over keys.
        @frozen public enum StrokeColorAttribute: CodableAttributedStringKey {
            /// A colour, also a dynamic one.
            public typealias Value = UIColor
            /// The string of `NSAttributedString.Key.strokeColor`.
            public static let name = "NSStrokeColor"
        }

        /// The key behind `strokeWidth`, for what is generic over keys.
        @frozen public enum StrokeWidthAttribute: CodableAttributedStringKey {
            /// Percent of the font size: positive draws outlines only, negative fills the letters, too.
            public typealias Value = CGFloat
            /// The string of `NSAttributedString.Key.strokeWidth`.
            public static let name = "NSStrokeWidth"
        }

        /// The key behind `shadow`, for what is generic over keys.
        @frozen public enum ShadowAttribute: CodableAttributedStringKey {
            /// Its offset, blur and colour.
            public typealias Value = NSShadow
            /// The string of `NSAttributedString.Key.shadow`.
            public static let name = "NSShadow"
        }

        /// The key behind `textEffect`, for what is generic over keys.
        @frozen public enum TextEffectAttribute: CodableAttributedStringKey {
            /// `letterpressStyle` is the one there is.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The string of `NSAttributedString.Key.textEffect`.
            public static let name = "NSTextEffect"
        }

        /// The key behind `attachment`, for what is generic over keys.
        @frozen public enum AttachmentAttribute: CodableAttributedStringKey {
            /// The attachment, which says how large it is.
            public typealias Value = NSTextAttachment
            /// The string of `NSAttributedString.Key.attachment`.
            public static let name = "NSAttachment"
        }

        /// The key behind `baselineOffset`, for what is generic over keys.
        @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            /// Points, upwards; negative ones lower the text.
            public typealias Value = CGFloat
            /// The string of `NSAttributedString.Key.baselineOffset`.
            public static let name = "NSBaselineOffset"
        }

        /// The key behind `underlineColor`, for what is generic over keys.
        @frozen public enum UnderlineColorAttribute: CodableAttributedStringKey {
            /// A colour, also a dynamic one.
            public typealias Value = UIColor
            /// The string of `NSAttributedString.Key.underlineColor`.
            public static let name = "NSUnderlineColor"
        }

        /// The key behind `strikethroughColor`, for what is generic over keys.
        @frozen public enum StrikethroughColorAttribute: CodableAttributedStringKey {
            /// A colour, also a dynamic one.
            public typealias Value = UIColor
            /// The string of `NSAttributedString.Key.strikethroughColor`.
            public static let name = "NSStrikethroughColor"
        }

        /// The key behind `obliqueness`, for what is generic over keys.
        @frozen public enum ObliquenessAttribute: CodableAttributedStringKey {
            /// The slope: 1 leans by as much as the letter is high.
            public typealias Value = CGFloat
            /// The string of `NSAttributedString.Key.obliqueness`.
            public static let name = "NSObliqueness"
        }

        /// The key behind `expansion`, for what is generic over keys.
        @frozen public enum ExpansionAttribute: CodableAttributedStringKey {
            /// The natural logarithm of the factor.
            public typealias Value = CGFloat
            /// The string of `NSAttributedString.Key.expansion`.
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names: `text.foregroundColor`, `container.font`.
    // SwiftUI's attributes of the same names come first where it is imported.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSAttributedString {
    private static let bridge = AttributeBridge(AttributeScopes.UIKitAttributes.self)

    /// The text with Foundation's and UIKit's attributes. For those of a scope of the app's name the scope.
    public convenience init(_ attrStr: AttributedString) {
        let plain = NSAttributedString(string: String(attrStr.characters))
        self.init(attributedString: (try? Self.bridge.text(attrStr)) ?? plain)
    }

    fileprivate static func text(_ text: NSAttributedString) -> AttributedString {
        (try? bridge.text(text)) ?? AttributedString(text.string)
    }
}

extension AttributedString {
    /// The text with Foundation's and UIKit's attributes.
    public init(_ nsStr: NSAttributedString) { self = NSAttributedString.text(nsStr) }
}
