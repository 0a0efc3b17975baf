import Foundation
import PorticoObjC
import Synchronization

/// Hears that the app has done with an update.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// Tells when samples of a type have come or gone: once at the beginning, and then at each change, until it is stopped.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let types: [HKSampleType]
    private let handler:
        (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

    /// - Parameter updateHandler: called not on the main thread. What it is given is to be called when the app has done with it.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        types = [sampleType]
        handler = { updateHandler($0, $2, $3) }
        super.init(kind: sampleType, filter: predicate)
    }
    /// For several types. The handler hears which of them have changed; nil at the beginning.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        (types, handler) = (queryDescriptors.map(\.sampleType), updateHandler)
        super.init(kind: types.count == 1 ? types[0] : nil, filter: nil)
    }

    override func start(_ store: HKHealthStore) {
        if let error = permission(types) { return tell { self.handler(self, nil, {}, error) } }
        RunningQueries.add(self, store.records)
        tell { self.handler(self, nil, {}, nil) }
    }
    override func changed(_ types: Set<String>) {
        let own = self.types.filter { types.contains($0.identifier) }
        if !own.isEmpty { tell { self.handler(self, Set(own), {}, nil) } }
    }
}

/// A place in the order in which things came into the store and went.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let number: Int
    /// - Parameter value: of the older form of the query; 0: the beginning.
    public init(fromValue value: Int) {
        number = value
        super.init()
    }
    public static var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) { self.init(fromValue: coder.decodeInteger(forKey: "rowid")) }
    open func encode(with coder: NSCoder) { coder.encode(number, forKey: "rowid") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.number == number }
    open override var hash: Int { number }
}

/// What was taken out of the store.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    private let number: UUID
    init(_ uuid: UUID) {
        number = uuid
        super.init()
    }
    /// By which it was known.
    open var uuid: UUID { number }
    /// What the app had said of it: not kept.
    open var metadata: [String: Any]? { nil }
}

/// Finds what has come and gone since a place, and with an update handler what comes and goes from then on.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Hears of what comes and goes.
    public typealias Handler = (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
    private let descriptors: [HKQueryDescriptor]
    private let limit: Int
    private let handler: Handler
    private let place: Mutex<Int>
    private var records: HealthRecords?
    /// Called for what comes and goes after the first results, not on the main thread. It has to be set before the query is executed.
    open var updateHandler: Handler?

    /// - Parameters:
    ///   - anchor: nil: from the beginning.
    ///   - handler: called once, not on the main thread, with samples, what was deleted, and the place up to which they go.
    public convenience init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        self.init(
            queryDescriptors: [HKQueryDescriptor(sampleType: type, predicate: predicate)], anchor: anchor, limit: limit,
            resultsHandler: handler)
    }
    /// For several types.
    public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        (descriptors, self.limit, self.handler) = (queryDescriptors, limit, handler)
        place = Mutex(anchor?.number ?? 0)
        let only = queryDescriptors.count == 1 ? queryDescriptors[0] : nil
        super.init(kind: only?.sampleType, filter: only?.predicate)
    }

    /// What there is behind the place, which goes on.
    private func next(_ records: HealthRecords) -> ([HKSample], [HKDeletedObject], HKQueryAnchor) {
        place.withLock { place in
            let types = Set(descriptors.map(\.sampleType.identifier))
            let last = records.last
            var new = records.samples(types).filter { kept in
                kept.number > place
                    && descriptors.contains {
                        $0.sampleType == kept.sample.kind && HealthPredicate.matches(kept.sample, $0.predicate)
                    }
            }
            var end = last
            if limit > 0, new.count > limit {
                new = Array(new.prefix(limit))
                end = new[limit - 1].number
            }
            let gone = records.gone(types).filter { $0.number > place && $0.number <= end }
            place = end
            return (new.map(\.sample), gone.map { HKDeletedObject($0.uuid) }, HKQueryAnchor(fromValue: end))
        }
    }

    override func start(_ store: HKHealthStore) {
        if let error = permission(descriptors.map(\.sampleType)) {
            return tell { self.handler(self, nil, nil, nil, error) }
        }
        records = store.records
        if updateHandler != nil { RunningQueries.add(self, store.records) }
        tell {
            let (samples, gone, anchor) = self.next(store.records)
            self.handler(self, samples, gone, anchor, nil)
        }
    }
    override func changed(_ types: Set<String>) {
        guard descriptors.contains(where: { types.contains($0.sampleType.identifier) }) else { return }
        tell {
            guard let records = self.records, let handler = self.updateHandler else { return }
            let (samples, gone, anchor) = self.next(records)
            if !samples.isEmpty || !gone.isEmpty { handler(self, samples, gone, anchor, nil) }
        }
    }
}
