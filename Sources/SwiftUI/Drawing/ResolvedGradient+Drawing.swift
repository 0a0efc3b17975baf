import UIKit

extension ResolvedGradient {
    /// A canvas's gradient.
    init(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions, _ style: StyleContext) {
        let stops = gradient.stops.map { Stop(color: $0.color.resolve(in: style), location: $0.location) }
        self.init(stops: options.contains(.linearColor) ? Self.subdivideLinearly(stops) : stops)
    }

    /// The stops that a gradient in sRGB needs to look as if light were mixed.
    private static func subdivideLinearly(_ stops: [Stop]) -> [Stop] {
        var result = Array(stops.prefix(1))
        for (a, b) in zip(stops, stops.dropFirst()) {
            for step in 1..<8 where a.color != b.color && a.location < b.location {
                let part = Float(step) / 8
                func between(_ component: (Color.Resolved) -> Float) -> Double {
                    Double(component(a.color) * (1 - part) + component(b.color) * part)
                }
                let color = Color.Resolved(
                    .sRGBLinear, between(\.linearRed), between(\.linearGreen), between(\.linearBlue),
                    between(\.opacity))
                result.append(Stop(color: color, location: a.location + (b.location - a.location) * CGFloat(part)))
            }
            result.append(b)
        }
        return result
    }

    /// Core Graphics' form; nil without stops.
    var platform: CGGradient? {
        CGGradient(
            colorsSpace: nil, colors: stops.map { $0.color.uiColor.cgColor } as CFArray,
            locations: stops.map { $0.location })
    }

    /// The gradient with its stops moved into a part of the way.
    func spread(from start: CGFloat, to end: CGFloat) -> ResolvedGradient {
        guard start != 0 || end != 1 else { return self }
        var copy = self
        for index in copy.stops.indices {
            copy.stops[index].location = start + copy.stops[index].location * (end - start)
        }
        return copy
    }

    /// The gradient with its colours less opaque.
    func fading(_ opacity: Double) -> ResolvedGradient {
        ResolvedGradient(
            stops: stops.map { Stop(color: $0.color.multiplyingOpacity(opacity), location: $0.location) })
    }

    /// A gradient that begins anew, or goes back and forth, as far as it is seen.
    ///
    /// - Parameters: `from`, `to`: the places that are seen, with 0 and 1 at the gradient's ends.
    /// - Returns: the whole and the places of its ends.
    func continued(
        from: CGFloat, to: CGFloat, _ options: GraphicsContext.GradientOptions
    ) -> (gradient: ResolvedGradient, start: CGFloat, end: CGFloat) {
        let isMirrored = options.contains(.mirror)
        guard isMirrored || options.contains(.repeat), from.isFinite, to.isFinite, !stops.isEmpty
        else { return (self, 0, 1) }
        // More of them than a screen has pixels look like one colour.
        let first = max(from.rounded(.down), -500), last = min(max(to.rounded(.up), first + 1), first + 1000)
        let count = last - first
        var all: [Stop] = []
        for period in 0..<Int(count) {
            let isBackward = isMirrored && (Int(first) + period) % 2 != 0
            for stop in isBackward ? stops.reversed() : stops {
                let place = isBackward ? 1 - stop.location : stop.location
                all.append(Stop(color: stop.color, location: (CGFloat(period) + place) / count))
            }
        }
        return (ResolvedGradient(stops: all), first, last)
    }
}
