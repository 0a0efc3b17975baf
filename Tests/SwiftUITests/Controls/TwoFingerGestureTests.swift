import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Gestures of two fingers, and the dates of values.
final class TwoFingerGestureTests: ControlTestCase, @unchecked Sendable {
    private final class Heard {
        var scales: [CGFloat] = []
        var angles: [Double] = []
        var times: [Date] = []
        var ends = 0
    }

    private struct Pad<G: Gesture>: View {
        let gesture: G
        var body: some View { Color.green.gesture(gesture) }
    }

    /// Two fingers about the window's middle go from one distance to another and turn; both lift in the end.
    @MainActor private func pinch(from start: CGFloat, to end: CGFloat, turn: CGFloat = 0) {
        let middle = CGPoint(x: harness.window.bounds.midX, y: harness.window.bounds.midY)
        func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
            let radius = (start + (end - start) * part) / 2
            let way = CGPoint(x: radius * cos(turn * part), y: radius * sin(turn * part))
            return (
                CGPoint(x: middle.x - way.x, y: middle.y - way.y), CGPoint(x: middle.x + way.x, y: middle.y + way.y)
            )
        }
        harness.touch(.began, at: places(0).0, id: 1)
        harness.touch(.began, at: places(0).1, id: 2)
        for step in 1...10 {
            harness.touch(.moved, at: places(CGFloat(step) / 10).0, id: 1)
            harness.touch(.moved, at: places(CGFloat(step) / 10).1, id: 2)
        }
        harness.touch(.ended, at: places(1).0, id: 1)
        harness.touch(.ended, at: places(1).1, id: 2)
        harness.advance(by: 0.2)
    }

    func testThatAPinchTellsItsScaleOnTheClockOfFrames() {
        onMain {
            let heard = Heard()
            show(
                Pad(
                    gesture: MagnifyGesture().onChanged {
                        heard.scales.append($0.magnification)
                        heard.times.append($0.time)
                    }.onEnded { _ in heard.ends += 1 }))
            pinch(from: 100, to: 200)
            XCTAssertEqual(heard.ends, 1)
            XCTAssertEqual(heard.scales.last ?? 0, 2, accuracy: 0.35)
            XCTAssertEqual(heard.scales, heard.scales.sorted())
            let steps = zip(heard.times.dropFirst(), heard.times).map { $0.timeIntervalSince($1) }
            XCTAssertFalse(steps.isEmpty)
            for step in steps { XCTAssertEqual(step * 60, (step * 60).rounded(), accuracy: 0.01) }
        }
    }

    func testThatASmallPinchIsNoGestureOfALargeMinimum() {
        onMain {
            let heard = Heard()
            show(
                Pad(
                    gesture: MagnifyGesture(minimumScaleDelta: 0.5).onChanged { heard.scales.append($0.magnification) }
                        .onEnded { _ in heard.ends += 1 }))
            pinch(from: 100, to: 130)
            XCTAssertEqual(heard.scales, [])
            XCTAssertEqual(heard.ends, 0)
            pinch(from: 100, to: 240)
            XCTAssertEqual(heard.ends, 1)
            XCTAssertGreaterThanOrEqual(heard.scales.first ?? 0, 1.5)
        }
    }

    func testThatATurnTellsItsAngle() {
        onMain {
            let heard = Heard()
            show(
                Pad(
                    gesture: RotateGesture(minimumAngleDelta: .degrees(20)).onChanged {
                        heard.angles.append($0.rotation.degrees)
                    }.onEnded { _ in heard.ends += 1 }))
            pinch(from: 150, to: 150, turn: .pi / 3)
            XCTAssertEqual(heard.ends, 1)
            XCTAssertGreaterThanOrEqual(heard.angles.first ?? 0, 20)
            XCTAssertEqual(heard.angles.last ?? 0, 60, accuracy: 12)
        }
    }
}
