import Observation
import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

@MainActor @Observable private final class Model {
    var taps = 0
    var isShown = true
}

@MainActor private final class Log<Value> {
    var values: [Value] = []
}

private struct Pulse: View {
    let model: Model
    let log: Log<Int>
    let isTriggered: Bool
    var body: some View {
        if model.isShown {
            if isTriggered {
                PhaseAnimator([0, 1, 2], trigger: model.taps) { phase in
                    content(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            } else {
                Color.red.phaseAnimator([0, 1, 2]) { view, phase in
                    view.opacity(phase == 0 ? 1 : 0.5).overlay { content(phase) }
                } animation: { phase in
                    phase == 1 ? nil : .linear(duration: 1)
                }
            }
        }
    }

    private func content(_ phase: Int) -> some View {
        let _ = log.values.append(phase)
        return Color.blue.opacity(phase == 0 ? 1 : 0)
    }
}

private struct Looks {
    var width = 0.0
    var height = 10.0
}

private struct Jump: View {
    let model: Model
    let log: Log<Looks>
    var body: some View {
        KeyframeAnimator(initialValue: Looks(), trigger: model.taps) { looks in
            let _ = log.values.append(looks)
            Color.red.frame(width: looks.width, height: looks.height)
        } keyframes: { _ in
            KeyframeTrack(\.width) {
                LinearKeyframe(100, duration: 1)
                MoveKeyframe(20)
                LinearKeyframe(60, duration: 1)
            }
            KeyframeTrack(\.height) {
                CubicKeyframe(30, duration: 0.5)
                CubicKeyframe(10, duration: 0.5)
            }
        }
    }
}

/// Phases and keyframes, on the layers' clock.
final class AnimatorTests: MainTestCase, @unchecked Sendable {
    func testThatPhasesFollowATriggerOnceAndReturn() {
        onMain {
            let (model, log) = (Model(), Log<Int>())
            let hosted = Hosted(harness, Pulse(model: model, log: log, isTriggered: true))
            harness.advance(by: 3)
            XCTAssertEqual(log.values, [0], "nothing without a trigger")
            model.taps += 1
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(log.values, [0, 0, 1])
            harness.advance(by: 1)
            XCTAssertEqual(log.values, [0, 0, 1, 2])
            harness.advance(by: 5)
            XCTAssertEqual(log.values, [0, 0, 1, 2, 0], "back to the first, and no further")
            _ = hosted
        }
    }

    func testThatPhasesGoOnWhileTheViewIsShown() {
        onMain {
            let (model, log) = (Model(), Log<Int>())
            let hosted = Hosted(harness, Pulse(model: model, log: log, isTriggered: false))
            harness.advance(by: 0.5)
            XCTAssertEqual(log.values, [0, 1, 2], "a phase without an animation lasts a frame")
            harness.advance(by: 1)
            XCTAssertEqual(log.values, [0, 1, 2, 0])
            model.isShown = false
            harness.turn()
            let count = log.values.count
            harness.advance(by: 5)
            XCTAssertEqual(log.values.count, count, "and no longer")
            _ = hosted
        }
    }

    func testThatKeyframesAreFollowedFrameByFrame() {
        onMain {
            let (model, log) = (Model(), Log<Looks>())
            let hosted = Hosted(harness, Jump(model: model, log: log))
            XCTAssertEqual(log.values.count, 1)
            model.taps += 1
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(log.values.last?.width ?? 0, 50, accuracy: 2)
            XCTAssertEqual(log.values.last?.height ?? 0, 30, accuracy: 0.5)
            harness.advance(by: 1)
            XCTAssertEqual(log.values.last?.width ?? 0, 40, accuracy: 2)
            harness.advance(by: 1)
            XCTAssertEqual(log.values.last?.width, 60)
            XCTAssertEqual(log.values.last?.height, 10)
            let count = log.values.count
            harness.advance(by: 1)
            XCTAssertEqual(log.values.count, count, "still when it is over")
            _ = hosted
        }
    }

    func testTheValuesOfATimeline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(100)
            LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
            SpringKeyframe(50, duration: 2, spring: .smooth)
        }
        XCTAssertEqual(timeline.duration, 4)
        XCTAssertEqual(timeline.value(time: 0.5), 5)
        XCTAssertEqual(timeline.value(time: 1), 100)
        XCTAssertGreaterThan(timeline.value(time: 1.5), 50, "slow at first")
        XCTAssertEqual(timeline.value(progress: 0.5), 0, accuracy: 0.001)
        XCTAssertEqual(timeline.value(time: 100), 50, accuracy: 0.1)
        XCTAssertEqual(timeline.value(time: -1), 0)
        let empty = KeyframeTimeline(initialValue: 3.0) { LinearKeyframe(4.0, duration: .nan) }
        XCTAssertEqual(empty.value(time: 0), 4)
    }
}
