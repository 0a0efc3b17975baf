import TestSupport
import XCTest

@testable import HealthKit
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The store: who may, what is kept, what queries find (DEV-1236, DEV-1237).
final class HealthStoreTests: MainTestCase, @unchecked Sendable {
    private let steps = HKQuantityType(.stepCount), rate = HKQuantityType(.heartRate)
    private let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

    override func prepare() {
        PrivacyReasons.info = ["NSHealthShareUsageDescription": "a", "NSHealthUpdateUsageDescription": "b"]
        HealthRecords.current.withLock { $0 = HealthRecords(file: nil) }
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func allow(_ types: [HKSampleType], _ answer: String = SystemPrivacy.allowed) {
        for type in types {
            for kind in ["share", "read"] {
                SystemPermissions.remember(answer, as: "health.\(kind).\(type.identifier)")
            }
        }
    }

    private func sample(
        _ type: HKQuantityType, _ value: Double, _ unit: String, _ from: Double, _ length: Double = 0,
        _ metadata: [String: Any]? = nil
    ) -> HKQuantitySample {
        HKQuantitySample(
            type: type, quantity: HKQuantity(unit: HKUnit(from: unit), doubleValue: value),
            start: noon.addingTimeInterval(from), end: noon.addingTimeInterval(from + length), metadata: metadata)
    }

    /// What a handler is given, once.
    private func wait<T>(_ begin: (@escaping @Sendable (T) -> Void) -> Void) -> T? {
        nonisolated(unsafe) var got: T?
        let told = expectation(description: "told")
        begin { value in
            XCTAssertFalse(Thread.isMainThread)
            got = value
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
        return got
    }

    private func save(_ store: HKHealthStore, _ list: [HKObject]) -> HKError.Code? {
        let error: (any Error)?? = wait { done in store.save(list) { _, error in done(error) } }
        return (error.flatMap { $0 } as? HKError)?.code
    }

    private func values(
        _ store: HKHealthStore, _ type: HKSampleType, _ predicate: NSPredicate? = nil, limit: Int = 0,
        sort: [NSSortDescriptor]? = nil
    ) -> [Double]? {
        wait { done in
            store.execute(
                HKSampleQuery(sampleType: type, predicate: predicate, limit: limit, sortDescriptors: sort) {
                    _, list, _ in
                    done(list?.compactMap { ($0 as? HKQuantitySample)?.quantity.value })
                })
        } ?? nil
    }

    func testNobodyIsAskedYet() throws {
        try onMain {
            let store = HKHealthStore()
            XCTAssertTrue(HKHealthStore.isHealthDataAvailable())
            XCTAssertEqual(store.authorizationStatus(for: steps), .notDetermined)
            XCTAssertEqual(save(store, [sample(steps, 1, "count", 0)]), .errorAuthorizationNotDetermined)
            let error: (any Error)?? = wait { done in
                store.execute(
                    HKSampleQuery(sampleType: steps, predicate: nil, limit: 0, sortDescriptors: nil) { _, list, error in
                        XCTAssertNil(list)
                        done(error)
                    })
            }
            XCTAssertEqual((error.flatMap { $0 } as? HKError)?.code, .errorAuthorizationNotDetermined)
            XCTAssertThrowsError(try store.dateOfBirthComponents()) {
                XCTAssertEqual(($0 as? HKError)?.code, .errorAuthorizationNotDetermined)
            }
        }
    }

    @MainActor private func ask(_ store: HKHealthStore, tap title: String) {
        nonisolated(unsafe) var answers: [Bool] = []
        let told = expectation(description: "told")
        store.requestAuthorization(toShare: [steps], read: [steps, rate]) { isDone, error in
            XCTAssertNil(error)
            answers.append(isDone)
            told.fulfill()
        }
        harness.turn()
        harness.advance(by: 0.6)
        guard case .place(let x, let y) = FingerPlace.answer(.title(title)) else {
            return XCTFail("nothing shows \(title): \(ViewFinder.titles())")
        }
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 0.6)
        wait(for: [told], timeout: 5)
        XCTAssertEqual(answers, [true])
    }

    func testAPersonIsAskedOnceForAllTypes() {
        onMain {
            let store = HKHealthStore()
            XCTAssertEqual(HealthPermission.requestStatus([steps], [steps, rate]), .shouldRequest)
            ask(store, tap: "Allow")
            XCTAssertEqual(store.authorizationStatus(for: steps), .sharingAuthorized)
            XCTAssertEqual(store.authorizationStatus(for: rate), .notDetermined, "it was asked for reading alone")
            XCTAssertEqual(HealthPermission.requestStatus([steps], [steps, rate]), .unnecessary)
            XCTAssertEqual(HealthPermission.requestStatus([rate], []), .shouldRequest)
        }
    }

    func testWhoRefusesIsntAskedAgain() {
        onMain {
            let store = HKHealthStore()
            ask(store, tap: "Don’t Allow")
            XCTAssertEqual(store.authorizationStatus(for: steps), .sharingDenied)
            XCTAssertEqual(save(store, [sample(steps, 1, "count", 0)]), .errorAuthorizationDenied)
            XCTAssertEqual(values(store, steps), [], "what may not be read looks as if there were nothing")
        }
    }

    func testSamplesAreFoundByTimeOrderAndNumber() {
        onMain {
            allow([steps, rate])
            let store = HKHealthStore()
            XCTAssertNil(
                save(
                    store,
                    [
                        sample(steps, 3, "count", 200, 10), sample(steps, 1, "count", 0, 10),
                        sample(rate, 60, "count/min", 0),
                    ]))
            XCTAssertNil(save(store, [sample(steps, 2, "count", 100, 10)]))
            XCTAssertEqual(values(store, steps), [3, 1, 2], "as they came")
            let byStart = { NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: $0) }
            XCTAssertEqual(values(store, steps, sort: [byStart(true)]), [1, 2, 3])
            XCTAssertEqual(values(store, steps, limit: 2, sort: [byStart(false)]), [3, 2])
            let day = { (from: Double, to: Double, options: HKQueryOptions) in
                HKQuery.predicateForSamples(
                    withStart: self.noon.addingTimeInterval(from), end: self.noon.addingTimeInterval(to),
                    options: options)
            }
            XCTAssertEqual(values(store, steps, day(5, 105, [])), [1, 2])
            XCTAssertEqual(values(store, steps, day(5, 105, .strictStartDate)), [2])
            XCTAssertEqual(values(store, steps, day(5, 105, .strictEndDate)), [1])
            XCTAssertEqual(values(store, steps, day(11, 100, [])), [], "the end isn't within any more")
            XCTAssertEqual(
                values(
                    store, steps,
                    HKQuery.predicateForQuantitySamples(
                        with: .greaterThan, quantity: HKQuantity(unit: .count(), doubleValue: 1))),
                [3, 2])
            XCTAssertEqual(
                values(
                    store, steps,
                    NSPredicate(format: "%K >= %@", HKPredicateKeyPathStartDate, noon.addingTimeInterval(100) as NSDate)
                ), [3, 2])
            let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
                day(0, 150, []), HKQuery.predicateForObjects(from: .default()),
            ])
            XCTAssertEqual(values(store, steps, both), [1, 2])
        }
    }

    func testObjectsAreDeletedAndSyncedOnesReplaced() {
        onMain {
            allow([steps])
            let store = HKHealthStore()
            let first = sample(
                steps, 1, "count", 0, 0, [HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: 1])
            XCTAssertNil(save(store, [first]))
            XCTAssertEqual(save(store, [first]), .errorInvalidArgument, "it is there already")
            XCTAssertNil(
                save(
                    store,
                    [sample(steps, 2, "count", 0, 0, [HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: 1])]))
            XCTAssertEqual(values(store, steps), [1])
            let newer = sample(
                steps, 3, "count", 0, 0, [HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: 2])
            XCTAssertNil(save(store, [newer]))
            XCTAssertEqual(values(store, steps), [3])
            let gone: (any Error)?? = wait { done in store.delete(first) { _, error in done(error) } }
            XCTAssertEqual((gone.flatMap { $0 } as? HKError)?.code, .errorInvalidArgument)
            let count: Int? = wait { done in
                store.deleteObjects(of: self.steps, predicate: HKQuery.predicateForObject(with: newer.uuid)) {
                    _, count, _ in done(count)
                }
            }
            XCTAssertEqual(count, 1)
            XCTAssertEqual(values(store, steps), [])
        }
    }

    func testStatistics() {
        onMain {
            allow([steps, rate])
            let store = HKHealthStore()
            func statistics(_ type: HKQuantityType, _ options: HKStatisticsOptions) -> (HKStatistics?, HKError.Code?)? {
                wait { done in
                    store.execute(
                        HKStatisticsQuery(quantityType: type, quantitySamplePredicate: nil, options: options) {
                            _, made, error in
                            done((made, (error as? HKError)?.code))
                        })
                }
            }
            XCTAssertEqual(statistics(steps, .cumulativeSum)?.1, .errorNoData)
            XCTAssertNil(save(store, [sample(steps, 10, "count", 0, 60), sample(steps, 20, "count", 60, 60)]))
            XCTAssertNil(save(store, [sample(rate, 60, "count/min", 0), sample(rate, 2, "count/s", 10)]))
            let sum = statistics(steps, .cumulativeSum)?.0
            XCTAssertEqual(sum?.sumQuantity()?.doubleValue(for: .count()), 30)
            XCTAssertNil(sum?.averageQuantity())
            XCTAssertEqual(sum?.startDate, noon)
            XCTAssertEqual(sum?.endDate, noon.addingTimeInterval(120))
            let beats = statistics(rate, [.discreteAverage, .discreteMin, .discreteMax, .mostRecent])?.0
            let unit = HKUnit(from: "count/min")
            XCTAssertEqual(beats?.averageQuantity()?.doubleValue(for: unit), 90)
            XCTAssertEqual(beats?.minimumQuantity()?.doubleValue(for: unit), 60)
            XCTAssertEqual(beats?.maximumQuantity()?.doubleValue(for: unit), 120)
            XCTAssertEqual(beats?.mostRecentQuantity()?.doubleValue(for: unit), 120)
            XCTAssertNil(beats?.sumQuantity())
        }
    }

    func testACollectionHasOneTimeAfterTheOther() {
        onMain {
            allow([steps])
            let store = HKHealthStore()
            // The last one lies half in the third minute.
            XCTAssertNil(
                save(
                    store,
                    [
                        sample(steps, 5, "count", 0, 10), sample(steps, 7, "count", 20, 10),
                        sample(steps, 100, "count", 150, 60),
                    ]))
            let query = HKStatisticsCollectionQuery(
                quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: noon,
                intervalComponents: DateComponents(minute: 1))
            let all: HKStatisticsCollection?? = wait { done in
                query.initialResultsHandler = { _, all, _ in done(all) }
                store.execute(query)
            }
            let collection = all.flatMap { $0 }
            XCTAssertEqual(collection?.statistics().map { $0.sumQuantity()?.value }, [12, 50, 50])
            XCTAssertNil(collection?.statistics(for: noon.addingTimeInterval(70)))
            nonisolated(unsafe) var sums: [Double?] = []
            collection?.enumerateStatistics(from: noon, to: noon.addingTimeInterval(239)) { made, _ in
                sums.append(made.sumQuantity()?.value)
            }
            XCTAssertEqual(sums, [12, nil, 50, 50])
        }
    }

    func testObserversHearAtTheBeginningAndOfChanges() {
        onMain {
            allow([steps, rate])
            let store = HKHealthStore()
            let three = expectation(description: "told")
            nonisolated(unsafe) var count = 0
            let query = HKObserverQuery(sampleType: steps, predicate: nil) { _, done, error in
                XCTAssertNil(error)
                count += 1
                done()
                if count == 3 { three.fulfill() }
            }
            store.execute(query)
            let one = sample(steps, 1, "count", 0)
            XCTAssertNil(save(store, [one]))
            XCTAssertNil(save(store, [sample(rate, 60, "count/min", 0)]))
            let gone: Bool? = wait { done in store.delete(one) { isDone, _ in done(isDone) } }
            XCTAssertEqual(gone, true)
            wait(for: [three], timeout: 5)
            store.stop(query)
            XCTAssertNil(save(store, [sample(steps, 2, "count", 0)]))
            HKHealthStore.queue.sync {}
            XCTAssertEqual(count, 3)
        }
    }

    func testAnchorsGoOnWhereTheyWere() {
        onMain {
            allow([steps])
            let store = HKHealthStore()
            func since(_ anchor: HKQueryAnchor?, limit: Int = 0) -> ([Double], [UUID], HKQueryAnchor?)? {
                wait { done in
                    store.execute(
                        HKAnchoredObjectQuery(type: self.steps, predicate: nil, anchor: anchor, limit: limit) {
                            _, list, gone, anchor, _ in
                            done(
                                (
                                    list?.compactMap { ($0 as? HKQuantitySample)?.quantity.value } ?? [],
                                    gone?.map(\.uuid) ?? [], anchor
                                ))
                        })
                }
            }
            let (one, two) = (sample(steps, 1, "count", 0), sample(steps, 2, "count", 1))
            XCTAssertNil(save(store, [one, two]))
            let first = since(nil, limit: 1)
            XCTAssertEqual(first?.0, [1])
            let second = since(first?.2)
            XCTAssertEqual(second?.0, [2])
            let _: Bool? = wait { done in store.delete(one) { isDone, _ in done(isDone) } }
            let third = since(second?.2)
            XCTAssertEqual(third?.0, [])
            XCTAssertEqual(third?.1, [one.uuid])
            XCTAssertEqual(since(third?.2)?.1, [])
        }
    }

    func testAFileHasAllAgain() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "health-\(UUID().uuidString)/samples.plist")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let records = HealthRecords(file: file)
        let workout = HKWorkout(
            activityType: .running, start: noon, end: noon.addingTimeInterval(600),
            workoutEvents: [
                HKWorkoutEvent(
                    type: .pause, dateInterval: DateInterval(start: noon.addingTimeInterval(100), duration: 0),
                    metadata: nil),
                HKWorkoutEvent(
                    type: .resume, dateInterval: DateInterval(start: noon.addingTimeInterval(200), duration: 0),
                    metadata: nil),
            ], totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 80), totalDistance: nil, metadata: nil)
        XCTAssertEqual(workout.duration, 500)
        let asleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: noon,
            end: noon, device: .local(), metadata: [HKMetadataKeyTimeZone: "Europe/Zurich"])
        let parts: Set<HKSample> = [
            sample(HKQuantityType(.bloodPressureSystolic), 120, "mmHg", 0),
            sample(HKQuantityType(.bloodPressureDiastolic), 80, "mmHg", 0),
        ]
        let pressure = HKCorrelation(type: HKCorrelationType(.bloodPressure), start: noon, end: noon, objects: parts)
        try records.add([workout, asleep, pressure])
        try records.remove([asleep.uuid])
        try records.add([asleep])
        let again = HealthRecords(file: file)
        let run = try XCTUnwrap(again.samples([HKWorkoutTypeIdentifier]).first?.sample as? HKWorkout)
        XCTAssertEqual(run, workout)
        XCTAssertEqual(run.workoutActivityType, .running)
        XCTAssertEqual(run.duration, 500)
        XCTAssertEqual(run.workoutEvents?.map(\.type), [.pause, .resume])
        XCTAssertEqual(run.totalEnergyBurned?.doubleValue(for: .kilocalorie()), 80)
        let night = try XCTUnwrap(again.samples([asleep.kind.identifier]).first?.sample as? HKCategorySample)
        XCTAssertEqual(night.value, 5)
        XCTAssertEqual(night.device?.name, "iPhone")
        XCTAssertEqual(night.metadata?[HKMetadataKeyTimeZone] as? String, "Europe/Zurich")
        let both = try XCTUnwrap(again.samples([pressure.kind.identifier]).first?.sample as? HKCorrelation)
        XCTAssertEqual(Set(both.objects.compactMap { ($0 as? HKQuantitySample)?.quantity.value }), [120, 80])
        XCTAssertEqual(again.last, 5)
        XCTAssertEqual(again.gone([asleep.kind.identifier]).map(\.number), [4])
        try Data("broken".utf8).write(to: file)
        XCTAssertEqual(HealthRecords(file: file).last, 0)
    }

    func testQueriesAreAwaited() async throws {
        await MainActor.run { allow([steps]) }
        let store = HKHealthStore()
        try await store.save([sample(steps, 1, "count", 10), sample(steps, 2, "count", 0)])
        let found = try await HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate)]
        ).result(for: store)
        XCTAssertEqual(found.map(\.quantity.value), [2, 1])
        let sum = try await HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: steps), options: .cumulativeSum
        )
        .result(for: store)
        XCTAssertEqual(sum?.sumQuantity()?.value, 3)
    }

    /// DEV-1379.
    func testNoWatchCountsTheRings() async throws {
        let summary = HKActivitySummary()
        XCTAssertEqual(summary.activeEnergyBurnedGoal.doubleValue(for: .kilocalorie()), 0)
        XCTAssertNil(summary.exerciseTimeGoal)
        summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        let copy = try XCTUnwrap(summary.copy() as? HKActivitySummary)
        XCTAssertEqual(copy.exerciseTimeGoal?.doubleValue(for: .minute()), 30)

        let store = HKHealthStore()
        let type = HKObjectType.activitySummaryType()
        let refused: (any Error)?? = wait { done in
            store.execute(HKActivitySummaryQuery(predicate: nil) { _, _, error in done(error) })
        }
        XCTAssertEqual((refused.flatMap { $0 } as? HKError)?.code, .errorAuthorizationNotDetermined)
        await MainActor.run { SystemPermissions.remember(SystemPrivacy.allowed, as: "health.read.\(type.identifier)") }
        let count: Int?? = wait { done in
            store.execute(HKActivitySummaryQuery(predicate: nil) { _, list, _ in done(list?.count) })
        }
        XCTAssertEqual(count.flatMap { $0 }, 0)
        let list = try await HKActivitySummaryQueryDescriptor(predicate: nil).result(for: store)
        XCTAssertEqual(list, [])
    }
}
