import TestSupport
import UIKit
import XCTest

/// Views nested deeper than a stack is; an app's overrides recurse, as on iOS.
final class DeepViewTests: MainTestCase, @unchecked Sendable {
    private final class Nested: UIView {
        static var moves = 0, layouts = 0, traits = 0, hits = 0
        nonisolated(unsafe) static var ended = 0
        override func didMoveToWindow() { Self.moves += 1 }
        override func layoutSubviews() {
            super.layoutSubviews()
            Self.layouts += 1
        }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            Self.hits += 1
            return super.hitTest(point, with: event)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { Self.traits += 1 }
        deinit { Self.ended += 1 }
    }

    /// More than a stack holds, either way.
    private let count = SlowTable.rounds(50_000, else: 20_000)

    @MainActor private func nest(_ count: Int) -> (outer: UIView, inner: UIView) {
        let inner = Nested(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.backgroundColor = .red
        var outer = inner
        for _ in 1..<count {
            let view = Nested(frame: inner.frame)
            outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(outer)
            outer = view
        }
        return (outer, inner)
    }

    /// Each was asked whether the one above lies below it, all the way to the window: more than a minute.
    func testViewsEachAddedToTheLast() {
        onMain {
            harness.showWindow()
            (Nested.moves, Nested.layouts) = (0, 0)
            var last: UIView = harness.window
            for _ in 0..<count {
                let view = Nested(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                last.addSubview(view)
                last = view
            }
            harness.turn()
            XCTAssertEqual(Nested.moves, count)
            XCTAssertEqual(Nested.layouts, count)
            XCTAssertTrue(last.isDescendant(of: harness.window))
            harness.window.subviews.last?.removeFromSuperview()
        }
    }

    func testNestedViews() {
        onMain {
            harness.showWindow()
            (Nested.moves, Nested.layouts, Nested.traits, Nested.hits, Nested.ended) = (0, 0, 0, 0, 0)
            do {
                let (outer, inner) = nest(count)
                harness.window.addSubview(outer)
                harness.turn()
                XCTAssertEqual(Nested.moves, count)
                XCTAssertEqual(Nested.layouts, count)
                XCTAssertTrue(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner)
                XCTAssertEqual(Nested.hits, count)
                outer.overrideUserInterfaceStyle = .dark
                XCTAssertEqual(Nested.traits, count)
                outer.frame.size = CGSize(width: 60, height: 60)
                XCTAssertEqual(inner.bounds.width, 60)
                outer.tintColor = .green
                harness.turn()
                outer.removeFromSuperview()
                harness.turn()
                XCTAssertEqual(Nested.moves, 2 * count)
            }
            XCTAssertEqual(Nested.ended, count)
        }
    }
}
