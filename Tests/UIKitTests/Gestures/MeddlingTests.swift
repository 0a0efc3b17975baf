import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What if the app does this inside of that callback: nothing crashes, hangs or is left over, and each touch ends once for whoever saw
/// it begin.
final class MeddlingTests: MainTestCase, @unchecked Sendable {
    override func prepare() { harness.showWindow() }

    func testEveryDeedInEveryCallback() {
        onMain {
            var reached: Set<TouchCallback> = []
            var row = 0
            for callback in TouchCallback.allCases {
                for deed in Meddling.allCases {
                    row += 1
                    guard SlowTable.runs(row) || !reached.contains(callback) else { continue }
                    if check(callback, deed) { reached.insert(callback) }
                }
            }
            XCTAssertEqual(TouchCallback.allCases.filter { !reached.contains($0) }, [], "every callback was one")
        }
    }

    @MainActor private func check(_ callback: TouchCallback, _ deed: Meddling) -> Bool {
        harness.recorder.clear()
        let name = "\(deed) in \(callback)"
        weak var (view, container, scroll): (UIView?, UIView?, UIView?)
        weak var delegate: StageDelegate?
        var recognizers: [Weak<UIGestureRecognizer>] = []
        var isDone = false
        do {
            let stage = MeddlingStage()
            (view, container, scroll) = (stage.view, stage.container, stage.scroll)
            delegate = stage.delegate
            recognizers = stage.allRecognizers.map { Weak(object: $0) }
            harness.turn()
            stage.plan(callback) { [unowned stage, harness] in stage.perform(deed, harness!) }
            stage.run(callback.gesture, harness)
            // Until whatever was presented stands.
            if deed == .presentController { harness.advance(by: 1) }
            isDone = stage.isDone
            checkRest(stage, name)
            if harness.application.applicationState != .active { harness.reopen() }
            harness.application.endIgnoringInteractionEvents()
            if !stage.window.isHidden { checkLife(stage, name) }
            stage.window.isHidden = true
            stage.other.isHidden = true
            stage.window.rootViewController = nil
            for view in [stage.container, stage.view, stage.control, stage.scroll] { view.removeFromSuperview() }
            _ = (stage.first.resignFirstResponder(), stage.second.resignFirstResponder())
        }
        harness.window.makeKey()
        harness.advance(by: 0.1)
        XCTAssertNil(view, name)
        XCTAssertNil(container, name)
        XCTAssertNil(scroll, name)
        XCTAssertNil(delegate, name)
        XCTAssertEqual(recognizers.compactMap(\.object), [], name)
        return isDone
    }

    /// Nothing is under way any more.
    @MainActor private func checkRest(_ stage: MeddlingStage, _ name: String) {
        for count in stage.heard {
            XCTAssertTrue(count.isBalanced, "\(name): a touch without an end")
            XCTAssertEqual(count.mistakes, [], name)
        }
        for recognizer in stage.allRecognizers {
            XCTAssertEqual(recognizer.state, .possible, "\(name), \(type(of: recognizer))")
            XCTAssertEqual(recognizer.numberOfTouches, 0, "\(name), \(type(of: recognizer))")
        }
        XCTAssertFalse(stage.control.isTracking, name)
        XCTAssertFalse(stage.control.isHighlighted, name)
        XCTAssertEqual(stage.control.tracks, 0, name)
        XCTAssertFalse(stage.scroll.isDragging, name)
        XCTAssertFalse(stage.scroll.isTracking, name)
        XCTAssertFalse(stage.scroll.isZooming, name)
        if stage.scroll.window == nil { XCTAssertNil(stage.scroll.motion, name) }
        for window in [stage.window, stage.other] {
            XCTAssertTrue(window.gestureEnvironment.isIdle, name)
            XCTAssertTrue(window.touchDelivery.isIdle, name)
        }
        XCTAssertFalse(harness.runtime.touchTracker.hasTouches, name)
    }

    /// The window takes touches as before.
    @MainActor private func checkLife(_ stage: MeddlingStage, _ name: String) {
        let fresh = HearingView(frame: CGRect(x: 200, y: 0, width: 90, height: 90))
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        tap.cancelsTouchesInView = false
        fresh.addGestureRecognizer(tap)
        (stage.root.presentedViewController?.view ?? stage.window).addSubview(fresh)
        stage.window.bringSubviewToFront(fresh)
        harness.tap(fresh.convert(CGPoint(x: 45, y: 45), to: nil))
        XCTAssertEqual(fresh.count.began, 1, name)
        XCTAssertTrue(fresh.count.isBalanced, name)
        XCTAssertEqual(taps, 1, name)
        fresh.removeFromSuperview()
        if stage.root.presentedViewController != nil { stage.root.dismiss(animated: false) }
    }

    // MARK: One by one

    /// Two touches of a view that are told at once are told once.
    func testHeldBackTouchesBeginOnce() {
        onMain {
            let view = HearingView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            view.isMultipleTouchEnabled = true
            let quick = Failing()
            quick.delaysTouchesBegan = true
            view.addGestureRecognizer(quick)
            harness.window.addSubview(view)
            harness.turn()
            harness.tap(view)
            XCTAssertEqual(view.count.began, 1)
            XCTAssertEqual(view.count.mistakes, [])
            XCTAssertTrue(view.count.isBalanced)
            view.removeFromSuperview()
        }
    }

    /// Held back at the beginning and not at the end: the end waits for the beginning.
    func testAnEndWaitsForItsBeginning() {
        onMain {
            let view = HearingView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.delaysTouchesBegan = true
            double.delaysTouchesEnded = false
            let failing = Failing()
            view.addGestureRecognizer(double)
            view.addGestureRecognizer(failing)
            harness.window.addSubview(view)
            harness.turn()
            harness.tap(view)
            XCTAssertEqual(view.count.began, 0)
            harness.advance(by: 1)
            XCTAssertEqual(view.count.began, 1)
            XCTAssertTrue(view.count.isBalanced)
            view.removeFromSuperview()
        }
    }

    /// Time that passes for one recogniser ends no other one's gesture.
    func testADragGoesOnWhileADoubleTapElsewhereGivesUp() {
        onMain {
            let (left, right) = (UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 300)), UIView())
            right.frame = CGRect(x: 150, y: 100, width: 100, height: 300)
            let (pan, double) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            left.addGestureRecognizer(pan)
            right.addGestureRecognizer(double)
            for view in [left, right] { harness.window.addSubview(view) }
            harness.turn()
            harness.touch(.began, at: CGPoint(x: 50, y: 200))
            harness.touch(.moved, at: CGPoint(x: 50, y: 230))
            XCTAssertEqual(pan.state, .began)
            harness.touch(.began, at: CGPoint(x: 200, y: 200), id: 2)
            harness.touch(.ended, at: CGPoint(x: 200, y: 200), id: 2)
            harness.advance(by: 1)
            XCTAssertEqual(pan.state, .began, "the finger is down")
            harness.touch(.moved, at: CGPoint(x: 50, y: 250))
            XCTAssertEqual(pan.state, .changed)
            harness.touch(.ended, at: CGPoint(x: 50, y: 250))
            XCTAssertEqual(pan.state, .possible)
            for view in [left, right] { view.removeFromSuperview() }
        }
    }

    func testALastPlaceIsKnownAfterTheGesture() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            let tap = UITapGestureRecognizer()
            view.addGestureRecognizer(tap)
            harness.window.addSubview(view)
            harness.turn()
            harness.tap(CGPoint(x: 40, y: 150))
            XCTAssertEqual(tap.location(in: view), CGPoint(x: 40, y: 50))
            XCTAssertEqual(tap.location(in: nil), CGPoint(x: 40, y: 150))
            view.removeFromSuperview()
        }
    }

    // DEV-145
    func testTouchesUnderIgnoredEventsAreNobodys() {
        onMain {
            let view = HearingView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            harness.window.addSubview(view)
            harness.turn()
            harness.application.beginIgnoringInteractionEvents()
            harness.touch(.began, at: CGPoint(x: 40, y: 150))
            harness.application.endIgnoringInteractionEvents()
            harness.touch(.moved, at: CGPoint(x: 40, y: 160))
            harness.touch(.ended, at: CGPoint(x: 40, y: 160))
            XCTAssertEqual(view.count.began, 0)
            harness.tap(view)
            XCTAssertEqual(view.count.began, 1)
            view.removeFromSuperview()
        }
    }

    /// An app stops the glide in the callback that says that it begins.
    func testAGlideIsStoppedWhereItBegins() {
        onMain {
            let stage = MeddlingStage()
            harness.turn()
            stage.plan(.glides) { [unowned stage] in
                stage.scroll.setContentOffset(stage.scroll.contentOffset, animated: false)
            }
            stage.run(.fling, harness)
            let place = stage.scroll.contentOffset
            XCTAssertTrue(stage.isDone)
            XCTAssertNil(stage.scroll.motion)
            harness.advance(by: 1)
            XCTAssertEqual(stage.scroll.contentOffset, place)
            stage.window.isHidden = true
            stage.other.isHidden = true
        }
    }

    func testAFieldThatHandsOnTheFirstResponderLeavesOneOnly() {
        onMain {
            let fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: 100 + 50 * $0, width: 100, height: 40)) }
            for field in fields { harness.window.addSubview(field) }
            harness.turn()
            let passing = Passing(to: fields[1])
            fields[0].delegate = passing
            XCTAssertTrue(fields[0].becomeFirstResponder())
            XCTAssertTrue(fields[2].becomeFirstResponder())
            XCTAssertEqual(fields.map(\.isFirstResponder), [false, false, true])
            XCTAssertEqual(fields.map(\.isEditing), [false, false, true])
            for field in fields { field.removeFromSuperview() }
        }
    }
}

/// Gives up at once.
private final class Failing: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

@MainActor private final class Passing: NSObject, UITextFieldDelegate {
    private let next: UITextField
    init(to next: UITextField) { self.next = next }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = next.becomeFirstResponder() }
}
