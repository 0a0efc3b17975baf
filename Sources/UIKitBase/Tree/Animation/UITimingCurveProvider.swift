import CoreGraphics
import Foundation
import QuartzCore

/// What kind of pace an object of `UITimingCurveProvider` describes.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's curves.
    case builtin = 0
    case cubic = 1
    case spring = 2
    /// A cubic curve and a spring.
    case composed = 3
}

/// The pace of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a cubic curve from (0,0) to (1,1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve of UIKit that it was made from; `easeInOut` where it was made from control points.
    open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
    /// The first control point of the curve: x is time, y the way, both as parts of the whole. (0.42, 0) by default.
    open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
    /// The second control point of the curve: x is time, y the way, both as parts of the whole. (0.58, 1) by default.
    open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
    private var isBuiltIn = true

    public nonisolated override init() { super.init() }

    /// One of UIKit's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        super.init()
        use(curve)
    }

    /// A curve by two control points of its own; their x lies in 0…1, their y may go beyond.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        super.init()
        (controlPoint1, controlPoint2, isBuiltIn) = (point1, point2, false)
    }

    /// Reads what `encode(with:)` wrote.
    public required nonisolated init?(coder: NSCoder) {
        super.init()
        let numbers = ["x1", "y1", "x2", "y2"].map { coder.decodeDouble(forKey: $0) }
        let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        let builtIn = coder.decodeBool(forKey: "builtIn")
        MainActor.assumeIsolated {
            guard !builtIn else { return use(curve) }
            controlPoint1 = CGPoint(x: numbers[0], y: numbers[1])
            controlPoint2 = CGPoint(x: numbers[2], y: numbers[3])
            isBuiltIn = false
        }
    }

    private func use(_ curve: UIView.AnimationCurve) {
        animationCurve = curve
        var point: [Float] = [0, 0]
        curve.timingFunction.getControlPoint(at: 1, values: &point)
        controlPoint1 = CGPoint(x: CGFloat(point[0]), y: CGFloat(point[1]))
        curve.timingFunction.getControlPoint(at: 2, values: &point)
        controlPoint2 = CGPoint(x: CGFloat(point[0]), y: CGFloat(point[1]))
    }

    /// Writes the control points, and which of UIKit's curves it is.
    public nonisolated func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            coder.encode(Double(controlPoint1.x), forKey: "x1")
            coder.encode(Double(controlPoint1.y), forKey: "y1")
            coder.encode(Double(controlPoint2.x), forKey: "x2")
            coder.encode(Double(controlPoint2.y), forKey: "y2")
            coder.encode(animationCurve.rawValue, forKey: "curve")
            coder.encode(isBuiltIn, forKey: "builtIn")
        }
    }

    /// It never changes: a copy is itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// `builtin` for one of UIKit's curves, `cubic` for one by control points.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: a curve is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    final var timing: AnimationTiming {
        if isBuiltIn { return AnimationTiming(animationCurve) }
        return AnimationTiming(
            .curve(
                CAMediaTimingFunction(
                    controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
                    Float(controlPoint2.y))))
    }
}

/// A pace by a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In ways a second, by axis. Properties that are no points take the axis that moves.
    open private(set) var initialVelocity = CGVector(dx: 0, dy: 0)
    private var constants: [CGFloat] = [3, 1000, 500]
    /// Set where the spring takes the animator's duration.
    private var ratio: CGFloat?

    /// The spring of UIKit's own transitions.
    public nonisolated override init() { super.init() }

    /// A spring that comes to rest in the animator's duration. 1 does not overshoot.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// A spring that comes to rest in the animator's duration, and begins with a speed, in ways a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        super.init()
        (self.ratio, initialVelocity) = (ratio, velocity)
    }

    /// A spring with a duration of its own, which the animator takes.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        super.init()
        (constants, initialVelocity) = ([mass, stiffness, damping], velocity)
    }

    /// Reads what `encode(with:)` wrote.
    public required nonisolated init?(coder: NSCoder) {
        super.init()
        let numbers = ["mass", "stiffness", "damping", "dx", "dy", "ratio"].map {
            CGFloat(coder.decodeDouble(forKey: $0))
        }
        MainActor.assumeIsolated {
            constants = Array(numbers[..<3])
            initialVelocity = CGVector(dx: numbers[3], dy: numbers[4])
            ratio = numbers[5] >= 0 ? numbers[5] : nil
        }
    }

    /// Writes the spring's constants, its speed and, where it has one, its damping ratio.
    public nonisolated func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            for (key, value) in zip(["mass", "stiffness", "damping"], constants) {
                coder.encode(Double(value), forKey: key)
            }
            coder.encode(Double(initialVelocity.dx), forKey: "dx")
            coder.encode(Double(initialVelocity.dy), forKey: "dy")
            coder.encode(Double(ratio ?? -1), forKey: "ratio")
        }
    }

    /// It never changes: a copy is itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil: a spring is no curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    final var timing: AnimationTiming {
        let velocity = initialVelocity.dx != 0 ? initialVelocity.dx : initialVelocity.dy
        if let ratio { return AnimationTiming(.damped(ratio: ratio, velocity: velocity)) }
        return AnimationTiming(
            .spring(mass: constants[0], stiffness: constants[1], damping: constants[2], velocity: velocity))
    }
}

extension UITimingCurveProvider {
    var timing: AnimationTiming {
        springTimingParameters?.timing ?? cubicTimingParameters?.timing ?? AnimationTiming(.easeInOut)
    }
}
