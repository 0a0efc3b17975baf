import Observation
import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

@MainActor @Observable private final class Model {
    var isShown = false
    var isOuterShown = true
}

private struct Twist: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: 100 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
    }
}

private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Screen: View {
    let model: Model
    let transition: AnyTransition?
    var body: some View {
        ZStack {
            Color.white
            if model.isShown {
                if let transition {
                    Color.red.frame(width: 40, height: 40).transition(transition)
                } else {
                    Color.red.frame(width: 40, height: 40)
                }
            }
        }
        .ignoresSafeArea()
    }
}

/// How views come and go.
final class TransitionTests: MainTestCase, @unchecked Sendable {
    @MainActor private func center(_ harness: Harness) -> (x: CGFloat, y: CGFloat) {
        (harness.window.bounds.midX, harness.window.bounds.midY)
    }

    @MainActor private func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixel {
        harness.renderFrame()
        return harness.pixel(at: CGPoint(x: x, y: y))
    }

    func testThatWhatHasNoTransitionFades() {
        onMain {
            let model = Model()
            let hosted = Hosted(harness, Screen(model: model, transition: nil))
            let (x, y) = center(harness)
            XCTAssertEqual(pixel(x, y), Pixel(r: 255, g: 255, b: 255))
            withAnimation(.linear(duration: 1)) { model.isShown = true }
            harness.turn()
            harness.advance(by: 0.5)
            let half = pixel(x, y)
            XCTAssertTrue((120...200).contains(half.g), "\(half)")
            harness.advance(by: 0.6)
            let red = pixel(x, y)
            XCTAssertTrue(red.r > 200 && red.g < 90, "\(red)")
            let count = hosted.controller.view.subviews.count
            withAnimation(.linear(duration: 1)) { model.isShown = false }
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertTrue((120...200).contains(pixel(x, y).g))
            XCTAssertEqual(hosted.controller.view.subviews.count, count)
            harness.advance(by: 0.6)
            XCTAssertEqual(pixel(x, y), Pixel(r: 255, g: 255, b: 255))
            XCTAssertEqual(hosted.controller.view.subviews.count, count - 1)
            model.isShown = true
            harness.turn()
            XCTAssertTrue(pixel(x, y).g < 90, "without an animation at once")
        }
    }

    func testThatAViewThatComesBackWhileItFadesStays() {
        onMain {
            let model = Model()
            let hosted = Hosted(harness, Screen(model: model, transition: nil))
            model.isShown = true
            harness.turn()
            withAnimation(.linear(duration: 1)) { model.isShown = false }
            harness.turn()
            harness.advance(by: 0.5)
            withAnimation(.linear(duration: 1)) { model.isShown = true }
            harness.turn()
            harness.advance(by: 3)
            let (x, y) = center(harness)
            XCTAssertTrue(pixel(x, y).g < 90)
            XCTAssertEqual(hosted.controller.view.subviews.count, 2)
        }
    }

    @MainActor private func checkMoving(_ transition: AnyTransition, from: CGFloat, to: CGFloat) {
        let model = Model()
        let hosted = Hosted(harness, Screen(model: model, transition: transition))
        let (x, y) = center(harness)
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        harness.turn()
        harness.advance(by: 0.05)
        XCTAssertTrue(pixel(x + from, y).g < 200, "comes from there")
        XCTAssertEqual(pixel(x, y).g, 255)
        harness.advance(by: 1)
        XCTAssertTrue(pixel(x, y).g < 90)
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        harness.turn()
        harness.advance(by: 0.95)
        XCTAssertEqual(pixel(x, y).g, 255)
        XCTAssertTrue(pixel(x + to, y).g < 200, "goes there")
        harness.advance(by: 0.2)
        XCTAssertEqual(pixel(x + to, y).g, 255)
        XCTAssertEqual(hosted.controller.view.subviews.count, 1)
    }

    func testATransitionOfAnApp() { onMain { checkMoving(AnyTransition(Twist()), from: -100, to: 100) } }

    func testATransitionBetweenModifiers() {
        onMain { checkMoving(.modifier(active: Shift(x: 120), identity: Shift(x: 0)), from: 120, to: 120) }
    }

    private struct Steps: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                Color.red.frame(width: 40, height: 40).id(model.isShown).transition(AnyTransition(Twist()))
            }
            .ignoresSafeArea()
        }
    }

    func testThatAnotherIdentityComesByAnAppsTransition() {
        onMain {
            let model = Model()
            _ = Hosted(harness, Steps(model: model))
            let (x, y) = center(harness)
            XCTAssertTrue(pixel(x, y).g < 90)
            withAnimation(.linear(duration: 1)) { model.isShown = true }
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(pixel(x, y).g, 255, "one comes from the left, the other goes to the right")
            XCTAssertTrue(pixel(x - 50, y).g < 220)
            XCTAssertTrue(pixel(x + 50, y).g < 220)
            harness.advance(by: 0.8)
            XCTAssertTrue(pixel(x, y).g < 90)
            XCTAssertEqual(pixel(x + 100, y).g, 255)
        }
    }

    private struct Discs: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                if model.isShown { Circle().fill(.red).frame(width: 80, height: 80) }
            }
            .ignoresSafeArea()
        }
    }

    func testThatAShapeComesInItsOwnSize() {
        onMain {
            let model = Model()
            _ = Hosted(harness, Discs(model: model))
            let (x, y) = center(harness)
            withAnimation(.linear(duration: 1)) { model.isShown = true }
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertTrue((100...220).contains(pixel(x, y).g), "it fades in")
            XCTAssertTrue((100...220).contains(pixel(x + 34, y).g), "and doesn't grow")
        }
    }

    private struct StoredScreen: View {
        let model: Model
        @AppStorage("TransitionTests.isShown") private var isShown = false
        var body: some View {
            ZStack {
                Color.white
                if isShown { Color.red.frame(width: 40, height: 40) }
            }
            .ignoresSafeArea()
            .onChange(of: model.isShown) { _, new in withAnimation(.linear(duration: 1)) { isShown = new } }
        }
    }

    func testThatADefaultIsSetWithAnAnimation() {
        onMain {
            UserDefaults.standard.removeObject(forKey: "TransitionTests.isShown")
            defer { UserDefaults.standard.removeObject(forKey: "TransitionTests.isShown") }
            let model = Model()
            _ = Hosted(harness, StoredScreen(model: model))
            let (x, y) = center(harness)
            model.isShown = true
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertTrue((120...200).contains(pixel(x, y).g), "half of it")
            harness.advance(by: 0.7)
            XCTAssertTrue(pixel(x, y).g < 90)
        }
    }

    func testThatAnAsymmetricTransitionTakesOneHalfOfEach() {
        onMain {
            checkMoving(
                .asymmetric(
                    insertion: .modifier(active: Shift(x: 120), identity: Shift(x: 0)),
                    removal: AnyTransition(Twist())), from: 120, to: 100)
        }
    }
}
