import Foundation

/// A range of numbers, for constraints.
open class SKRange: NSObject, NSCopying {
    /// The smallest number that is allowed.
    open var lowerLimit: CGFloat
    /// The largest number that is allowed.
    open var upperLimit: CGFloat

    /// A range between two limits.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        lowerLimit = lower
        upperLimit = upper
    }

    /// A range without an upper limit.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// A range without a lower limit.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    /// A range of one number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// A range around a number.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }

    /// A range that allows every number.
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

    /// The nearest number in the range.
    final func nearest(to value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}
