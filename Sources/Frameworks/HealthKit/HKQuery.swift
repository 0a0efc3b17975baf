import Foundation
import PorticoFoundation
import PorticoObjC
import PorticoTrace
import Synchronization

/// Results without end.
public let HKObjectQueryNoLimit = 0

/// A question to the store.
///
/// - From: the app
/// - To: `HealthRecords`, by `HKHealthStore.execute(_:)`
open class HKQuery: NSObject, @unchecked Sendable {
    let kind: HKObjectType?
    let filter: NSPredicate?
    private let phase = Mutex(Phase.made)
    private enum Phase { case made, running, ended }

    init(kind: HKObjectType?, filter: NSPredicate?) {
        (self.kind, self.filter) = (kind, filter)
        super.init()
    }

    /// What is looked for.
    open var objectType: HKObjectType? { kind }
    /// Which of them; nil: all.
    open var predicate: NSPredicate? { filter }
    /// What is looked for, where that are samples.
    open var sampleType: HKSampleType? { kind as? HKSampleType }

    final var isRunning: Bool { phase.withLock { $0 == .running } }

    final func begin(in store: HKHealthStore) {
        let isFirst = phase.withLock { phase in
            defer { if phase == .made { phase = .running } }
            return phase == .made
        }
        FatalException.invalidArgument.raise(
            unless: isFirst, "You cannot start a query that is already active or stopped: \(self)")
        start(store)
    }

    func end() { phase.withLock { $0 = .ended } }

    /// Calls a handler on the store's queue, unless the query has been stopped by then.
    final func tell(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        HKHealthStore.queue.async { if self.isRunning { body() } }
    }

    /// The first time.
    func start(_ store: HKHealthStore) {}
    /// Samples of these types have come or gone. Only queries that go on hear of it.
    func changed(_ types: Set<String>) {}

    /// The error of a type that a person wasn't asked for.
    final func permission(_ types: [HKObjectType]) -> HKError? {
        types.allSatisfy(HealthPermission.wasAskedToRead) ? nil : HKError(.errorAuthorizationNotDetermined)
    }
}

/// Queries that go on until they are stopped, each with the data that it asks.
enum RunningQueries {
    private struct One: @unchecked Sendable {
        let query: HKQuery
        let records: HealthRecords
    }
    private static let all = Mutex<[One]>([])

    static func add(_ query: HKQuery, _ records: HealthRecords) {
        all.withLock { $0.append(One(query: query, records: records)) }
    }

    static func changed(_ types: Set<String>, in records: HealthRecords) {
        let list = all.withLock { all in
            all.removeAll { !$0.query.isRunning }
            return all.filter { $0.records === records }
        }
        for one in list { one.query.changed(types) }
    }
}

/// Predicates over samples: those that `HKQuery` makes, and formats with the names of `HKPredicateKeyPath…`.
enum HealthPredicate {
    private static let itself = "Portico.sample"

    static func matches(_ sample: HKSample, _ predicate: NSPredicate?) -> Bool {
        guard let predicate else { return true }
        var values = sample.keyed
        values[itself] = sample
        return predicate.evaluate(with: NSDictionary(dictionary: values))
    }

    static func make(_ body: @escaping @Sendable (HKSample) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in
            let sample =
                object as? HKSample ?? (object as? NSDictionary)?.object(forKey: NSString(string: itself)) as? HKSample
            return sample.map(body) ?? false
        }
    }

    static func compare(_ result: ComparisonResult, _ type: _PorticoComparisonPredicate.Operator) -> Bool {
        switch type {
        case .lessThan: result == .orderedAscending
        case .lessThanOrEqualTo: result != .orderedDescending
        case .greaterThan: result == .orderedDescending
        case .greaterThanOrEqualTo: result != .orderedAscending
        case .equalTo: result == .orderedSame
        case .notEqualTo: result != .orderedSame
        default: false
        }
    }
}
