import Foundation

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, between 0 and 1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// How colours between two stops are made.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// The components of the screen are mixed.
        public static let device = ColorSpace(isPerceptual: false)
        /// The mixtures look like even steps.
        public static let perceptual = ColorSpace(isPerceptual: true)

        func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ fraction: Double) -> Color.Resolved {
            if isPerceptual {
                let (from, to) = (PerceptualColor(a).components, PerceptualColor(b).components)
                return PerceptualColor(components: from + (to - from) * Float(fraction)).resolved
            }
            func between(_ x: Float, _ y: Float) -> Double { Double(x) + Double(y - x) * fraction }
            return Color.Resolved(
                .sRGB, between(a.red, b.red), between(a.green, b.green), between(a.blue, b.blue),
                between(a.opacity, b.opacity))
        }

        /// The stops that a gradient in sRGB needs to look like one in this space.
        func subdivide(_ stops: [ResolvedGradient.Stop]) -> [ResolvedGradient.Stop] {
            guard isPerceptual, stops.count > 1 else { return stops }
            var result = [stops[0]]
            for (a, b) in zip(stops, stops.dropFirst()) {
                if a.color != b.color, a.location < b.location {
                    for step in 1..<8 {
                        let part = Double(step) / 8
                        result.append(
                            .init(
                                color: mix(a.color, b.color, part),
                                location: a.location + (b.location - a.location) * CGFloat(part)))
                    }
                }
                result.append(b)
            }
            return result
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient, mixed in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    package func resolve(in context: StyleContext, space: ColorSpace = .device) -> ResolvedGradient {
        let fixed = stops.map { ResolvedGradient.Stop(color: $0.color.resolve(in: context), location: $0.location) }
        return ResolvedGradient(stops: space.subdivide(fixed))
    }
}

/// A gradient without a shape.
public struct AnyGradient: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case gradient(Gradient)
        /// A standard gradient of one colour.
        case tones(Color)
    }

    let source: Source
    private(set) var space = Gradient.ColorSpace.device

    /// Creates the gradient of stops.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(of color: Color) { source = .tones(color) }

    /// The gradient, mixed in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    package func resolve(in context: StyleContext) -> ResolvedGradient {
        switch source {
        case .gradient(let gradient): return gradient.resolve(in: context, space: space)
        case .tones(let color):
            let base = color.resolve(in: context)
            let white = Color.Resolved(.sRGB, 1, 1, 1, Double(base.opacity))
            return ResolvedGradient(stops: [
                .init(color: Gradient.ColorSpace.perceptual.mix(base, white, 0.2), location: 0),
                .init(color: base, location: 1),
            ])
        }
    }
}

/// A gradient's stops as they are drawn.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: Color.Resolved
        package var location: CGFloat
    }

    package var stops: [Stop]
}

extension ResolvedGradient: Animatable {
    /// The stops' colours and places; gradients of another number of stops jump.
    package var animatableData: AnimatableList<AnimatablePair<CGFloat, Color.Resolved.AnimatableData>> {
        get { AnimatableList(stops.map { AnimatablePair($0.location, $0.color.animatableData) }) }
        set {
            for (i, element) in newValue.elements.enumerated() where i < stops.count {
                stops[i].location = element.first
                stops[i].color.animatableData = element.second
            }
        }
    }
}
