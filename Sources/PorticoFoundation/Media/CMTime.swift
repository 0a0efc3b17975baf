import Foundation

/// The numerator of a time: a count of parts of a second, signed.
public typealias CMTimeValue = Int64
/// The denominator of a time: how many parts make a second. Positive in a valid time.
public typealias CMTimeScale = Int32
/// Tells apart times before and after a timeline starts anew; usually 0.
public typealias CMTimeEpoch = Int64
/// A count of items, such as samples.
public typealias CMItemCount = Int

/// The facts that a time tells besides its number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time says something; without it, it is invalid whatever else is set.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The value was rounded on the way, so it may not be exact.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than every number.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than every number.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// A time that nobody knows yet, such as the length of a live broadcast.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of which each replaces the number: the infinities and `indefinite`.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The way in which a number that falls between two is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6
    /// What converts without being told otherwise: to the nearest number, halves away from zero.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction: `value` parts of which `timescale` make a second. Not valid unless it says so.
public struct CMTime: Sendable {
    /// The number of parts of a second; meaningless unless `isNumeric`.
    public var value: CMTimeValue
    /// The number of parts that make a second; 600 or 44100 are usual.
    public var timescale: CMTimeScale
    /// Whether the time is valid, rounded, infinite or indefinite.
    public var flags: CMTimeFlags
    /// Kept by arithmetic, which takes the left operand's; comparisons don't look at it. Usually 0.
    public var epoch: CMTimeEpoch

    /// An invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time of its four parts as they are; nothing is checked or reduced.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// `value` parts of which `timescale` make a second; invalid without any.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// So many seconds, rounded to the scale; infinite or indefinite where they are.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self.init()
        if seconds.isNaN || preferredTimescale <= 0 { return }
        guard seconds.isFinite else {
            self = seconds < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        var scale = preferredTimescale
        // A number that doesn't fit is kept with a coarser scale.
        while abs(seconds * Double(scale)) >= 0x1p63, scale > 1 { scale /= 2 }
        guard let exact = CMTimeValue(exactly: (seconds * Double(scale)).rounded()) else {
            self = seconds < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        self.init(value: exact, timescale: scale)
        if Double(exact) / Double(scale) != seconds { flags.insert(.hasBeenRounded) }
    }

    /// No time at all: 0 of a timescale of 1.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that says nothing; arithmetic with it gives an invalid time.
    public static let invalid = CMTime()
    /// A time that isn't known; arithmetic with it gives an indefinite time.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than every number; its `seconds` are infinite.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than every number; its `seconds` are minus infinity.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether the time says anything: a number, an infinity or indefinite.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is valid and later than every number.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is valid and earlier than every number.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is valid and not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is valid, finite and known, so that `value` and `timescale` count.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it is a number that was rounded on its way here.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// NaN for what is neither a number nor infinite.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// The time in another scale; invalid where it doesn't fit.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        if newTimescale == timescale { return self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rule: FloatingPointRoundingRule =
            switch method {
            case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
            case .roundTowardZero: .towardZero
            case .roundAwayFromZero: .awayFromZero
            case .quickTime: newTimescale < timescale ? .towardZero : .awayFromZero
            case .roundTowardPositiveInfinity: .up
            case .roundTowardNegativeInfinity: .down
            }
        // Whole numbers are exact as long as they multiply without overflow.
        let (product, overflow) = value.multipliedReportingOverflow(by: CMTimeValue(newTimescale))
        if !overflow, product % CMTimeValue(timescale) == 0 {
            return CMTime(value: product / CMTimeValue(timescale), timescale: newTimescale, flags: flags, epoch: epoch)
        }
        guard let rounded = CMTimeValue(exactly: exact.rounded(rule)) else { return .invalid }
        return CMTime(
            value: rounded, timescale: newTimescale, flags: flags.union(.hasBeenRounded), epoch: epoch)
    }
}

extension CMTime: Comparable, Hashable {
    public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        if isNumeric { hasher.combine(seconds) }
    }

    /// The sum; see `CMTimeAdd`.
    public static func + (a: CMTime, b: CMTime) -> CMTime { CMTimeAdd(a, b) }
    /// The difference; see `CMTimeSubtract`.
    public static func - (a: CMTime, b: CMTime) -> CMTime { CMTimeSubtract(a, b) }

    /// Where a time that is no number stands: before all numbers, among them (0) or behind them.
    fileprivate var rank: Int {
        isNumeric ? 0 : isNegativeInfinity ? -1 : isPositiveInfinity ? 1 : isIndefinite ? 2 : 3
    }

    /// The sum, with `sign` before `other`.
    fileprivate func adding(_ other: CMTime, sign: CMTimeValue) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        guard isNumeric, other.isNumeric else {
            let (a, b) = (isNumeric ? 0 : rank, other.isNumeric ? 0 : other.rank * Int(sign))
            if a != 0, b != 0, a != b { return .invalid }
            return a + b > 0 ? .positiveInfinity : .negativeInfinity
        }
        let (a, b) = (Int64(timescale), Int64(other.timescale))
        let scale = a / Self.commonDivisor(a, b) * b
        guard let common = CMTimeScale(exactly: scale) else {
            return CMTime(
                seconds: seconds + Double(sign) * other.seconds, preferredTimescale: max(timescale, other.timescale))
        }
        let (left, right) = (convertScale(common, method: .default), other.convertScale(common, method: .default))
        let (sum, overflow) = left.value.addingReportingOverflow(right.value &* sign)
        guard left.isNumeric, right.isNumeric, !overflow else {
            return sign > 0 ? .positiveInfinity : .negativeInfinity
        }
        return CMTime(value: sum, timescale: common, flags: flags.union(other.flags), epoch: epoch)
    }

    private static func commonDivisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? a : commonDivisor(b, a % b) }
}

/// C's name of `CMTime.zero`.
public let kCMTimeZero = CMTime.zero
/// C's name of `CMTime.invalid`.
public let kCMTimeInvalid = CMTime.invalid
/// C's name of `CMTime.indefinite`.
public let kCMTimeIndefinite = CMTime.indefinite
/// C's name of `CMTime.positiveInfinity`.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// C's name of `CMTime.negativeInfinity`.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// `value` parts of which `timescale` make a second; invalid where `timescale` isn't positive.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// So many seconds, rounded to the nearest part of `preferredTimescale`; a coarser scale where the number doesn't fit.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds; infinite where it is, NaN where it is invalid or indefinite.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// The exact sum, on the least common timescale where that fits into 32 bits, else rounded to the finer of the two; invalid or indefinite
/// where an operand is, infinite where it overflows.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs.adding(rhs, sign: 1) }
/// The exact difference, by the same rules as `CMTimeAdd`; infinity less the same infinity is invalid.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs.adding(rhs, sign: -1) }
/// The product, with a timescale of 65,536 at least; what is no number comes back as it is.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65_536)) : time
}

/// -1, 0 or 1: numbers lie between the infinities, what is indefinite or invalid behind them.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    if time1.rank != time2.rank { return time1.rank < time2.rank ? -1 : 1 }
    guard time1.isNumeric else { return 0 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if left == right { return 0 }
    return left < right ? -1 : 1
}
/// The earlier of two times in the order of `CMTimeCompare`.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times in the order of `CMTimeCompare`: invalid where one is.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The time on another timescale, rounded by `method` where it isn't exact; invalid where it doesn't fit.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// A time and how long it lasts.
public struct CMTimeRange: Hashable, Sendable {
    /// The first moment of the range.
    public var start: CMTime
    /// The length of the range; a negative duration makes it invalid.
    public var duration: CMTime

    /// An invalid range.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// A range from its start and its length; nothing is checked.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// A range from `start` up to, and without, `end`.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// An empty range at zero; valid.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A range whose start and duration are invalid.
    public static let invalid = CMTimeRange()

    /// The moment after the range: `start` and `duration` together.
    public var end: CMTime { start + duration }
    /// Whether start and duration are valid and the duration isn't negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether it is valid and has no duration.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// The end is no part of it.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }
}

/// A range from its start and its length, as `CMTimeRange(start:duration:)`.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// The moment after the range: `end`.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time lies in the range; its start does, its end doesn't.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
