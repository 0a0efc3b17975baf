import Foundation

/// A colour: components in a colour space, an alpha, and for pattern spaces a pattern. Immutable; any thread may use it.
public final class CGColor: @unchecked Sendable {
    private let space: CGColorSpace
    /// The space's components, then alpha.
    private let values: [CGFloat]
    /// The pattern of a colour in a pattern space.
    public let pattern: CGPattern?

    /// The colour in straight sRGB, alpha last. Components outside 0...1 (extended spaces) stay as they are.
    package let rgba: SIMD4<Float>

    init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
        let rgb = space.toSRGB(values.dropLast())
        let straight = SIMD4(Float(rgb.x), Float(rgb.y), Float(rgb.z), Float(min(1, max(0, values.last ?? 1))))
        // What is not a number is nothing: drawing must not meet it.
        rgba = straight.replacing(with: 0, where: straight .!= straight)
    }

    /// Creates a colour from components, alpha last. Nil for a pattern space; use `init(patternSpace:…)` there.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates a colour that paints a pattern. `components` are the tint of an uncoloured pattern with its alpha, or the
    /// alpha alone of a coloured one.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern else { return nil }
        let count = pattern.isColored ? 1 : space.numberOfComponents + 1
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    /// Creates a colour in the sRGB space. Components lie in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour in the sRGB space. Components lie in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a gray: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// Creates a gray in the generic gray space: 0 is black, 1 is white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Creates a colour from printing inks.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(space: .standardCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The components, alpha last.
    public var components: [CGFloat]? { values }

    /// How many components there are, alpha counted.
    public var numberOfComponents: Int { values.count }

    /// Returns the colour itself: colours do not change.
    public func copy() -> CGColor? { self }

    /// Returns the colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// Returns the colour in another space; nil for patterns and for spaces that only index others.
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil, destination.model != .pattern else { return nil }
        if destination == space { return self }
        guard let converted = destination.fromSRGB(space.toSRGB(values.dropLast())) else { return nil }
        return CGColor(space: destination, values: converted + [alpha])
    }

    public static let conversionBlackPointCompensation: CFString = "kCGColorConversionBlackPointCompensation"
    public static let conversionTRCSize: CFString = "kCGColorConversionTRCSize"

    /// The number that identifies colours among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0002 }

    static let black = CGColor(space: .deviceGray, values: [0, 1])
}

extension CGColor: Hashable {
    /// Equal colours have the same space, components and pattern.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
