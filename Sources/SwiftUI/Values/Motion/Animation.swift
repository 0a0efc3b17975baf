import Foundation

/// The way in which a view changes over time.
///
/// An animation is asked for the part of a change that is done (`animate(value:time:context:)`); where the layers can run it
/// themselves, `Animation+Layers.swift` gives Core Animation's form.
public struct Animation: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case curve(UnitCurve, duration: TimeInterval)
        /// A spring that goes on from the velocity of the one that runs.
        case spring(Spring)
        /// A spring that adds to those that run.
        case interpolatingSpring(Spring, velocity: Double)
        case delay(Kind, TimeInterval)
        case speed(Kind, Double)
        /// Passes, each way counted; nil is for ever.
        case repeated(Kind, count: Int?, autoreverses: Bool)
        case completed(Kind, after: TimeInterval)
        case custom(AnyCustomAnimation)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Creates an animation by an app's own rule.
    public init<A: CustomAnimation>(_ base: A) { kind = .custom(AnyCustomAnimation(base)) }

    /// The system's animation: since iOS 17 a spring that doesn't overshoot.
    public static let `default` = Animation(kind: .spring(Spring(response: 0.55, dampingRatio: 1)))

    // MARK: Curves

    private static let standardDuration = 0.35

    private init(_ curve: UnitCurve, _ duration: TimeInterval) { kind = .curve(curve, duration: duration) }

    /// The same pace throughout.
    public static var linear: Animation { Animation(.linear, standardDuration) }
    /// The same pace throughout, in so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
    /// Slow at the start.
    public static var easeIn: Animation { Animation(.easeIn, standardDuration) }
    /// Slow at the start, in so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
    /// Slow at the end.
    public static var easeOut: Animation { Animation(.easeOut, standardDuration) }
    /// Slow at the end, in so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
    /// Slow at both ends.
    public static var easeInOut: Animation { Animation(.easeInOut, standardDuration) }
    /// Slow at both ends, in so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }
    /// A cubic curve with two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(UnitCurve(p1x, p1y, p2x, p2y), duration) }
    /// A curve, in so many seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve, duration)
    }

    // MARK: Springs

    /// A spring, which takes over the velocity of the one before. `blendDuration` has no effect.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(kind: .spring(spring))
    }
    /// A spring without overshoot.
    public static var spring: Animation { spring(Spring()) }
    /// A spring as it is felt.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }
    /// A spring by its period and damping.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration) }
    /// A fast spring, for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A fast spring, for what follows a finger, by its period and damping.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration) }
    /// A fast spring, for what follows a finger, as it is felt.
    @_disfavoredOverload public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration) }
    /// A spring without overshoot.
    public static var smooth: Animation { spring(.smooth) }
    /// A spring without overshoot, or with some.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a small overshoot.
    public static var snappy: Animation { spring(.snappy) }
    /// A spring with a small overshoot, and some more.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring that visibly overshoots.
    public static var bouncy: Animation { spring(.bouncy) }
    /// A spring that visibly overshoots, and some more.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring by physical quantities, whose effect is added to that of others.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }
    /// A spring whose effect is added to that of others.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(kind: .interpolatingSpring(spring, velocity: initialVelocity))
    }
    /// A spring as it is felt, whose effect is added to that of others.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }
    /// A spring without overshoot, whose effect is added to that of others.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    // MARK: Changing

    /// The animation, begun later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(kind: .delay(kind, delay)) }

    /// The animation, faster by a factor.
    public func speed(_ speed: Double) -> Animation { Animation(kind: .speed(kind, speed)) }

    /// The animation, several times; with `autoreverses` each way counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(kind: .repeated(kind, count: max(repeatCount, 0), autoreverses: autoreverses))
    }

    /// The animation, until something else takes its place.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(kind: .repeated(kind, count: nil, autoreverses: autoreverses))
    }

    /// The animation, which counts as done after some time.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(kind: .completed(kind, after: duration))
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// The animation in words.
    public var description: String { "\(kind)" }
    public var debugDescription: String { description }
}

/// An app's animation, whatever its type.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
