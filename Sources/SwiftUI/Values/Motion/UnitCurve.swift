import Foundation

/// A function from progress in time to progress of an animation, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    enum Function: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case circularIn, circularOut, circularInOut
        indirect case inverse(Function)
    }

    let function: Function

    /// A cubic curve from (0, 0) to (1, 1) with two control points. The x coordinates are held between 0 and 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        function = .bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    }

    private init(function: Function) { self.function = function }

    /// The same pace throughout.
    public static let linear = UnitCurve(0, 0, 1, 1)
    /// Slow at the start.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// Slow at the start, as a quarter of a circle.
    public static let circularEaseIn = UnitCurve(function: .circularIn)
    /// Slow at the end, as a quarter of a circle.
    public static let circularEaseOut = UnitCurve(function: .circularOut)
    /// Slow at both ends, as two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(function: .circularInOut)

    /// The curve with input and output exchanged.
    public var inverse: UnitCurve {
        if case .inverse(let original) = function { return UnitCurve(function: original) }
        return UnitCurve(function: .inverse(function))
    }

    /// The progress at a point in time; outside of 0...1 the nearest end's.
    public func value(at progress: Double) -> Double {
        let t = progress >= 0 ? min(progress, 1) : 0
        return Self.value(of: function, at: t)
    }

    /// The slope at a point in time.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if case .bezier(let x1, let y1, let x2, let y2) = function {
            let s = Self.parameter(x1, x2, at: progress)
            let dx = Self.slope(x1, x2, s)
            if abs(dx) > 1e-9 { return Self.slope(y1, y2, s) / dx }
        }
        let step = 1e-5
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    /// The four numbers of a cubic curve, for Core Animation; nil for others.
    package var controlPoints: (Double, Double, Double, Double)? {
        if case .bezier(let x1, let y1, let x2, let y2) = function { return (x1, y1, x2, y2) }
        return nil
    }

    private static func value(of function: Function, at t: Double) -> Double {
        switch function {
        case .bezier(let x1, let y1, let x2, let y2):
            return x1 == y1 && x2 == y2 ? t : cubic(y1, y2, parameter(x1, x2, at: t))
        case .circularIn: return 1 - (1 - t * t).squareRoot()
        case .circularOut: return (1 - (1 - t) * (1 - t)).squareRoot()
        case .circularInOut:
            if t < 0.5 { return (1 - (1 - 4 * t * t).squareRoot()) / 2 }
            let u = 2 - 2 * t
            return ((1 - u * u).squareRoot() + 1) / 2
        case .inverse(let original):
            // The curves rise, but for cubic ones with control points outside of 0...1: there the nearest point is found.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<52 {
                let middle = (low + high) / 2
                if value(of: original, at: middle) < t { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
    }

    private static func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }

    /// The parameter at which the x coordinate is reached: Newton's steps, and halving where they leave 0...1.
    private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
        var s = x
        for _ in 0..<8 {
            let error = cubic(x1, x2, s) - x
            if abs(error) < 1e-10 { return s }
            let d = slope(x1, x2, s)
            if abs(d) < 1e-6 { break }
            s -= error / d
            if s < 0 || s > 1 { break }
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            s = (low + high) / 2
            if cubic(x1, x2, s) < x { low = s } else { high = s }
        }
        return s
    }
}
