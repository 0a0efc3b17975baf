import Foundation

/// A range of numbers, both ends included: what an attachment's motion is held in.
public struct UIFloatRange: Sendable, Equatable {
    /// The lower end; 0 by default.
    public var minimum: CGFloat
    /// The upper end; 0 by default.
    public var maximum: CGFloat

    /// From 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// The ends are kept as they are, also where the first is the larger.
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// From 0 to 0.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether it has no end on either side.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Whether both ends are the same.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
    range == otherRange
}
