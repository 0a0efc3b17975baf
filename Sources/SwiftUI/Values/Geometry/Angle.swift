import Foundation

/// A geometric angle, kept in radians.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates the zero angle.
    public init() { radians = 0 }

    /// Creates an angle from radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of so many radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle of so many degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle of 0.
    public static var zero: Angle { Angle() }

    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// The sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// The difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// The opposite angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// A multiple of an angle.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// A multiple of an angle.
    public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
    /// A part of an angle.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    /// Adds an angle.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
    /// Takes an angle away.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
    /// Multiplies an angle.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
    /// Divides an angle.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Angle: Animatable {
    /// The angle in degrees, times 128, as an animation sees it: so that a spring settles when nothing visible moves any more.
    public var animatableData: Double {
        get { radians * Double(animatableScale) }
        set { radians = newValue / Double(animatableScale) }
    }
}
