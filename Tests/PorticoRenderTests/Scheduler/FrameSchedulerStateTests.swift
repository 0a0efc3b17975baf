import XCTest

@testable import PorticoRender

final class FrameSchedulerStateTests: XCTestCase {
    private typealias State = FrameSchedulerState
    private typealias Step = (event: State.Event, now: Double, action: State.Action)

    /// Interval 1, so that the grid is the whole numbers.
    private func run(_ steps: [Step], file: StaticString = #filePath, line: UInt = #line) {
        var state = State(interval: 1)
        for (i, step) in steps.enumerated() {
            XCTAssertEqual(
                state.handle(step.event, now: step.now), step.action, "step \(i): \(step.event)", file: file, line: line
            )
        }
    }

    func testIdleSleepsWithoutDeadline() {
        run([(.tick, 0, .rest(until: nil)), (.tick, 5.3, .rest(until: nil))])
    }

    func testACommitWaitsForTheGridAndIsDrawnOnce() {
        run([
            (.committed, 2.4, .rest(until: 3)),
            (.committed, 2.9, .rest(until: 3)),
            (.tick, 2.95, .rest(until: 3)),
            (.tick, 3.001, .draw(at: 3)),
            (.drew(next: .nothing), 3.01, .rest(until: nil)),
            (.tick, 4, .rest(until: nil)),
        ])
    }

    func testAnimationsDrawEveryTick() {
        run([
            (.committed, 0, .draw(at: 0)),
            (.drew(next: .frame), 0.2, .rest(until: 1)),
            (.tick, 1, .draw(at: 1)),
            (.drew(next: .frame), 1.2, .rest(until: 2)),
            (.tick, 2.1, .draw(at: 2)),
            (.drew(next: .nothing), 2.2, .rest(until: nil)),
        ])
    }

    func testALateFrameIsForTheTickThatJustWas() {
        run([
            (.committed, 0, .draw(at: 0)),
            (.drew(next: .frame), 3.5, .draw(at: 3)),
            (.drew(next: .frame), 3.6, .rest(until: 4)),
        ])
    }

    func testACommitDuringAFrameGetsTheNext() {
        run([
            (.committed, 0, .draw(at: 0)),
            (.committed, 0.5, .rest(until: nil)),
            (.drew(next: .nothing), 0.6, .rest(until: 1)),
            (.tick, 1, .draw(at: 1)),
        ])
    }

    func testNoTwoFramesInOneInterval() {
        run([
            (.committed, 1, .draw(at: 1)),
            (.drew(next: .nothing), 1.1, .rest(until: nil)),
            (.committed, 1.2, .rest(until: 2)),
        ])
    }

    func testADelayedAnimationWakesAtItsBegin() {
        run([
            (.committed, 0, .draw(at: 0)),
            (.drew(next: .at(7.5)), 0.1, .rest(until: 7.5)),
            (.committed, 3, .draw(at: 3)),
            (.drew(next: .at(7.5)), 3.1, .rest(until: 7.5)),
            (.tick, 7.5, .draw(at: 7.5)),
        ])
    }

    func testSuspendedDrawsNothingAndKeepsWhatIsDue() {
        run([
            (.committed, 0.5, .rest(until: 1)),
            (.suspend, 0.6, .rest(until: nil)),
            (.committed, 9, .rest(until: nil)),
            (.resume, 20.5, .draw(at: 20)),
            (.drew(next: .nothing), 20.6, .rest(until: nil)),
            (.stop, 21, .exit),
        ])
    }
}
