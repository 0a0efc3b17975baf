/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    /// One colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One colour in levels of opacity.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Several colours.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

    private var isFilled = false
    private var isSlashed = false
    private var shape: Shape?

    /// None.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// In a square.
    public static let square = SymbolVariants(shape: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a stroke through it.
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// This variant, in a circle.
    public var circle: SymbolVariants { with { $0.shape = .circle } }
    /// This variant, in a square.
    public var square: SymbolVariants { with { $0.shape = .square } }
    /// This variant, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    /// This variant, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This variant, with a stroke through it.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// This variant with what another has, too. None takes all away.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        if other == .none { return .none }
        return with {
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
            $0.shape = other.shape ?? shape
        }
    }

    /// Whether this variant has all of another.
    public func contains(_ other: SymbolVariants) -> Bool {
        (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
            && (other.shape == nil || other.shape == shape)
    }

    /// The variant's name after a symbol's, best first: `.circle.fill`.
    package var suffix: String {
        (shape.map { "." + $0.rawValue } ?? "") + (isSlashed ? ".slash" : "") + (isFilled ? ".fill" : "")
    }
}
