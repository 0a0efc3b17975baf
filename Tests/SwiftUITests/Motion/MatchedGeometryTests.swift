import Observation
import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

@MainActor @Observable private final class Model {
    var isLarge = false
    var x = 0.0
}

private struct Hero: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            if model.isLarge {
                Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 200).padding(.top, 400)
            } else {
                Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
            }
        }
        .ignoresSafeArea()
    }
}

private struct Follower: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            Color.clear.frame(width: 60, height: 30).matchedGeometryEffect(id: "tab", in: space)
                .padding(.leading, model.x)
            Color.blue.matchedGeometryEffect(id: "tab", in: space, isSource: false)
        }
        .ignoresSafeArea()
    }
}

/// Views that take over the geometry of others.
final class MatchedGeometryTests: MainTestCase, @unchecked Sendable {
    @MainActor private func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
        harness.renderFrame()
        let pixel = harness.pixel(at: CGPoint(x: x, y: y))
        return pixel.r > 200 && pixel.g < 200
    }

    func testThatASourceBeginsWhereTheOneBeforeWas() {
        onMain {
            let model = Model()
            let hosted = Hosted(harness, Hero(model: model))
            XCTAssertTrue(isRed(20, 20))
            withAnimation(.linear(duration: 1)) { model.isLarge = true }
            harness.turn()
            harness.advance(by: 0.5)
            // Half the way: the frame is 120 points wide and lies at 200.
            XCTAssertTrue(isRed(60, 260))
            XCTAssertFalse(isRed(20, 20))
            XCTAssertFalse(isRed(100, 500))
            XCTAssertFalse(isRed(150, 260))
            harness.advance(by: 0.6)
            XCTAssertTrue(isRed(100, 500))
            XCTAssertFalse(isRed(60, 260))
            XCTAssertEqual(hosted.controller.view.subviews.count, 2)
            model.isLarge = false
            harness.turn()
            XCTAssertTrue(isRed(20, 20), "without an animation at once")
        }
    }

    func testThatAFollowerLiesOverItsSource() {
        onMain {
            let model = Model()
            let hosted = Hosted(harness, Follower(model: model))
            @MainActor func frame() -> CGRect {
                let view = hosted.controller.view!
                let leaf = view.subviews[2].subviews[0]
                return leaf.convert(leaf.bounds, to: view)
            }
            XCTAssertEqual(frame(), CGRect(x: 0, y: 0, width: 60, height: 30))
            model.x = 100
            harness.turn()
            XCTAssertEqual(frame(), CGRect(x: 100, y: 0, width: 60, height: 30))
        }
    }
}
