import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A pointer without a button: whom it hovers over, when that begins and ends, and what it never does.
final class HoverTests: MainTestCase, @unchecked Sendable {
    private var outer: UIView!
    private var inner: UIView!
    private var log: Log!

    override func prepare() {
        harness.showWindow()
        log = Log()
        outer = Touched(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
        inner = Touched(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        for case let view as Touched in [outer, inner] { view.log = log }
        outer.addSubview(inner)
        harness.window.addSubview(outer)
        harness.turn()
    }

    override func cleanUp() {
        outer.removeFromSuperview()
        (outer, inner, log) = (nil, nil, nil)
    }

    @MainActor @discardableResult private func add(_ name: String, to view: UIView) -> UIHoverGestureRecognizer {
        let recognizer = UIHoverGestureRecognizer()
        recognizer.addHandler { [log] in log!.lines.append("\(name) \(log!.word($0.state))") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// What was told since the last question.
    @MainActor private func told() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }

    func testBeginsChangesAndEnds() {
        onMain {
            let recognizer = add("outer", to: outer)
            harness.hover(CGPoint(x: 10, y: 10))
            XCTAssertEqual(told(), [])
            harness.hover(CGPoint(x: 60, y: 110))
            XCTAssertEqual(told(), ["outer began"])
            XCTAssertEqual(recognizer.location(in: outer), CGPoint(x: 10, y: 10))
            XCTAssertEqual(recognizer.location(in: nil), CGPoint(x: 60, y: 110))
            XCTAssertEqual(recognizer.numberOfTouches, 1)
            harness.hover(CGPoint(x: 70, y: 110))
            XCTAssertEqual(told(), ["outer changed"])
            harness.hover(CGPoint(x: 70, y: 110))
            XCTAssertEqual(told(), [], "it has not moved")
            harness.hover(CGPoint(x: 10, y: 10))
            XCTAssertEqual(told(), ["outer ended"])
            XCTAssertEqual(recognizer.state, .possible)
            XCTAssertEqual(recognizer.numberOfTouches, 0)
            harness.hover(CGPoint(x: 11, y: 10))
            XCTAssertEqual(told(), [])
            harness.hover(CGPoint(x: 60, y: 110))
            harness.hover(nil)
            XCTAssertEqual(told(), ["outer began", "outer ended"], "it has left the screen")
            harness.hover(nil)
            XCTAssertEqual(told(), [])
        }
    }

    func testNestedViewsHoverAtTheSameTime() {
        onMain {
            add("outer", to: outer)
            add("inner", to: inner)
            harness.hover(CGPoint(x: 60, y: 110))
            XCTAssertEqual(told(), ["outer began"])
            harness.hover(CGPoint(x: 160, y: 210))
            XCTAssertEqual(told(), ["inner began", "outer changed"])
            harness.hover(CGPoint(x: 60, y: 110))
            XCTAssertEqual(told(), ["inner ended", "outer changed"])
        }
    }

    func testAViewThatCoversEndsItAndOneThatLetsThroughDoesNot() {
        onMain {
            add("inner", to: inner)
            let cover = UIView(frame: outer.frame)
            harness.window.addSubview(cover)
            harness.hover(CGPoint(x: 160, y: 210))
            XCTAssertEqual(told(), [])
            cover.isUserInteractionEnabled = false
            harness.hover(CGPoint(x: 161, y: 210))
            XCTAssertEqual(told(), ["inner began"])
            cover.isUserInteractionEnabled = true
            harness.hover(CGPoint(x: 162, y: 210))
            XCTAssertEqual(told(), ["inner ended"])
            cover.removeFromSuperview()
        }
    }

    // DEV-074
    func testAButtonEndsItAndDragsHoverOverNobody() {
        onMain {
            add("outer", to: outer)
            harness.hover(CGPoint(x: 60, y: 110))
            harness.touch(.began, at: CGPoint(x: 60, y: 110))
            XCTAssertEqual(told(), ["outer began", "outer ended", "touchesBegan"])
            harness.touch(.moved, at: CGPoint(x: 70, y: 110))
            harness.hover(CGPoint(x: 70, y: 110))
            XCTAssertEqual(told(), ["touchesMoved"])
            harness.touch(.ended, at: CGPoint(x: 70, y: 110))
            harness.hover(CGPoint(x: 70, y: 110))
            XCTAssertEqual(told(), ["touchesEnded", "outer began"])
        }
    }

    func testAnInactiveAppIsHoveredOverByNobody() {
        onMain {
            add("outer", to: outer)
            harness.hover(CGPoint(x: 60, y: 110))
            harness.send(.resignActive)
            XCTAssertEqual(told(), ["outer began", "outer ended"])
            harness.hover(CGPoint(x: 62, y: 110))
            XCTAssertEqual(told(), [])
            harness.send(.activate)
            harness.hover(CGPoint(x: 64, y: 110))
            XCTAssertEqual(told(), ["outer began"])
        }
    }

    func testOtherRecognisersAndViewsHearNothing() {
        onMain {
            let tap = UITapGestureRecognizer()
            let pan = UIPanGestureRecognizer()
            for other in [tap, pan] as [UIGestureRecognizer] {
                other.addHandler { [log] _ in log!.lines.append("other") }
                outer.addGestureRecognizer(other)
            }
            for x in stride(from: 60.0, to: 200, by: 20) { harness.hover(CGPoint(x: x, y: 110)) }
            harness.hover(nil)
            XCTAssertEqual(told(), [])
            XCTAssertEqual(tap.state, .possible)
        }
    }

    func testAHoverRecogniserDelaysNoTouch() {
        onMain {
            let recognizer = add("outer", to: outer)
            recognizer.delaysTouchesBegan = true
            harness.tap(CGPoint(x: 60, y: 110))
            XCTAssertEqual(told(), ["touchesBegan", "touchesEnded"])
            XCTAssertEqual(recognizer.state, .possible)
        }
    }

    func testTheDelegateIsAskedOnceAndObeyed() {
        onMain {
            let recognizer = add("outer", to: outer)
            let gate = Gate()
            recognizer.delegate = gate
            gate.takesEvents = false
            for x in [60.0, 62, 64] { harness.hover(CGPoint(x: x, y: 110)) }
            XCTAssertEqual(gate.asked, ["event 11"])
            gate.takesEvents = true
            harness.hover(CGPoint(x: 10, y: 10))
            for x in [60.0, 62] { harness.hover(CGPoint(x: x, y: 110)) }
            XCTAssertEqual(gate.asked, ["event 11", "event 11", "touch 3", "begin"])
            XCTAssertEqual(told(), ["outer began", "outer changed"])
            gate.begins = false
            harness.hover(nil)
            for x in [60.0, 62] { harness.hover(CGPoint(x: x, y: 110)) }
            XCTAssertEqual(told(), ["outer ended"])
            XCTAssertEqual(recognizer.state, .failed)
            harness.hover(nil)
            XCTAssertEqual(recognizer.state, .possible)
        }
    }

    func testDisabledOrTakenAwayItIsCancelled() {
        onMain {
            let recognizer = add("outer", to: outer)
            harness.hover(CGPoint(x: 60, y: 110))
            recognizer.isEnabled = false
            XCTAssertEqual(told(), ["outer began", "outer cancelled"])
            harness.hover(CGPoint(x: 62, y: 110))
            recognizer.isEnabled = true
            harness.hover(CGPoint(x: 64, y: 110))
            XCTAssertEqual(told(), ["outer began"])
            outer.removeGestureRecognizer(recognizer)
            XCTAssertEqual(told(), ["outer cancelled"])
            harness.hover(CGPoint(x: 66, y: 110))
            XCTAssertEqual(told(), [])
            XCTAssertEqual(recognizer.state, .possible)
        }
    }

    func testARestingPointerKeepsNothingAlive() {
        onMain {
            weak var view: UIView?
            weak var recognizer: UIGestureRecognizer?
            autoreleased {
                let made = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                recognizer = add("made", to: made)
                outer.addSubview(made)
                view = made
                harness.hover(CGPoint(x: 60, y: 110))
                made.removeFromSuperview()
            }
            harness.turn()
            XCTAssertNil(view)
            XCTAssertNil(recognizer)
            harness.hover(CGPoint(x: 62, y: 110))
            XCTAssertEqual(told(), ["made began"])
        }
    }

    @MainActor private func autoreleased(_ body: () -> Void) { body() }

    func testEventsPassTheApplicationAsHoverEvents() {
        onMain {
            let window = Watching(frame: UIScreen.main.bounds)
            window.windowLevel = .alert
            window.isHidden = false
            harness.turn()
            for x in [60.0, 62] { harness.hover(CGPoint(x: x, y: 110)) }
            harness.hover(nil)
            XCTAssertEqual(window.seen, ["11 type 3 phase 5", "11 type 3 phase 6", "11 type 3 phase 7"])
            window.isHidden = true
        }
    }
}

@MainActor private final class Log {
    var lines: [String] = []

    func word(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

private final class Touched: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("touchesBegan") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("touchesMoved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("touchesCancelled")
    }
}

private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var takesEvents = true
    var begins = true
    var asked: [String] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        asked.append("event \(event.type.rawValue)")
        return takesEvents
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("touch \(touch.type.rawValue)")
        return true
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        return begins
    }
}

private final class Watching: UIWindow {
    var seen: [String] = []
    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            seen.append("\(event.type.rawValue) type \(touch.type.rawValue) phase \(touch.phase.rawValue)")
        }
        super.sendEvent(event)
    }
}
