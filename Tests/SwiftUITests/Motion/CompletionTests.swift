import Observation
import SwiftUI
import TestSupport
import XCTest

@testable import SwiftUI

@MainActor private final class Log {
    var lines: [String] = []
}

@MainActor @Observable private final class Model {
    var isFaint = false
    var angle = 0.0
}

private struct Tilt: GeometryEffect {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: angle, y: 0))
    }
}

private struct Screen: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 40, height: 40).opacity(model.isFaint ? 0 : 1).modifier(Tilt(angle: model.angle))
    }
}

/// Goes to the end in two jumps.
private struct TwoJumps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > 1 { return nil }
        var part = value
        part.scale(by: time < 0.5 ? 0.25 : 0.75)
        return part
    }
}

/// When closures are called that wait for animations, and how far these are.
final class CompletionTests: MainTestCase, @unchecked Sendable {
    func testThatACompletionComesAfterTheAnimationOfALayer() {
        onMain {
            let (log, model) = (Log(), Model())
            let hosted = Hosted(harness, Screen(model: model))
            withAnimation(.linear(duration: 0.5)) {
                model.isFaint = true
            } completion: {
                log.lines.append("over")
            }
            harness.turn()
            harness.advance(by: 0.4)
            XCTAssertEqual(log.lines, [])
            harness.advance(by: 0.2)
            XCTAssertEqual(log.lines, ["over"])
            harness.advance(by: 2)
            XCTAssertEqual(log.lines, ["over"], "once")
            _ = hosted
        }
    }

    func testThatACompletionWithoutAnAnimationComesAfterTheUpdate() {
        onMain {
            let (log, model) = (Log(), Model())
            let hosted = Hosted(harness, Screen(model: model))
            withAnimation(.linear(duration: 5)) {
                log.lines.append("body")
            } completion: {
                log.lines.append("over")
            }
            XCTAssertEqual(log.lines, ["body"])
            harness.turn()
            XCTAssertEqual(log.lines, ["body", "over"])
            _ = hosted
        }
    }

    func testThatASpringIsLogicallyCompleteBeforeItStandsStill() {
        onMain {
            let (log, model) = (Log(), Model())
            let hosted = Hosted(harness, Screen(model: model))
            withAnimation(.spring(duration: 0.5)) {
                model.isFaint = true
            } completion: {
                log.lines.append("done")
            }
            withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
                model.angle = 10
            } completion: {
                log.lines.append("still")
            }
            harness.turn()
            harness.advance(by: 0.55)
            XCTAssertEqual(log.lines, ["done"])
            harness.advance(by: 1.5)
            XCTAssertEqual(log.lines, ["done", "still"])
            _ = hosted
        }
    }

    func testThatWhatNeverEndsIsNeverComplete() {
        onMain {
            let (log, model) = (Log(), Model())
            let hosted = Hosted(harness, Screen(model: model))
            withAnimation(.linear(duration: 0.2).repeatForever()) {
                model.isFaint = true
            } completion: {
                log.lines.append("over")
            }
            harness.turn()
            harness.advance(by: 5)
            XCTAssertEqual(log.lines, [])
            _ = hosted
        }
    }

    func testThatAnEffectIsInterpolatedAndItsEndReported() {
        onMain {
            let (log, model) = (Log(), Model())
            let hosted = Hosted(harness, Screen(model: model))
            withAnimation(.linear(duration: 1)) {
                model.angle = 100
            } completion: {
                log.lines.append("over")
            }
            harness.turn()
            harness.advance(by: 0.5)
            let effect = hosted.controller.view.subviews[0]
            XCTAssertEqual(effect.layer.transform.m41, 50, accuracy: 2)
            XCTAssertEqual(log.lines, [])
            harness.advance(by: 0.6)
            XCTAssertEqual(effect.layer.transform.m41, 100)
            XCTAssertEqual(log.lines, ["over"])
        }
    }

    func testThatAnAppsOwnAnimationMovesALayer() {
        onMain {
            let (log, model) = (Log(), Model())
            let hosted = Hosted(harness, Screen(model: model))
            withAnimation(Animation(TwoJumps()), completionCriteria: .removed) {
                model.isFaint = true
            } completion: {
                log.lines.append("over")
            }
            harness.turn()
            let faded = hosted.controller.view.subviews[0].subviews[0].layer
            harness.advance(by: 0.3)
            XCTAssertEqual(faded.presentation()?.opacity ?? 0, 0.75, accuracy: 0.01)
            harness.advance(by: 0.4)
            XCTAssertEqual(faded.presentation()?.opacity ?? 0, 0.25, accuracy: 0.01)
            harness.advance(by: 0.5)
            XCTAssertEqual(faded.presentation()?.opacity, 0)
            XCTAssertEqual(log.lines, ["over"])
        }
    }
}
