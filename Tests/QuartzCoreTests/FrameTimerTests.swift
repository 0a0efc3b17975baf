import PorticoRenderModel
import XCTest

@testable import QuartzCore

final class FrameTimerTests: LayerTestCase {
    private let timer = FrameTimer.shared

    override func setUp() {
        super.setUp()
        timer.isDrivenByFrames = true
        timer.isSuspended = false
        timer.cancelWaits()
    }

    override func tearDown() {
        timer.cancelWaits()
        super.tearDown()
    }

    private func advance(frames: Int) {
        for _ in 0..<frames {
            MediaClock.shared.advance(by: FrameTimer.interval)
            timer.tick(at: MediaClock.shared.now)
        }
    }

    // MARK: Waits

    func testAWaitEndsOnceOnTheFirstFrameAtOrAfterItsTime() {
        var calls = 0
        timer.call(after: 0.04) { calls += 1 }
        advance(frames: 2)
        XCTAssertEqual(calls, 0, "33 ms have passed")
        advance(frames: 1)
        XCTAssertEqual(calls, 1, "50 ms have passed")
        advance(frames: 60)
        XCTAssertEqual(calls, 1)
    }

    func testWaitsThatEndOnOneFrameEndInTheOrderOfTheirTimes() {
        var order: [String] = []
        timer.call(after: 0.012) { order.append("late") }
        timer.call(after: 0.008) { order.append("early") }
        timer.call(after: 0.008) { order.append("early too") }
        advance(frames: 1)
        XCTAssertEqual(order, ["early", "early too", "late"])
    }

    func testAWaitThatBeginsInACallEndsInALaterTick() {
        var calls = 0
        timer.call(after: 0) { [timer] in
            calls += 1
            timer.call(after: 0) { calls += 1 }
        }
        advance(frames: 1)
        XCTAssertEqual(calls, 1)
        advance(frames: 1)
        XCTAssertEqual(calls, 2)
    }

    func testCancelledWaitsAreNotCalled() {
        var calls = 0
        timer.call(after: 0.01) { calls += 1 }
        timer.callOnNextFrame { calls += 1 }
        timer.cancelWaits()
        advance(frames: 3)
        XCTAssertEqual(calls, 0)
    }

    func testWaitsGoOnWhileDisplayLinksAreSuspended() {
        var calls = 0
        timer.isSuspended = true
        timer.call(after: 0.01) { calls += 1 }
        advance(frames: 1)
        XCTAssertEqual(calls, 1)
    }

    // MARK: Loops

    func testALoopBeatsOnceAFrameFromTheNextFrameOn() {
        var times: [Double] = []
        let start = MediaClock.shared.now
        let loop = FrameTimer.Loop { times.append($0) }
        advance(frames: 2)
        XCTAssertEqual(times, [], "it doesn't run")
        loop.isRunning = true
        XCTAssertEqual(times, [], "the frame that has come isn't the next one")
        advance(frames: 5)
        XCTAssertEqual(times.count, 5)
        for (index, time) in times.enumerated() {
            XCTAssertEqual(time - start, Double(index + 3) * FrameTimer.interval, accuracy: 1e-9)
        }
        loop.isRunning = false
        advance(frames: 5)
        XCTAssertEqual(times.count, 5)
    }

    func testALoopThatIsStoppedAndStartedWithinAFrameBeatsOnce() {
        var beats = 0
        let loop = FrameTimer.Loop { _ in beats += 1 }
        loop.isRunning = true
        loop.isRunning = false
        loop.isRunning = true
        advance(frames: 1)
        XCTAssertEqual(beats, 1)
    }

    func testALoopMayStopItself() {
        var beats = 0
        var loop: FrameTimer.Loop?
        loop = FrameTimer.Loop { _ in
            beats += 1
            loop?.isRunning = false
        }
        loop?.isRunning = true
        advance(frames: 3)
        XCTAssertEqual(beats, 1)
        loop = nil
    }

    func testALoopThatNobodyKeepsEnds() {
        var beats = 0
        var loop: FrameTimer.Loop? = FrameTimer.Loop { _ in beats += 1 }
        loop?.isRunning = true
        loop = nil
        advance(frames: 3)
        XCTAssertEqual(beats, 0)
    }

    // MARK: The real clock's grid

    func testBeatsOfTheRealClockAreAFrameApartHoweverLateTheyCome() {
        let first = FrameTimer.nextFrame(after: 12345.678)
        for lateness in [0, 1e-4, 1e-3, 8e-3, 16e-3] {
            let next = FrameTimer.frame(
                endingWaitUntil: FrameTimer.timeOfNextBeat(after: first + lateness, isDrivenByFrames: false))
            XCTAssertEqual(next - first, FrameTimer.interval, accuracy: 1e-6, "16.7 ms, \(lateness) s late")
        }
        let next = FrameTimer.frame(
            endingWaitUntil: FrameTimer.timeOfNextBeat(after: first + 0.02, isDrivenByFrames: false))
        XCTAssertEqual(next - first, 2 * FrameTimer.interval, accuracy: 1e-6, "a whole frame late leaves that one out")
    }

    func testWaitsOfTheRealClockEndOnAFrame() {
        let frame = FrameTimer.nextFrame(after: 98765.4321)
        XCTAssertEqual(FrameTimer.frame(endingWaitUntil: frame), frame, accuracy: 1e-6)
        XCTAssertEqual(FrameTimer.frame(endingWaitUntil: frame - 0.01), frame, accuracy: 1e-6)
        XCTAssertEqual(
            FrameTimer.frame(endingWaitUntil: frame + 0.001), frame + FrameTimer.interval, accuracy: 1e-6)
    }
}
