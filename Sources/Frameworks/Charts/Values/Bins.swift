import Foundation

/// A bin of a histogram: from its lower bound up to its upper one, which only the last bin includes.
public struct ChartBinRange<Bound: Comparable> {
    /// Where the bin begins.
    public let lowerBound: Bound
    /// Where the bin ends.
    public let upperBound: Bound
    let isClosed: Bool
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

extension ChartBinRange: RangeExpression {
    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
    }
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
        isClosed ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
    }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins for numbers.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection, Equatable {
    public typealias Element = ChartBinRange<Value>
    public typealias Index = Int

    /// The bounds of the bins, rising.
    public let thresholds: [Value]

    /// Bins between thresholds.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
    /// The bin of a value; the first or last one for what lies outside.
    public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

private func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let above = thresholds.firstIndex { value < $0 } ?? thresholds.count - 1
    return max(min(above - 1, thresholds.count - 2), 0)
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins with nice bounds around data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let finite = data.filter(\.isFinite)
        self.init(
            range: (finite.min() ?? 0)...(finite.max() ?? 0),
            desiredCount: desiredCount ?? NiceNumbers.binCount(of: finite.count), minimumStride: minimumStride)
    }
    /// Bins with nice bounds around a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            thresholds: NiceNumbers.ticks(
                around: Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
                minimumStride: Double(minimumStride)
            ).map { Value($0) })
    }
    /// So many bins of one size.
    public init(range: ClosedRange<Value>, count: Int) {
        let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
        self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size })
    }
    /// Bins of a size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: NiceNumbers.multiples(
                of: Double(size), around: Double(range.lowerBound)...Double(range.upperBound)
            ).map { Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins with nice bounds around data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 0),
            desiredCount: desiredCount ?? NiceNumbers.binCount(of: data.count), minimumStride: minimumStride)
    }
    /// Bins with nice bounds around a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            thresholds: NiceNumbers.ticks(
                around: Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
                minimumStride: Swift.max(Double(minimumStride), 1)
            ).map { Value($0) })
    }
    /// So many bins of one size.
    public init(range: ClosedRange<Value>, count: Int) {
        let size = (Double(range.upperBound) - Double(range.lowerBound)) / Double(Swift.max(count, 1))
        self.init(
            thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value((Double($0) * size).rounded()) })
    }
    /// Bins of a size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: NiceNumbers.multiples(
                of: Double(size), around: Double(range.lowerBound)...Double(range.upperBound)
            ).map { Value($0) })
    }
}

/// Bins for dates.
public struct DateBins: RandomAccessCollection, Equatable {
    public typealias Element = ChartBinRange<Date>
    public typealias Index = Int

    /// The bounds of the bins, rising.
    public let thresholds: [Date]

    /// Bins between thresholds.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
    /// Bins of so many of a unit that cover a range.
    public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) { thresholds = DateTicks(component: unit, count: stride, calendar: calendar).dates(around: range) }
    /// Bins of so many seconds that cover a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        thresholds = NiceNumbers.multiples(
            of: timeInterval,
            around: range.lowerBound
                .timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
        ).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    /// Bins with nice bounds around a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        thresholds = DateTicks.suiting(range, count: desiredCount, calendar: calendar).dates(around: range)
    }
    /// Bins with nice bounds around data.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(
            range: low...(data.max() ?? low), desiredCount: desiredCount ?? NiceNumbers.binCount(of: data.count),
            calendar: calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
    /// The bin of a date; the first or last one for what lies outside.
    public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }
}
