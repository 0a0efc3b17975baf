import CoreText
import UIKit

/// A font that depends on the environment: a text style, a size, or a name, and changes to it.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// A named font; nil keeps its size whatever the user's text size is.
        case named(String, size: CGFloat, relativeTo: TextStyle?)
        case platform(UIFont)
    }

    enum Modifier: Hashable, Sendable {
        case weight(Weight), width(Width), italic(Bool), bold(Bool), scale(CGFloat), monospaced, monospacedDigit,
            leading(Leading)
        case lowercaseSmallCaps, uppercaseSmallCaps
        case design(Design)
    }

    let base: Base
    private(set) var modifiers: [Modifier] = []

    init(_ base: Base) { self.base = base }

    private init(_ style: TextStyle) { base = .style(style, design: nil, weight: nil) }

    // MARK: Text styles

    /// The font of large titles.
    public static let largeTitle = Font(.largeTitle)
    /// The font of first-level headings.
    public static let title = Font(.title)
    /// The font of second-level headings.
    public static let title2 = Font(.title2)
    /// The font of third-level headings.
    public static let title3 = Font(.title3)
    /// The font of headings.
    public static let headline = Font(.headline)
    /// The font of subheadings.
    public static let subheadline = Font(.subheadline)
    /// The font of text.
    public static let body = Font(.body)
    /// The font of callouts.
    public static let callout = Font(.callout)
    /// The font of footnotes.
    public static let footnote = Font(.footnote)
    /// The font of text where nothing else is said.
    public static let `default` = Font(.body)
    /// The font of captions.
    public static let caption = Font(.caption)
    /// The font of smaller captions.
    public static let caption2 = Font(.caption2)

    // MARK: Creating

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font in a size, which doesn't follow the user's text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A font by its name, which grows along with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: size, relativeTo: .body))
    }

    /// A font by its name, which grows along with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name, in a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    /// Creates a font from one of Core Text's; one of UIKit's is kept as it is.
    public init(_ font: CTFont) { base = .platform(_porticoFont(font)) }

    // MARK: Changing

    private func adding(_ modifier: Modifier) -> Font {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// The font slanted, or upright.
    public func italic(_ isActive: Bool = true) -> Font { adding(.italic(isActive)) }
    /// The font bold, or no bolder than is usual.
    public func bold(_ isActive: Bool = true) -> Font { adding(.bold(isActive)) }
    /// The font in another size, by a factor of the one that it has.
    public func scaled(by factor: CGFloat) -> Font { adding(.scale(factor)) }
    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    /// The font in a width.
    public func width(_ width: Width) -> Font { adding(.width(width)) }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    /// The font with letters of one width.
    public func monospaced() -> Font { adding(.monospaced) }
    /// The font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// The font with small capitals for lower-case letters.
    public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
    /// The font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
    /// The font with more or less space between lines.
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

    package func design(_ design: Design) -> Font { adding(.design(design)) }
}
