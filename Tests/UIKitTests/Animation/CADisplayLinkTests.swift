import PorticoObjC
import QuartzCore
import TestSupport
import UIKit
import XCTest

final class CADisplayLinkTests: MainTestCase, @unchecked Sendable {
    final class Target: NSObject {
        var times: [Double] = []
        var targets: [Double] = []
        nonisolated(unsafe) private static var isRegistered = false

        /// What lowering does for an @objc method.
        static func registerSelectors() {
            guard !isRegistered else { return }
            isRegistered = true
            _porticoRegister("step:", { Target.self }) { object, _, arguments in
                (object as? Target)?.step(arguments(0))
                return nil
            }
        }

        func step(_ link: CADisplayLink) {
            times.append(link.timestamp)
            targets.append(link.targetTimestamp)
        }
    }

    @MainActor private var target: Target!
    @MainActor private var link: CADisplayLink!

    override func prepare() {
        Target.registerSelectors()
        harness.showWindow()
        target = Target()
        link = CADisplayLink(target: target!, selector: Selector("step:"))
    }

    override func cleanUp() { link.invalidate() }

    func testItFiresOnceAFrame() {
        onMain {
            XCTAssertEqual(link.timestamp, 0)
            XCTAssertEqual(link.duration, 1.0 / 60)
            harness.advance(by: 0.1)
            XCTAssertEqual(target.times, [], "not before it is in a run loop")
            link.add(to: .main, forMode: .common)
            let begin = CACurrentMediaTime()
            harness.advance(by: 0.1)
            XCTAssertEqual(target.times.count, 6)
            for (i, time) in target.times.enumerated() {
                XCTAssertEqual(time, begin + Double(i + 1) / 60, accuracy: 1e-9)
                XCTAssertEqual(target.targets[i] - time, 1.0 / 60, accuracy: 1e-9)
            }
            link.isPaused = true
            harness.advance(by: 0.1)
            XCTAssertEqual(target.times.count, 6)
            link.isPaused = false
            harness.advance(by: 0.05)
            XCTAssertEqual(target.times.count, 9)
            link.remove(from: .main, forMode: .common)
            harness.advance(by: 0.05)
            XCTAssertEqual(target.times.count, 9)
        }
    }

    func testSlowerRates() {
        onMain {
            link.preferredFramesPerSecond = 20
            link.add(to: .main, forMode: .default)
            harness.advance(by: 0.2)
            XCTAssertEqual(target.times.count, 4)
            XCTAssertEqual(target.targets[0] - target.times[0], 3.0 / 60, accuracy: 1e-9)
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 60, preferred: 30)
            XCTAssertEqual(link.frameInterval, 2)
        }
    }

    func testItStandsInTheBackgroundAndLetsGoOfItsTarget() {
        onMain {
            link.add(to: .main, forMode: .common)
            harness.home()
            harness.advance(by: 0.1)
            XCTAssertEqual(target.times, [])
            harness.reopen()
            harness.advance(by: 0.05)
            XCTAssertEqual(target.times.count, 3)
            link.invalidate()
            harness.advance(by: 0.05)
            XCTAssertEqual(target.times.count, 3)
            weak var gone = target
            target = nil
            XCTAssertNil(gone)
            target = Target()
        }
    }
}
