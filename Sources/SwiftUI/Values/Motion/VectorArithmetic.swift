import Foundation

/// A value that can be added and scaled, so that an animation can mix two of them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// A multiple of the vector.
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves towards another vector: 0 stays, 1 arrives.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The vector moved towards another one: 0 stays, 1 arrives.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var copy = self
        copy.interpolate(towards: other, amount: amount)
        return copy
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type without anything to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two vectors as one; pairs of pairs hold more.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First
    /// The second vector.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A list of vectors; a shorter one counts as filled up with zero.
package struct AnimatableList<Element: VectorArithmetic>: VectorArithmetic {
    package var elements: [Element]

    package init(_ elements: [Element]) { self.elements = elements }

    package static var zero: AnimatableList { AnimatableList([]) }
    package static func + (lhs: AnimatableList, rhs: AnimatableList) -> AnimatableList { combine(lhs, rhs, +) }
    package static func - (lhs: AnimatableList, rhs: AnimatableList) -> AnimatableList { combine(lhs, rhs, -) }
    package mutating func scale(by rhs: Double) { for i in elements.indices { elements[i].scale(by: rhs) } }
    package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

    private static func combine(
        _ lhs: AnimatableList, _ rhs: AnimatableList, _ operation: (Element, Element) -> Element
    ) -> AnimatableList {
        AnimatableList(
            (0..<max(lhs.elements.count, rhs.elements.count)).map {
                operation(
                    $0 < lhs.elements.count ? lhs.elements[$0] : .zero,
                    $0 < rhs.elements.count ? rhs.elements[$0] : .zero)
            })
    }
}
