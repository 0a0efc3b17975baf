import CoreGraphics
import Foundation
import PorticoFoundation

extension AttributeScopes {
    /// UIKit's attributes, with Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of `AttributedString` that UIKit draws. Each has the name of its key in `NSAttributedString`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let ligature: LigatureAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let textEffect: TextEffectAttribute
        public let attachment: AttachmentAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let foundation: FoundationAttributes

        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }

        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        @frozen public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }

        @frozen public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        @frozen public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public typealias ObjectiveCValue = NSNumber
            public static let name = "NSStrikethrough"
        }

        @frozen public enum UnderlineStyleAttribute: AttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public typealias ObjectiveCValue = NSNumber
            public static let name = "NSUnderline"
        }

        @frozen public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }

        @frozen public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }

        @frozen public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = "NSShadow"
        }

        @frozen public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = "NSTextEffect"
        }

        @frozen public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }

        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }

        @frozen public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }

        @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }

        @frozen public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }

        @frozen public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
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
