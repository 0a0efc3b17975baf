import CoreText
import UIKit

extension Font {
    /// This is what decides which font a `Font` is at a place.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let traits: UITraitCollection

        public var debugDescription: String { "Font.Context(\(traits.preferredContentSizeCategory.rawValue))" }
    }

    /// The font that a `Font` is at a place.
    public struct Resolved: Hashable, Sendable {
        private let font: UIFont
        /// The space between lines.
        public let leading: Leading
        /// Whether lower-case letters are small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether capitals are small capitals.
        public let isUppercaseSmallCaps: Bool

        init(_ font: Font, in traits: UITraitCollection) {
            self.font = font.resolve(in: traits)
            var leading = Leading.standard
            for case .leading(let value) in font.modifiers { leading = value }
            self.leading = leading
            isLowercaseSmallCaps = font.modifiers.contains(.lowercaseSmallCaps)
            isUppercaseSmallCaps = font.modifiers.contains(.uppercaseSmallCaps)
        }

        /// Core Text's font.
        public var ctFont: CTFont { font.ctFont }
        /// The size in points.
        public var pointSize: CGFloat { font.pointSize }
        /// The thickness of strokes.
        public var weight: Weight { Weight(font.ctFont.weight) }
        /// This is how wide letters are.
        public var width: Width {
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            return Width(traits?[.width] as? CGFloat ?? 0)
        }
        /// Whether the strokes are those of semibold or thicker.
        public var isBold: Bool { font.ctFont.weight.rawValue >= UIFont.Weight.semibold.rawValue }
        /// Whether the letters are slanted.
        public var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }
        /// Whether all letters have one width.
        public var isMonospaced: Bool { font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font at a place whose context is `fontResolutionContext` of the environment.
    public func resolve(in context: Context) -> Resolved { Resolved(self, in: context.traits) }
}

extension EnvironmentValues {
    /// This is what decides which font a `Font` is here.
    public var fontResolutionContext: Font.Context { Font.Context(traits: resolvedTraits) }
}
