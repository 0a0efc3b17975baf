import Foundation
import PorticoObjC

/// A type and which samples of it.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// What is looked for.
    public let sampleType: HKSampleType
    /// Which of them; nil: all.
    public let predicate: NSPredicate?
    /// A type and which samples of it.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is found by a list of types and predicates, in the order that is asked for.
enum SampleSearch {
    static func find(
        _ descriptors: [HKQueryDescriptor], _ records: HealthRecords, order: [NSSortDescriptor], limit: Int
    ) -> [HKSample] {
        let kept = records.samples(Set(descriptors.map(\.sampleType.identifier))).map(\.sample)
        var found = kept.filter { sample in
            descriptors.contains { $0.sampleType == sample.kind && HealthPredicate.matches(sample, $0.predicate) }
        }
        if !order.isEmpty {
            found = found.enumerated().sorted { one, other in
                for descriptor in order {
                    let result = compare(one.element, other.element, descriptor)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return one.offset < other.offset
            }.map(\.element)
        }
        return limit > 0 ? Array(found.prefix(limit)) : found
    }

    /// By a key, which is asked of the sample's values; by a key path of the sample itself.
    private static func compare(_ one: HKSample, _ other: HKSample, _ descriptor: NSSortDescriptor) -> ComparisonResult
    {
        if descriptor.keyPath != \Any.self { return descriptor.compare(one, to: other) }
        return descriptor.compare(values(one), to: values(other))
    }

    private static func values(_ sample: HKSample) -> NSDictionary {
        NSDictionary(
            dictionary: sample.keyed.mapValues { value in
                (value as? HKQuantity).map { $0.value * $0.unit.measure.scale + $0.unit.measure.offset } ?? value
            })
    }
}

/// Finds samples, once.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let descriptors: [HKQueryDescriptor]
    /// How many at most; `HKObjectQueryNoLimit`: all.
    public let limit: Int
    /// In which order; nil: as they came.
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// - Parameter resultsHandler: called once, not on the main thread, with the samples or an error.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        descriptors = [HKQueryDescriptor(sampleType: sampleType, predicate: predicate)]
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(kind: sampleType, filter: predicate)
    }
    /// Samples of several types, as they came.
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init(
            queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
    }
    /// Samples of several types.
    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        descriptors = queryDescriptors
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(kind: queryDescriptors.count == 1 ? queryDescriptors[0].sampleType : nil, filter: nil)
    }

    override func start(_ store: HKHealthStore) {
        if let error = permission(descriptors.map(\.sampleType)) {
            return tell { self.handler(self, nil, error) }
        }
        tell {
            self.handler(
                self,
                SampleSearch.find(
                    self.descriptors, store.records, order: self.sortDescriptors ?? [], limit: self.limit),
                nil)
        }
    }
}

/// Says which apps have put samples of a type into the store.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    /// - Parameter completionHandler: called once, not on the main thread.
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(kind: sampleType, filter: objectPredicate)
    }
    override func start(_ store: HKHealthStore) {
        guard let type = sampleType else { return }
        if let error = permission([type]) { return tell { self.handler(self, nil, error) } }
        tell {
            let found = SampleSearch.find(
                [HKQueryDescriptor(sampleType: type, predicate: self.filter)], store.records, order: [], limit: 0)
            self.handler(self, Set(found.map(\.sourceRevision.source)), nil)
        }
    }
}

/// Finds correlations, once.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    /// Which samples the correlations have to be made of.
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    /// - Parameter completion: called once, not on the main thread.
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.samplePredicates, handler) = (samplePredicates, completion)
        super.init(kind: correlationType, filter: predicate)
    }
    /// What is looked for.
    open var correlationType: HKCorrelationType { unsafeDowncast(kind!, to: HKCorrelationType.self) }
    override func start(_ store: HKHealthStore) {
        tell {
            let found = SampleSearch.find(
                [HKQueryDescriptor(sampleType: self.correlationType, predicate: self.filter)], store.records, order: [],
                limit: 0
            ).compactMap { $0 as? HKCorrelation }.filter { correlation in
                (self.samplePredicates ?? [:]).allSatisfy { type, predicate in
                    correlation.objects(for: type).contains { HealthPredicate.matches($0, predicate) }
                }
            }
            self.handler(self, found, nil)
        }
    }
}
