import Foundation

/// A type and which samples of it, for queries that are awaited.
public struct HKSamplePredicate<Sample>: @unchecked Sendable where Sample: HKSample {
    /// What is looked for.
    public let sampleType: HKSampleType
    /// Which of them; nil: all.
    public let nsPredicate: NSPredicate?

    var descriptor: HKQueryDescriptor { HKQueryDescriptor(sampleType: sampleType, predicate: nsPredicate) }
}

extension HKSamplePredicate {
    /// Samples of any type.
    public static func sample(
        type sampleType: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> { .init(sampleType: sampleType, nsPredicate: predicate) }
    /// Quantities.
    public static func quantitySample(
        type quantityType: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { .init(sampleType: quantityType, nsPredicate: predicate) }
    /// Categories.
    public static func categorySample(
        type categoryType: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { .init(sampleType: categoryType, nsPredicate: predicate) }
    /// Correlations.
    public static func correlation(
        type correlationType: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> { .init(sampleType: correlationType, nsPredicate: predicate) }
    /// Workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

private func demand(_ types: [HKSampleType]) throws {
    guard types.allSatisfy(HealthPermission.wasAskedToRead) else { throw HKError(.errorAuthorizationNotDetermined) }
}

/// A query for samples that is awaited.
public struct HKSampleQueryDescriptor<Sample>: @unchecked Sendable where Sample: HKSample {
    /// What it finds.
    public typealias Output = [Sample]
    /// Which samples.
    public var predicates: [HKSamplePredicate<Sample>]
    /// In which order; none: as they came.
    public var sortDescriptors: [SortDescriptor<Sample>]
    /// How many at most; nil: all.
    public var limit: Int?
    /// A query.
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }
    /// What it finds. Throws `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        try demand(predicates.map(\.sampleType))
        let found = SampleSearch.find(predicates.map(\.descriptor), healthStore.records, order: [], limit: 0)
            .compactMap { $0 as? Sample }
        let sorted = sortDescriptors.isEmpty ? found : found.sorted(using: sortDescriptors)
        return limit.map { $0 > 0 ? Array(sorted.prefix($0)) : sorted } ?? sorted
    }
}

/// Statistics that are awaited.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    /// What it makes.
    public typealias Output = HKStatistics?
    /// Of which samples.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What is made.
    public var options: HKStatisticsOptions
    /// A query.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    /// What it makes; nil where there are no samples. Throws `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        try demand([predicate.sampleType])
        let type = unsafeDowncast(predicate.sampleType, to: HKQuantityType.self)
        options.demand(for: type)
        return Statistics.one(type, predicate.nsPredicate, options, healthStore.records)
    }
}

/// Statistics of one time after the other that are awaited.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
    /// What it makes.
    public typealias Output = HKStatisticsCollection
    /// Of which samples.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What is made.
    public var options: HKStatisticsOptions
    /// Where one of the times begins.
    public var anchorDate: Date
    /// How long each is.
    public var intervalComponents: DateComponents
    /// A query.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }
    /// What it makes. Throws `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        try demand([predicate.sampleType])
        let type = unsafeDowncast(predicate.sampleType, to: HKQuantityType.self)
        options.demand(for: type)
        return HKStatisticsCollection(
            type, options, Statistics.samples(type, predicate.nsPredicate, healthStore.records),
            StatisticsIntervals(anchor: anchorDate, components: intervalComponents))
    }
}
