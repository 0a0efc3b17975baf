import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Transitions that have types of their own.
final class NamedTransitionTests: ControlTestCase, @unchecked Sendable {
    func testThatNamedTransitionsAreThoseOfLayers() {
        onMain {
            let move = AnyTransition(MoveTransition(edge: .top))
            XCTAssertEqual(move.insertion?.edge, .top)
            XCTAssertTrue(move.changes.isEmpty, "the view isn't made anew on the way")
            let both = AnyTransition(AsymmetricTransition(insertion: .scale(0.5), removal: .offset(x: 8)))
            XCTAssertEqual(both.insertion?.scale, 0.5)
            XCTAssertEqual(both.removal?.offset, CGSize(width: 8, height: 0))
            let push = AnyTransition(PushTransition(edge: .leading).combined(with: .scale).animation(.linear))
            XCTAssertEqual(push.insertion?.edge, .leading)
            XCTAssertEqual(push.removal?.edge, .trailing)
            XCTAssertEqual(push.insertion?.scale ?? 1, 0.001, accuracy: 0.001)
            XCTAssertEqual(push.animation, .linear)
            XCTAssertNil(AnyTransition(IdentityTransition()).insertion)
        }
    }

    private struct Tilting: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            MoveTransition(edge: .leading).apply(content: content.opacity(0.5), phase: phase)
        }
    }

    func testThatAnAppsTransitionMayApplyANamedOne() {
        onMain {
            let shown = Tilting().apply(content: Text("tilted"), phase: .didDisappear)
            show(shown.frame(width: 100))
            guard let text = find("tilted") else { return XCTFail("the content is there") }
            XCTAssertLessThan(place(text).x, harness.window.bounds.midX - 20, "moved to the edge by its own width")
        }
    }

    // DEV-1350
    func testThatAnEffectsRepetitionsAreCounted() {
        XCTAssertEqual(SymbolEffectOptions.repeat(.periodic(2, delay: 1)).repetitions, 2)
        XCTAssertEqual(SymbolEffectOptions.speed(2).repeat(.continuous).repetitions, .infinity)
    }
}
