import HealthKitUI
import TestSupport
import UIKit
import XCTest

/// The rings of a day, drawn by layers (DEV-1374).
final class ActivityRingTests: MainTestCase, @unchecked Sendable {
    /// What each ring shows of its first and second turn, from outside.
    @MainActor private func ends(_ view: HKActivityRingView) -> [[CGFloat]] {
        let layers = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
        return stride(from: 0, to: layers.count, by: 3).map { [layers[$0 + 1].strokeEnd, layers[$0 + 2].strokeEnd] }
    }

    private func summary() -> HKActivitySummary {
        let summary = HKActivitySummary()
        summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 100)
        summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 400)
        summary.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 45)
        summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        summary.appleStandHours = HKQuantity(unit: .count(), doubleValue: 12)
        return summary
    }

    func testTheRingsShowWhatIsReachedOfEachGoal() {
        onMain {
            let view = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            XCTAssertEqual(ends(view), [[0, 0], [0, 0], [0, 0]])
            view.activitySummary = summary()
            // Without a goal nothing of it is reached.
            XCTAssertEqual(ends(view), [[0.25, 0], [1, 0.5], [0, 0]])
            let timed = summary()
            timed.activityMoveMode = .appleMoveTime
            timed.appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 15)
            timed.appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 20)
            view.activitySummary = timed
            XCTAssertEqual(ends(view)[0], [0.75, 0])
            view.activitySummary = nil
            XCTAssertEqual(ends(view), [[0, 0], [0, 0], [0, 0]])
        }
    }

    func testTheRingsLieInOneAnotherAndFillTheView() throws {
        try onMain {
            let view = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            view.layoutIfNeeded()
            let layers = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
            let boxes = try stride(from: 0, to: 9, by: 3).map { place in
                let path = try XCTUnwrap(layers[place].path).boundingBoxOfPath
                return path.insetBy(dx: -layers[place].lineWidth / 2, dy: -layers[place].lineWidth / 2)
            }
            XCTAssertEqual(boxes[0].minY, 0, accuracy: 0.1)
            XCTAssertEqual(boxes[0].maxY, 60, accuracy: 0.1)
            for (outer, inner) in zip(boxes, boxes.dropFirst()) {
                XCTAssertTrue(outer.insetBy(dx: layers[0].lineWidth, dy: layers[0].lineWidth).contains(inner))
                XCTAssertEqual(outer.midX, inner.midX, accuracy: 0.1)
            }
        }
    }

    func testAnAnimatedChangeTurnsTheRings() throws {
        try onMain {
            let view = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            harness.window.addSubview(view)
            harness.showWindow()
            harness.advance(by: 0.1)
            view.setActivitySummary(summary(), animated: true)
            let reached = try XCTUnwrap(view.layer.sublayers?[1] as? CAShapeLayer)
            let turn = try XCTUnwrap(reached.animation(forKey: "strokeEnd") as? CABasicAnimation)
            XCTAssertEqual(turn.fromValue as? CGFloat, 0)
            XCTAssertEqual(reached.strokeEnd, 0.25)
            harness.advance(by: 2)
            XCTAssertNil(reached.animation(forKey: "strokeEnd"))
            view.setActivitySummary(nil, animated: false)
            XCTAssertNil(reached.animation(forKey: "strokeEnd"))
        }
    }
}
