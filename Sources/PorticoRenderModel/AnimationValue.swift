import CoreGraphics
import Foundation

/// A value that an animation moves, by kind. The kind is the interpolator.
package enum AnimationValue: Sendable, Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(RGBA)
    case transform(Matrix4)
    case contents(ContentsRecord?)
    case path(CGPath?)
    case colors([RGBA])
    case numbers([Double])
    /// Changes half-way: flags, enumerations.
    case discrete(Int)

    package enum Kind: UInt8, Sendable {
        case number, point, size, rect, color, transform, contents, path, colors, numbers, discrete
    }

    package var kind: Kind {
        switch self {
        case .number: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform: .transform
        case .contents: .contents
        case .path: .path
        case .colors: .colors
        case .numbers: .numbers
        case .discrete: .discrete
        }
    }
}

extension AnimationValue {
    /// Part way from `self` to `other`; values of different kinds, and those without a between, switch half-way.
    package func interpolated(to other: AnimationValue, _ t: Double) -> AnimationValue {
        if t == 0 { return self }
        if t == 1 { return other }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)): return .color(Self.mix(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, t) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(mix))
        case (.path(let a?), .path(let b?)):
            return .path(a.interpolated(to: b, t) ?? (t < 0.5 ? a : b))
        case (.transform(let a), .transform(let b)): return .transform(.interpolate(a, b, t))
        case (.contents(let a), .contents(let b)): return .contents(ContentsFade.between(a, b, t))
        default: return t < 0.5 ? self : other
        }
    }

    static func mix(_ a: RGBA, _ b: RGBA, _ t: Double) -> RGBA {
        // A colour without alpha has no hue of its own: fade in the other one's, not through black.
        let from = a.w == 0 ? RGBA(b.x, b.y, b.z, 0) : a
        let to = b.w == 0 ? RGBA(a.x, a.y, a.z, 0) : b
        return from + (to - from) * Float(t)
    }

    /// `self` and then `other`: sums, or the product of transforms. nil where the kind cannot be added.
    package func adding(_ other: AnimationValue, times n: Double = 1) -> AnimationValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b * n)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * n, y: a.y + b.y * n))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * n, height: a.height + b.height * n))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * n, y: a.origin.y + b.origin.y * n,
                    width: a.size.width + b.size.width * n, height: a.size.height + b.size.height * n))
        case (.color(let a), .color(let b)): return .color(a + b * Float(n))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { $0 + $1 * Float(n) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + $1 * n })
        case (.path(let a?), .path(let b?)): return a.adding(b, times: n).map { .path($0) }
        case (.transform(let a), .transform(let b)):
            if n == 0 { return self }
            if n == -1 { return b.inverse.map { .transform($0 * a) } }
            var result = a
            for _ in 0..<Int(min(n, 1000)) { result = b * result }
            return .transform(result)
        default: return nil
        }
    }

    /// How far two values lie apart, for paced keyframes.
    package func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(a - b)
        case (.point(let a), .point(let b)): return hypot(a.x - b.x, a.y - b.y)
        case (.size(let a), .size(let b)): return hypot(a.width - b.width, a.height - b.height)
        case (.rect(let a), .rect(let b)):
            return hypot(
                hypot(a.origin.x - b.origin.x, a.origin.y - b.origin.y),
                hypot(a.size.width - b.size.width, a.size.height - b.size.height))
        case (.color(let a), .color(let b)):
            let d = a - b
            return Double((d * d).sum().squareRoot())
        case (.transform(let a), .transform(let b)):
            return hypot(a.m41 - b.m41, a.m42 - b.m42)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        case (.path(let a?), .path(let b?)): return a.distance(to: b) ?? 1
        default: return 1
        }
    }
}
