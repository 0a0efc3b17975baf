import Foundation
import PorticoObjC
import PorticoTrace

/// What is made of several quantities.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Also for each app by itself.
    public static var separateBySource: Self { Self(rawValue: 1 << 0) }
    /// The average.
    public static var discreteAverage: Self { Self(rawValue: 1 << 1) }
    /// The least.
    public static var discreteMin: Self { Self(rawValue: 1 << 2) }
    /// The most.
    public static var discreteMax: Self { Self(rawValue: 1 << 3) }
    /// The sum.
    public static var cumulativeSum: Self { Self(rawValue: 1 << 4) }
    /// The latest.
    public static var mostRecent: Self { Self(rawValue: 1 << 5) }
    /// How long all of them last.
    public static var duration: Self { Self(rawValue: 1 << 6) }

    /// Sums of what has none, and averages of what has a sum, end the app, as on iOS.
    func demand(for type: HKQuantityType) {
        let isSum = type.aggregationStyle == .cumulative
        let wrong: [(HKStatisticsOptions, String)] =
            isSum
            ? [
                (.discreteAverage, "HKStatisticsOptionDiscreteAverage"),
                (.discreteMin, "HKStatisticsOptionDiscreteMin"),
                (.discreteMax, "HKStatisticsOptionDiscreteMax"),
            ] : [(.cumulativeSum, "HKStatisticsOptionCumulativeSum")]
        for (option, name) in wrong where contains(option) {
            FatalException.invalidArgument.raise(
                "Statistics option \(name) is not compatible with \(isSum ? "cumulative" : "discrete") data type \(type.identifier)"
            )
        }
    }
}

/// Sum, average, least and most of several quantities. What wasn't asked for is nil, and everything where there are no samples.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
    struct Part: Sendable {
        let value: Double
        /// Of a sample's time that lies within.
        let share: Double
        let sample: HKQuantitySample
    }
    /// Of what.
    public let quantityType: HKQuantityType
    /// From when on.
    public let startDate: Date
    /// Until when.
    public let endDate: Date
    private let options: HKStatisticsOptions
    private let parts: [Part]
    private let unit: HKUnit

    init(_ type: HKQuantityType, _ parts: [Part], _ options: HKStatisticsOptions, _ start: Date, _ end: Date) {
        (quantityType, self.parts, self.options, startDate, endDate) = (type, parts, options, start, end)
        unit = type.canonicalUnit
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private func made(_ option: HKStatisticsOptions, _ source: HKSource?, _ body: ([Part]) -> Double?) -> HKQuantity? {
        guard options.contains(option), source == nil || options.contains(.separateBySource) else { return nil }
        let own = source == nil ? parts : parts.filter { $0.sample.sourceRevision.source == source }
        guard !own.isEmpty, let value = body(own) else { return nil }
        return HKQuantity(unit: unit, doubleValue: value)
    }
    private func sum(_ source: HKSource?) -> HKQuantity? {
        made(.cumulativeSum, source) { $0.reduce(0) { $0 + $1.value * $1.share } }
    }
    private func average(_ source: HKSource?) -> HKQuantity? {
        made(.discreteAverage, source) { $0.reduce(0) { $0 + $1.value } / Double($0.count) }
    }
    private func latest(_ source: HKSource?) -> Part? {
        guard options.contains(.mostRecent), source == nil || options.contains(.separateBySource) else { return nil }
        return parts.filter { source == nil || $0.sample.sourceRevision.source == source }
            .max { $0.sample.endDate < $1.sample.endDate }
    }
    private func length(_ source: HKSource?) -> HKQuantity? {
        let seconds = made(.duration, source) {
            $0.reduce(0) { $0 + $1.sample.endDate.timeIntervalSince($1.sample.startDate) * $1.share }
        }
        return seconds.map { HKQuantity(unit: .second(), doubleValue: $0.value) }
    }

    /// The apps that have put them there; nil unless they were to be kept apart.
    open var sources: [HKSource]? {
        options.contains(.separateBySource) ? Array(Set(parts.map(\.sample.sourceRevision.source))) : nil
    }
    /// The sum.
    open func sumQuantity() -> HKQuantity? { sum(nil) }
    /// An app's sum.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { sum(source) }
    /// The average of the values, each counted once (DEV-1236).
    open func averageQuantity() -> HKQuantity? { average(nil) }
    /// An app's average.
    open func averageQuantity(for source: HKSource) -> HKQuantity? { average(source) }
    /// The least.
    open func minimumQuantity() -> HKQuantity? { made(.discreteMin, nil) { $0.map(\.value).min() } }
    /// An app's least.
    open func minimumQuantity(for source: HKSource) -> HKQuantity? {
        made(.discreteMin, source) { $0.map(\.value).min() }
    }
    /// The most.
    open func maximumQuantity() -> HKQuantity? { made(.discreteMax, nil) { $0.map(\.value).max() } }
    /// An app's most.
    open func maximumQuantity(for source: HKSource) -> HKQuantity? {
        made(.discreteMax, source) { $0.map(\.value).max() }
    }
    /// The latest.
    open func mostRecentQuantity() -> HKQuantity? { latest(nil)?.sample.quantity }
    /// An app's latest.
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { latest(source)?.sample.quantity }
    /// When the latest was.
    open func mostRecentQuantityDateInterval() -> DateInterval? {
        latest(nil).map { DateInterval(start: $0.sample.startDate, end: $0.sample.endDate) }
    }
    /// When an app's latest was.
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
        latest(source).map { DateInterval(start: $0.sample.startDate, end: $0.sample.endDate) }
    }
    /// How long all of them last.
    open func duration() -> HKQuantity? { length(nil) }
    /// How long an app's last.
    open func duration(for source: HKSource) -> HKQuantity? { length(source) }
}

/// Statistics of one time after the other.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let samples: [HKQuantitySample]
    private let intervals: StatisticsIntervals

    init(
        _ type: HKQuantityType, _ options: HKStatisticsOptions, _ samples: [HKQuantitySample],
        _ intervals: StatisticsIntervals
    ) {
        (self.type, self.options, self.samples, self.intervals) = (type, options, samples, intervals)
        super.init()
    }

    private func made(_ index: Int) -> HKStatistics {
        let (start, end) = (intervals.start(index), intervals.start(index + 1))
        let unit = type.canonicalUnit
        let parts = samples.compactMap { sample -> HKStatistics.Part? in
            let length = sample.endDate.timeIntervalSince(sample.startDate)
            let within =
                length == 0
                ? (sample.startDate >= start && sample.startDate < end ? 1 : 0)
                : min(sample.endDate, end).timeIntervalSince(max(sample.startDate, start)) / length
            return within > 0
                ? HKStatistics.Part(value: sample.quantity.doubleValue(for: unit), share: within, sample: sample) : nil
        }
        return HKStatistics(type, parts, options, start, end)
    }

    /// Those of times that have samples, the earliest first.
    open func statistics() -> [HKStatistics] {
        var indices = Set<Int>()
        for sample in samples {
            let first = intervals.index(sample.startDate)
            var last = intervals.index(sample.endDate)
            if last > first, intervals.start(last) == sample.endDate { last -= 1 }
            indices.formUnion(first...max(first, last))
        }
        return indices.sorted().map(made)
    }
    /// That of the time that a date lies in; nil where it has no samples.
    open func statistics(for date: Date) -> HKStatistics? {
        let index = intervals.index(date)
        let (start, end) = (intervals.start(index), intervals.start(index + 1))
        let has = samples.contains { $0.startDate < end && ($0.endDate > start || $0.startDate >= start) }
        return has ? made(index) : nil
    }
    /// Goes through the times between two dates, those without samples, too.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        var index = intervals.index(startDate)
        while !stop.boolValue, intervals.start(index) <= endDate {
            block(made(index), &stop)
            index += 1
        }
    }
    /// The apps that have put the samples there.
    open func sources() -> Set<HKSource> { Set(samples.map(\.sourceRevision.source)) }
}

/// Times of one length, by the calendar, before and after a date.
struct StatisticsIntervals: Sendable {
    let anchor: Date
    let components: DateComponents
    private let calendar = Calendar.current
    private let length: TimeInterval

    init(anchor: Date, components: DateComponents) {
        (self.anchor, self.components) = (anchor, components)
        length = max(1, (calendar.date(byAdding: components, to: anchor) ?? anchor).timeIntervalSince(anchor))
    }

    func start(_ index: Int) -> Date {
        var all = DateComponents()
        let units: [WritableKeyPath<DateComponents, Int?> & Sendable] = [
            \.year, \.month, \.weekOfYear, \.day, \.hour, \.minute, \.second,
        ]
        for unit in units { all[keyPath: unit] = components[keyPath: unit].map { $0 * index } }
        return calendar.date(byAdding: all, to: anchor) ?? anchor.addingTimeInterval(length * Double(index))
    }

    /// In which of them a date lies.
    func index(_ date: Date) -> Int {
        let guess = date.timeIntervalSince(anchor) / length
        var index = Int(max(-1e9, min(1e9, guess.rounded(.down))))
        // Months and days aren't all of one length.
        var turns = 0
        while start(index) > date, turns < 1000 { (index, turns) = (index - 1, turns + 1) }
        while start(index + 1) <= date, turns < 1000 { (index, turns) = (index + 1, turns + 1) }
        return index
    }
}
