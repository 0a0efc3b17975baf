import PorticoFoundation
import XCTest

/// Core Media's times, sounds, and Core Foundation's run loop.
final class MediaTests: XCTestCase {
    func testTimesAreFractions() {
        let third = CMTime(value: 1, timescale: 3)
        XCTAssertEqual(third + third + third, CMTime(value: 1, timescale: 1))
        XCTAssertEqual((CMTime(value: 1, timescale: 2) + third).timescale, 6)
        XCTAssertEqual(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value, 900)
        XCTAssertTrue(CMTimeMakeWithSeconds(1 / 3, preferredTimescale: 10).hasBeenRounded)
        XCTAssertEqual(CMTimeGetSeconds(CMTimeMake(value: 90, timescale: 30)), 3)
        XCTAssertLessThan(third, CMTime(value: 1, timescale: 2))
        XCTAssertEqual(CMTime(value: .max, timescale: 1).convertScale(2, method: .default), .invalid)
        XCTAssertEqual(
            CMTime(value: 5, timescale: 10).convertScale(2, method: .default), CMTime(value: 1, timescale: 2))
    }

    func testTimesThatAreNoNumbers() {
        XCTAssertFalse(CMTime().isValid)
        XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
        XCTAssertTrue((CMTime.positiveInfinity + .zero).isPositiveInfinity)
        XCTAssertEqual(CMTime.positiveInfinity - .positiveInfinity, .invalid)
        XCTAssertEqual(CMTime.zero + .invalid, .invalid)
        XCTAssertLessThan(CMTime.negativeInfinity, .zero)
        XCTAssertLessThan(CMTime.zero, .positiveInfinity)
        XCTAssertEqual(CMTime(seconds: .infinity, preferredTimescale: 1), .positiveInfinity)
    }

    func testRanges() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        XCTAssertTrue(range.containsTime(CMTime(value: 1, timescale: 1)))
        XCTAssertFalse(range.containsTime(CMTime(value: 3, timescale: 1)))
        XCTAssertFalse(CMTimeRange().isValid)
    }

    /// DEV-470: nothing is heard.
    func testSoundsHaveNumbers() {
        var sound: SystemSoundID = 0
        XCTAssertNotEqual(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nowhere/a.caf"), &sound), 0)
        XCTAssertEqual(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: #filePath), &sound), kAudioServicesNoError)
        XCTAssertGreaterThan(sound, 4095)
        AudioServicesPlaySystemSound(sound)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(sound), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(sound), kAudioServicesBadSystemSoundIDError)
        let done = expectation(description: "a silent sound ends")
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { done.fulfill() }
        wait(for: [done], timeout: 10)
    }

    func testATimerOfTheRunLoop() {
        let done = expectation(description: "the timer fires")
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
            done.fulfill()
        }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
        wait(for: [done], timeout: 10)
    }
}
