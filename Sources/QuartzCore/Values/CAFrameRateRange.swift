/// How often an animation or display link would like to run, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The least rate that will do; 0 leaves it open.
    public var minimum: Float
    /// The highest rate that is of use; 0 leaves it open.
    public var maximum: Float
    /// The rate that is best; nil or 0 leaves it to the system.
    public var preferred: Float?

    /// The range that leaves everything to the system, as `default`.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// A range of rates in frames a second; nothing is checked.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// Leaves everything to the system: all rates are 0.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
