import Foundation
import UIKit

extension AttributeScopes {
    /// SwiftUI's attributes, with Foundation's.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of `AttributedString` that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font; without it the text's own.
        public let font: FontAttribute
        /// The colour of the letters; without it the text's own.
        public let foregroundColor: ForegroundColorAttribute
        /// What is filled behind the text; nothing without it.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the text; none without it.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line below the text; none without it.
        public let underlineStyle: UnderlineStyleAttribute
        /// Room after each letter in points; 0 turns the font's own kerning off.
        public let kern: KerningAttribute
        /// Room after each letter in points, beside the font's own kerning.
        public let tracking: TrackingAttribute
        /// How many points the text is above its line; 0 without it.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes: links, language, Markdown's intents.
        public let foundation: FoundationAttributes

        /// The key behind `font`, for what is generic over keys.
        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The key behind `foregroundColor`, for what is generic over keys.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key behind `backgroundColor`, for what is generic over keys.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key behind `strikethroughStyle`, for what is generic over keys.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key behind `underlineStyle`, for what is generic over keys.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key behind `kern`, for what is generic over keys.
        @frozen public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// The key behind `tracking`, for what is generic over keys.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The key behind `baselineOffset`, for what is generic over keys.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds SwiftUI's attributes by their names; those of UIKit's with the same name come after them.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// What a run of an `AttributedString` says of its looks, by SwiftUI's keys or by UIKit's.
struct RunAttributes {
    private typealias Own = AttributeScopes.SwiftUIAttributes
    private typealias Platform = AttributeScopes.UIKitAttributes

    let font: Font?
    let foreground: Color?
    let background: Color?
    let underline: Text.LineStyle?
    let strikethrough: Text.LineStyle?
    let kern: CGFloat?
    let tracking: CGFloat?
    let baselineOffset: CGFloat?

    init(_ run: AttributedString.Runs.Run) {
        font = run[Own.FontAttribute.self] ?? run[Platform.FontAttribute.self].map { Font($0) }
        foreground =
            run[Own.ForegroundColorAttribute.self]
            ?? run[Platform.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        background =
            run[Own.BackgroundColorAttribute.self]
            ?? run[Platform.BackgroundColorAttribute.self].map { Color(uiColor: $0) }
        underline =
            run[Own.UnderlineStyleAttribute.self]
            ?? run[Platform.UnderlineStyleAttribute.self].flatMap {
                Self.line($0, run[Platform.UnderlineColorAttribute.self])
            }
        strikethrough =
            run[Own.StrikethroughStyleAttribute.self]
            ?? run[Platform.StrikethroughStyleAttribute.self].flatMap {
                Self.line($0, run[Platform.StrikethroughColorAttribute.self])
            }
        kern = run[Own.KerningAttribute.self] ?? run[Platform.KernAttribute.self]
        tracking = run[Own.TrackingAttribute.self] ?? run[Platform.TrackingAttribute.self]
        baselineOffset = run[Own.BaselineOffsetAttribute.self] ?? run[Platform.BaselineOffsetAttribute.self]
    }

    private static func line(_ style: NSUnderlineStyle, _ color: UIColor?) -> Text.LineStyle? {
        style.isEmpty
            ? nil : Text.LineStyle(pattern: .init(underline: style), color: color.map { Color(uiColor: $0) })
    }
}
