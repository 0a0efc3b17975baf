import Foundation
import PorticoObjC
import Synchronization
import UIKit

/// Whether the app may put something into the store. What it may read nobody learns.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied = 1
    case sharingAuthorized = 2
}

/// Whether a person would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown = 0
    case shouldRequest = 1
    case unnecessary = 2
}

/// How often the app is woken.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly = 2
    case daily = 3
    case weekly = 4
}

/// A person's health data: what this app has put there, in its container (DEV-1236).
///
/// A person is asked first, by one question for all types that weren't asked for yet, and Info.plist says what for
/// (`NSHealthShareUsageDescription` to read, `NSHealthUpdateUsageDescription` to write). Who doesn't allow reading is asked for nothing
/// more: the app finds what it has written itself, and here there is nothing else. Handlers are called on a queue of the store's, one after
/// the other, never on the main thread.
///
/// - From: the app, on any thread
/// - To: `HealthRecords`, `HealthPermission`
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Handlers are called here, as on iOS not on the main thread.
    static let queue = DispatchQueue(label: "com.apple.HealthKit.HKHealthStore.client")
    let records: HealthRecords

    /// The person's data. All stores of an app have the same.
    public override init() {
        records = HealthRecords.current.withLock { $0 }
        super.init()
    }

    /// Whether the device has health data: yes.
    open class func isHealthDataAvailable() -> Bool { true }
    /// Whether it has what doctors write: no.
    open func supportsHealthRecords() -> Bool { false }
    /// Since when samples are taken.
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Whether the app may put samples of a type into the store.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { HealthPermission.sharing(type) }

    /// Asks a person, where there are types that weren't asked for yet. The handler hears whether it could be asked, not what was said.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        HealthPermission.ask(share: typesToShare ?? [], read: typesToRead ?? []) {
            Self.queue.async { completion(true, nil) }
        }
    }
    /// Asks a person, where there are types that weren't asked for yet.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        await withCheckedContinuation { continuation in
            HealthPermission.ask(share: typesToShare, read: typesToRead) { continuation.resume() }
        }
    }
    /// Whether `requestAuthorization` would ask.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let status = HealthPermission.requestStatus(typesToShare, typesToRead)
        Self.queue.async { completion(status, nil) }
    }
    /// Whether `requestAuthorization` would ask.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { HealthPermission.requestStatus(typesToShare, typesToRead) }

    /// Puts an object into the store.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        save([object], withCompletion: completion)
    }
    /// Puts objects into the store, all or none. The error: `errorAuthorizationNotDetermined`, `errorAuthorizationDenied`, or
    /// `errorInvalidArgument` for one that is there already.
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        finish(completion) { try self.add(objects) }
    }
    /// Puts an object into the store.
    open func save(_ object: HKObject) async throws { try await save([object]) }
    /// Puts objects into the store, all or none.
    open func save(_ objects: [HKObject]) async throws { try add(objects) }

    /// Takes an object out of the store.
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        delete([object], withCompletion: completion)
    }
    /// Takes objects out of the store. The error is `errorInvalidArgument` where one isn't there.
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    {
        finish(completion) { try self.remove(objects) }
    }
    /// Takes an object out of the store.
    open func delete(_ object: HKObject) async throws { try await delete([object]) }
    /// Takes objects out of the store.
    open func delete(_ objects: [HKObject]) async throws { try remove(objects) }

    /// Takes out what a predicate finds of a type, and says how many there were.
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let result = Result { try remove(objectType, predicate) }
        Self.queue.async {
            switch result {
            case .success(let count): completion(true, count, nil)
            case .failure(let error): completion(false, 0, error)
            }
        }
    }
    /// Takes out what a predicate finds of a type, and says how many there were.
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        try remove(objectType, predicate)
    }

    /// Says that samples belong to a workout: they are put into the store.
    open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { finish(completion) { try self.add(samples) } }
    /// Says that samples belong to a workout: they are put into the store.
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { try add(samples) }

    /// Begins a query, whose handler is called later. A query can be executed once; a second time ends the app, as on iOS.
    open func execute(_ query: HKQuery) { query.begin(in: self) }
    /// Ends a query: its handlers aren't called any more.
    open func stop(_ query: HKQuery) { query.end() }

    private func add(_ objects: [HKObject]) throws {
        let samples = objects.compactMap { $0 as? HKSample }
        guard samples.count == objects.count, !samples.isEmpty else { throw HKError(.errorInvalidArgument) }
        for sample in samples {
            for one in (sample as? HKCorrelation)?.objects ?? [sample] {
                switch HealthPermission.sharing(one.kind) {
                case .notDetermined: throw HKError(.errorAuthorizationNotDetermined)
                case .sharingDenied: throw HKError(.errorAuthorizationDenied)
                case .sharingAuthorized: break
                }
            }
        }
        let types = Set(samples.map(\.kind.identifier))
        let known = Set(records.samples(types).map(\.sample.uuid))
        guard !samples.contains(where: { known.contains($0.uuid) }) else { throw HKError(.errorInvalidArgument) }
        try records.add(samples.flatMap { [$0] + Array((($0 as? HKCorrelation)?.objects ?? [])) })
        RunningQueries.changed(types, in: records)
    }

    private func remove(_ objects: [HKObject]) throws {
        let types = Set(objects.compactMap { ($0 as? HKSample)?.kind.identifier })
        let known = Set(records.samples(types).map(\.sample.uuid))
        guard !objects.isEmpty, objects.allSatisfy({ known.contains($0.uuid) }) else {
            throw HKError(.errorInvalidArgument)
        }
        try records.remove(Set(objects.map(\.uuid)))
        RunningQueries.changed(types, in: records)
    }

    private func remove(_ type: HKObjectType, _ predicate: NSPredicate) throws -> Int {
        guard HealthPermission.sharing(type) == .sharingAuthorized else { throw HKError(.errorAuthorizationDenied) }
        let found = records.samples([type.identifier]).map(\.sample).filter { HealthPredicate.matches($0, predicate) }
        let count = try records.remove(Set(found.map(\.uuid)))
        if count > 0 { RunningQueries.changed([type.identifier], in: records) }
        return count
    }

    private func finish(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: () throws -> Void) {
        let result = Result { try body() }
        Self.queue.async {
            switch result {
            case .success: completion(true, nil)
            case .failure(let error): completion(false, error)
            }
        }
    }
}
