import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The times are those of DEV-234.
final class UIStepperTests: MainTestCase, @unchecked Sendable {
    private let plus = CGPoint(x: 90, y: 116), minus = CGPoint(x: 40, y: 116)

    @MainActor private func show() -> (UIStepper, () -> [Double]) {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        harness.showWindow()
        harness.window.addSubview(stepper)
        harness.turn()
        final class Log { var values: [Double] = [] }
        let log = Log()
        stepper.addAction(UIAction { _ in log.values.append(stepper.value) }, for: .valueChanged)
        return (stepper, { log.values })
    }

    func testValuesAndLimits() {
        onMain {
            let (stepper, sent) = show()
            XCTAssertEqual(stepper.bounds.size, CGSize(width: 94, height: 32))
            XCTAssertEqual(
                [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue], [0, 0, 100, 1])
            XCTAssertTrue(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
            stepper.value = 200
            XCTAssertEqual(stepper.value, 100)
            stepper.maximumValue = 10
            XCTAssertEqual(stepper.value, 10)
            stepper.minimumValue = 20
            XCTAssertEqual([stepper.value, stepper.maximumValue], [20, 20])
            XCTAssertEqual(sent(), [])
            XCTAssertEqual(stepper.contentHuggingPriority(for: .horizontal), .defaultHigh)
        }
    }

    func testTapsStepAndStopAtTheEnds() {
        onMain {
            let (stepper, sent) = show()
            (stepper.maximumValue, stepper.stepValue) = (5, 2)
            for _ in 0..<4 { harness.tap(plus) }
            XCTAssertEqual(sent(), [2, 4, 5], "the last step is as long as there is room, then nothing is sent")
            harness.tap(minus)
            XCTAssertEqual(sent().last, 3)
            stepper.wraps = true
            stepper.value = 5
            harness.tap(plus)
            XCTAssertEqual(stepper.value, 0)
            harness.tap(minus)
            XCTAssertEqual(stepper.value, 5)
        }
    }

    func testAHeldButtonGoesOnFasterAndFaster() {
        onMain {
            let (stepper, sent) = show()
            stepper.maximumValue = 10_000
            harness.touch(.began, at: plus)
            harness.advance(by: 0.4)
            XCTAssertEqual(stepper.value, 1)
            harness.advance(by: 1)
            let first = stepper.value
            XCTAssertGreaterThan(first, 5)
            harness.advance(by: 3)
            let second = stepper.value - first
            XCTAssertGreaterThan(second, 3 * first)
            harness.touch(.moved, at: CGPoint(x: 300, y: 400))
            let left = stepper.value
            harness.advance(by: 1)
            XCTAssertEqual(stepper.value, left, "a finger that has left it presses nothing")
            harness.touch(.ended, at: CGPoint(x: 300, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(Double(sent().count), stepper.value)
        }
    }

    func testOneEventAtTheEnd() {
        onMain {
            let (stepper, sent) = show()
            stepper.isContinuous = false
            harness.touch(.began, at: plus)
            harness.advance(by: 1)
            XCTAssertEqual(sent(), [])
            harness.touch(.ended, at: plus)
            XCTAssertEqual(sent(), [stepper.value])
            stepper.value = 0
            harness.tap(minus)
            XCTAssertEqual(sent().count, 1, "no change, no event")
            stepper.autorepeat = false
            harness.touch(.began, at: plus)
            harness.advance(by: 2)
            harness.touch(.ended, at: plus)
            XCTAssertEqual(stepper.value, 1)
        }
    }

    func testRightToLeft() {
        onMain {
            let (stepper, sent) = show()
            stepper.semanticContentAttribute = .forceRightToLeft
            harness.tap(minus)
            XCTAssertEqual(sent(), [1], "more is to the left")
        }
    }

    func testImages() {
        onMain {
            let (stepper, _) = show()
            func image() -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { $0.fill(.infinite) }
            }
            let (up, down, ground, line) = (image(), image(), image(), image())
            stepper.setIncrementImage(up, for: .normal)
            stepper.setDecrementImage(down, for: .disabled)
            stepper.setBackgroundImage(ground, for: .normal)
            stepper.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
            XCTAssertTrue(stepper.incrementImage(for: .normal) === up)
            XCTAssertNil(stepper.incrementImage(for: .highlighted))
            XCTAssertTrue(stepper.backgroundImage(for: .normal) === ground)
            XCTAssertTrue(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === line)
            let shown = stepper.subviews.compactMap { ($0 as? UIImageView)?.image }
            XCTAssertTrue(
                shown.contains { $0 === up } && shown.contains { $0 === ground } && shown.contains { $0 === line })
            XCTAssertTrue(shown.contains { $0 === down }, "at its least value the lower button is off")
            XCTAssertNil(stepper.backgroundColor)
        }
    }
}
