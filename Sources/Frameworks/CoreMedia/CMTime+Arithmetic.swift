import Foundation
import PorticoFoundation

/// A time a whole number of times. Where the value doesn't fit, the time is infinite.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// A time times a ratio. What isn't whole is rounded, and marked so; a divisor of zero makes it invalid.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    guard time.isNumeric else {
        guard time.isPositiveInfinity || time.isNegativeInfinity else { return time }
        if multiplier == 0 { return .invalid }
        return (multiplier < 0) != (divisor < 0)
            ? (time.isPositiveInfinity ? .negativeInfinity : .positiveInfinity) : time
    }
    let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflows else { return (time.value < 0) != (multiplier < 0) ? .negativeInfinity : .positiveInfinity }
    var result = time
    if value % Int64(divisor) == 0 {
        result.value = value / Int64(divisor)
        return result
    }
    // A finer scale keeps it exact as long as there is one.
    let (scale, isTooFine) = time.timescale.multipliedReportingOverflow(
        by: divisor.magnitude > UInt32(Int32.max) ? Int32.max : abs(divisor))
    if !isTooFine {
        (result.value, result.timescale) = (divisor < 0 ? -value : value, scale)
        return result
    }
    result.value = Int64((Double(value) / Double(divisor)).rounded())
    result.flags.insert(.hasBeenRounded)
    return result
}

/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    guard time.value != .min else { return .positiveInfinity }
    var result = time
    result.value = -time.value
    return result
}

/// The moment of a range that is nearest to a time; invalid for an invalid range.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return CMTimeMinimum(CMTimeMaximum(time, range.start), range.end)
}

/// Whether a time says nothing.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time says something.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is a number.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether a time is undetermined.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

extension CMTimeRange {
    /// What both have in common; empty at zero where that is nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (from, to) = (CMTimeMaximum(start, otherRange.start), CMTimeMinimum(end, otherRange.end))
        return from <= to ? CMTimeRange(start: from, end: to) : .zero
    }

    /// From the beginning of the first to the end of the last.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(
            start: CMTimeMinimum(start, otherRange.start), end: CMTimeMaximum(end, otherRange.end))
    }

    /// Whether all of another one lies in it.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
    }

    /// Whether its duration is undetermined.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
}

/// What both have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// From the beginning of the first to the end of the last.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Whether all of another one lies in a range.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// From a time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// A time as a dictionary, to be kept.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    ["value": time.value, "timescale": time.timescale, "epoch": time.epoch, "flags": time.flags.rawValue]
}

/// A time that was kept so; invalid where it wasn't.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    func number(_ name: String) -> Int64? {
        (dictionaryRepresentation?[name] as? NSNumber)?.int64Value
            ?? (dictionaryRepresentation?[name] as? any BinaryInteger).map { Int64($0) }
    }
    guard let value = number("value"), let scale = number("timescale"), let flags = number("flags") else {
        return .invalid
    }
    return CMTime(
        value: value, timescale: Int32(clamping: scale), flags: CMTimeFlags(rawValue: UInt32(clamping: flags)),
        epoch: number("epoch") ?? 0)
}
