import Foundation

/// Colours at places along a line, with smooth changes between them. Immutable; any thread may use it.
public final class CGGradient: @unchecked Sendable {
    struct Stop: Sendable {
        var location: CGFloat
        /// Straight sRGB.
        var color: SIMD4<Float>
    }

    /// In the order of their locations.
    let stops: [Stop]

    init(stops: [Stop]) {
        // Stops at the same place keep their order: that is how a hard edge is said.
        self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map { $0.element }
    }

    /// Creates a gradient from `count` colours' components, alpha last. Locations lie in 0...1; without them the colours
    /// are spread evenly. Nil for a pattern or an indexed space, or without colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.model != .pattern, space.model != .indexed else { return nil }
        let width = space.numberOfComponents + 1
        let stops = (0..<count).map { index -> Stop in
            let values = UnsafeBufferPointer(start: components + index * width, count: width)
            let color = CGColor(space: space, values: Array(values))
            return Stop(location: CGGradient.location(index, count, locations), color: color.rgba)
        }
        self.init(stops: stops)
    }

    /// Creates a gradient from an array of `CGColor`s. Locations lie in 0...1; without them the colours are spread evenly.
    /// Nil where the array is empty or holds something else.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let all = colors.compactMap { $0 as? CGColor }
        guard !all.isEmpty, all.count == colors.count else { return nil }
        self.init(
            stops: all.enumerated().map { index, color in
                Stop(location: CGGradient.location(index, all.count, locations), color: color.rgba)
            })
    }

    private static func location(_ index: Int, _ count: Int, _ locations: UnsafePointer<CGFloat>?) -> CGFloat {
        guard let locations else { return count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0 }
        let value = locations[index]
        return value.isNaN ? 0 : min(1, max(0, value))
    }

    /// The number that identifies gradients among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0009 }
}

extension CGGradient: Hashable {
    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
