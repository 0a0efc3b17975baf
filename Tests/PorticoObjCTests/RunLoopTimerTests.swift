import Foundation
import PorticoObjC
import XCTest

/// What Apple documents of timers, and Foundation on Linux does otherwise.
final class RunLoopTimerTests: XCTestCase {
    private final class Held: @unchecked Sendable {
        var count = 0
    }

    func test_aTimerWaitsForItsInterval() {
        for timer in [
            Timer(_porticoTimeInterval: 60, repeats: true) { _ in },
            Timer.scheduledTimer(_porticoTimeInterval: 60, repeats: true) { _ in },
            Timer(timeInterval: 60, target: self, selector: "none", userInfo: nil, repeats: true),
        ] {
            XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 60, accuracy: 5)
            XCTAssertEqual(timer.timeInterval, 60)
            timer.invalidate()
        }
        let date = Date(timeIntervalSinceNow: 100)
        let timer = Timer(_porticoFire: date, interval: 60, repeats: false) { _ in }
        XCTAssertEqual(
            timer.fireDate.timeIntervalSinceReferenceDate, date.timeIntervalSinceReferenceDate, accuracy: 0.001)
        XCTAssertEqual(timer.timeInterval, 0, "it does not repeat")
        timer.invalidate()
    }

    func test_anIntervalOfNothingIsTheLeastOne() {
        let timer = Timer(_porticoTimeInterval: 0, repeats: true) { _ in }
        XCTAssertEqual(timer.timeInterval, 0.0001)
        timer.invalidate()
        XCTAssertFalse(timer.isValid)
    }

    func test_anInvalidatedTimerLetsItsBlockGoThoughItIsKept() {
        weak var held: Held?
        let timer: Timer
        do {
            let object = Held()
            held = object
            timer = Timer.scheduledTimer(_porticoTimeInterval: 60, repeats: true) { _ in object.count += 1 }
        }
        timer.fire()
        XCTAssertEqual(held?.count, 1)
        timer.invalidate()
        XCTAssertNil(held)
        timer.invalidate()
        timer.fire()
        XCTAssertFalse(timer.isValid)
    }

    func test_aTimerThatHasFiredForGoodIsReleasedWithItsBlock() {
        weak var held: Held?
        weak var timer: Timer?
        do {
            let object = Held()
            held = object
            let made = Timer.scheduledTimer(_porticoTimeInterval: 60, repeats: false) { _ in object.count += 1 }
            timer = made
            made.fire()
            XCTAssertEqual(object.count, 1)
        }
        XCTAssertNil(held)
        XCTAssertNil(timer)
    }

    func test_theRunLoopKeepsATimerAndReleasesItWhenItHasFired() {
        weak var held: Held?
        weak var timer: Timer?
        do {
            let object = Held()
            held = object
            let made = Timer(_porticoFire: Date(timeIntervalSinceNow: -1), interval: 0, repeats: false) { _ in
                object.count += 1
            }
            timer = made
            RunLoop.current.add(made, forMode: .common)
        }
        XCTAssertNotNil(timer)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        XCTAssertNil(held)
        XCTAssertNil(timer)
    }

    func test_theTargetOfATimerIsReleasedWhenTheTimerEndsItselfInItsBlock() {
        weak var held: Held?
        do {
            let object = Held()
            held = object
            let timer = Timer.scheduledTimer(
                timeInterval: 60, target: object, selector: "none", userInfo: object, repeats: true)
            XCTAssertTrue(timer.userInfo as? Held === object)
            timer.invalidate()
        }
        XCTAssertNil(held)
        weak var captured: Held?
        do {
            let object = Held()
            captured = object
            Timer.scheduledTimer(_porticoTimeInterval: 60, repeats: true) { timer in
                object.count += 1
                timer.invalidate()
            }.fire()
        }
        XCTAssertNil(captured)
    }
}
