import PorticoCombine
import XCTest

/// The operators that OpenCombine lacks.
final class MergeAndCombineLatestTests: XCTestCase {
    private typealias Numbers = PassthroughSubject<Int, TestError>
    private enum TestError: Error { case failed }

    /// Notes what a publisher sends, with a demand of its own.
    private final class Recorder<Input, Failure: Error>: Subscriber {
        var values: [Input] = []
        var end: String?
        var subscription: (any Subscription)?
        private let demand: Subscribers.Demand

        init(_ demand: Subscribers.Demand = .unlimited) { self.demand = demand }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            if demand > 0 { subscription.request(demand) }
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            values.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { end = "finished" } else { end = "failed" }
        }
    }

    func testMergeSendsInTheOrderOfArrival() {
        let (a, b, c) = (Numbers(), Numbers(), Numbers())
        let recorder = Recorder<Int, TestError>()
        a.merge(with: b, c).subscribe(recorder)
        a.send(1)
        c.send(3)
        b.send(2)
        a.send(completion: .finished)
        b.send(completion: .finished)
        XCTAssertNil(recorder.end)
        c.send(4)
        c.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1, 3, 2, 4])
        XCTAssertEqual(recorder.end, "finished")
    }

    func testMergeEndsWithTheFirstFailure() {
        let (a, b) = (Numbers(), Numbers())
        let recorder = Recorder<Int, TestError>()
        Publishers.Merge(a, b).subscribe(recorder)
        a.send(completion: .failure(.failed))
        b.send(2)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.end, "failed")
    }

    func testMergeKeepsOneElementOfEachUntilItIsWanted() {
        let recorder = Recorder<Int, Never>(.max(1))
        Publishers.Merge([1, 2].publisher, [10, 20].publisher).subscribe(recorder)
        XCTAssertEqual(recorder.values, [1])
        recorder.subscription?.request(.max(2))
        XCTAssertEqual(recorder.values.sorted(), [1, 2, 10])
        XCTAssertNil(recorder.end)
        recorder.subscription?.request(.unlimited)
        XCTAssertEqual(recorder.values.sorted(), [1, 2, 10, 20])
        XCTAssertEqual(recorder.end, "finished")
    }

    func testMergeManyOfNoneEndsAtOnce() {
        let recorder = Recorder<Int, TestError>()
        Publishers.MergeMany([Numbers]()).subscribe(recorder)
        XCTAssertEqual(recorder.end, "finished")
    }

    func testACancelledMergeIsSilent() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var values: [Int] = []
        let merged = a.merge(with: b).sink { values.append($0) }
        a.send(1)
        merged.cancel()
        b.send(2)
        XCTAssertEqual(values, [1])
    }

    func testCombineLatestWaitsForAll() {
        let (a, b, c) = (Numbers(), Numbers(), Numbers())
        let recorder = Recorder<[Int], TestError>()
        a.combineLatest(b, c) { [$0, $1, $2] }.subscribe(recorder)
        a.send(1)
        b.send(2)
        XCTAssertEqual(recorder.values, [])
        c.send(3)
        a.send(4)
        XCTAssertEqual(recorder.values, [[1, 2, 3], [4, 2, 3]])
        a.send(completion: .finished)
        b.send(5)
        XCTAssertEqual(recorder.values.last, [4, 5, 3])
        b.send(completion: .finished)
        XCTAssertNil(recorder.end)
        c.send(completion: .finished)
        XCTAssertEqual(recorder.end, "finished")
    }

    func testCombineLatestEndsWithTheFirstFailure() {
        let (a, b) = (Numbers(), Numbers())
        let recorder = Recorder<Int, TestError>()
        a.combineLatest(b, +).subscribe(recorder)
        b.send(completion: .failure(.failed))
        XCTAssertEqual(recorder.end, "failed")
    }

    func testCombineLatestSendsWhatIsWanted() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let recorder = Recorder<Int, Never>(.max(1))
        Publishers.CombineLatest(a, b).map { $0 + $1 }.subscribe(recorder)
        XCTAssertEqual(recorder.values, [11])
        a.send(2)
        XCTAssertEqual(recorder.values, [11])
        recorder.subscription?.request(.max(1))
        XCTAssertEqual(recorder.values, [11, 12], "the latest, once it is wanted")
    }

    /// A scheduler whose time the test moves on.
    private final class Clock: Scheduler {
        typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
        typealias SchedulerOptions = Never
        private var actions: [() -> Void] = []
        var now: SchedulerTimeType { ImmediateScheduler.shared.now }
        var minimumTolerance: SchedulerTimeType.Stride { 0 }
        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) { actions.append(action) }
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            actions.append(action)
            return AnyCancellable { [weak self] in self?.actions = [] }
        }
        func tick() { actions.forEach { $0() } }
    }

    func testElementsAreCollectedByTime() {
        let (clock, numbers) = (Clock(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<[Int], Never>()
        numbers.collect(.byTime(clock, 1)).subscribe(recorder)
        numbers.send(1)
        numbers.send(2)
        clock.tick()
        clock.tick()
        numbers.send(3)
        numbers.send(completion: .finished)
        clock.tick()
        XCTAssertEqual(recorder.values, [[1, 2], [3]])
        XCTAssertEqual(recorder.end, "finished")
    }

    func testElementsAreCollectedByTimeOrNumber() {
        let (clock, numbers) = (Clock(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<[Int], Never>()
        numbers.collect(.byTimeOrCount(clock, 1, 2)).subscribe(recorder)
        for number in 1...3 { numbers.send(number) }
        clock.tick()
        XCTAssertEqual(recorder.values, [[1, 2], [3]])
    }
}
