import Foundation
import PorticoObjC

/// Makes statistics of samples, once.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// - Parameters:
    ///   - options: a sum of what has none, or an average of what has a sum, ends the app, as on iOS.
    ///   - handler: called once, not on the main thread; with `errorNoData` where there are no samples.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        options.demand(for: quantityType)
        (type, self.options, self.handler) = (quantityType, options, handler)
        super.init(kind: quantityType, filter: quantitySamplePredicate)
    }

    override func start(_ store: HKHealthStore) {
        if let error = permission([type]) { return tell { self.handler(self, nil, error) } }
        tell {
            guard let made = Statistics.one(self.type, self.filter, self.options, store.records) else {
                return self.handler(self, nil, HKError(.errorNoData))
            }
            self.handler(self, made, nil)
        }
    }
}

enum Statistics {
    static func samples(_ type: HKQuantityType, _ filter: NSPredicate?, _ records: HealthRecords) -> [HKQuantitySample]
    {
        SampleSearch.find([HKQueryDescriptor(sampleType: type, predicate: filter)], records, order: [], limit: 0)
            .compactMap { $0 as? HKQuantitySample }
    }

    /// Nil where there are no samples.
    static func one(
        _ type: HKQuantityType, _ filter: NSPredicate?, _ options: HKStatisticsOptions, _ records: HealthRecords
    ) -> HKStatistics? {
        let found = samples(type, filter, records)
        guard let start = found.map(\.startDate).min(), let end = found.map(\.endDate).max() else { return nil }
        let unit = type.canonicalUnit
        let parts = found.map { HKStatistics.Part(value: $0.quantity.doubleValue(for: unit), share: 1, sample: $0) }
        return HKStatistics(type, parts, options, start, end)
    }
}

/// Makes statistics of one time after the other, and with an update handler again at each change.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    private var records: HealthRecords?
    /// Where one of the times begins.
    public let anchorDate: Date
    /// How long each is.
    public let intervalComponents: DateComponents
    /// What is made.
    public let options: HKStatisticsOptions
    /// Called once, not on the main thread. It has to be set before the query is executed.
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called at each change, not on the main thread, with what has changed and with all.
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// - Parameter options: a sum of what has none, or an average of what has a sum, ends the app, as on iOS.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        options.demand(for: quantityType)
        (type, self.anchorDate, self.intervalComponents, self.options) = (
            quantityType, anchorDate, intervalComponents, options
        )
        super.init(kind: quantityType, filter: quantitySamplePredicate)
    }

    private func collection(_ records: HealthRecords) -> HKStatisticsCollection {
        HKStatisticsCollection(
            type, options, Statistics.samples(type, filter, records),
            StatisticsIntervals(anchor: anchorDate, components: intervalComponents))
    }

    override func start(_ store: HKHealthStore) {
        records = store.records
        if let error = permission([type]) { return tell { self.initialResultsHandler?(self, nil, error) } }
        if statisticsUpdateHandler != nil { RunningQueries.add(self, store.records) }
        tell { self.initialResultsHandler?(self, self.collection(store.records), nil) }
    }
    override func changed(_ types: Set<String>) {
        guard types.contains(type.identifier), let records else { return }
        tell {
            let all = self.collection(records)
            self.statisticsUpdateHandler?(self, all.statistics().last, all, nil)
        }
    }
}
