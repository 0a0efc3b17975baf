import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Who wins, over whole gestures with real recognisers: one row a scenario. A row's list is every state that targets heard of, with the
/// touches that the view heard of in lower case.
final class GestureScenarioTests: MainTestCase, @unchecked Sendable {
    private var view: Pad!
    private var log: Log!

    override func prepare() {
        harness.showWindow()
        log = Log()
        view = Pad(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
        view.isMultipleTouchEnabled = true
        view.log = log
        harness.window.addSubview(view)
        harness.turn()
    }

    override func cleanUp() {
        view.removeFromSuperview()
        view = nil
        log = nil
    }

    private enum Step {
        case down(Double, Double, Int = 1)
        case move(Double, Double, Int = 1)
        case up(Double, Double, Int = 1)
        case wait(Double)
        case cancel

        static let tap: [Step] = [.down(100, 200), .up(100, 200)]
        static let doubleTap: [Step] = tap + [.wait(0.1)] + tap
        static func drag(_ dx: Double, _ dy: Double, steps: Int = 6, lift: Bool = true) -> [Step] {
            var all: [Step] = [.down(200, 250)]
            for step in 1...steps { all.append(.move(200 + dx * Double(step), 250 + dy * Double(step))) }
            if lift { all.append(.up(200 + dx * Double(steps), 250 + dy * Double(steps))) }
            return all
        }
        /// Two fingers from `from` points apart to `to`, and turned by `turn` radians.
        static func pinch(_ from: Double, _ to: Double, turn: Double = 0, steps: Int = 8) -> [Step] {
            func at(_ part: Double) -> (Double, Double) {
                let r = (from + (to - from) * part) / 2
                return (r * cos(turn * part), r * sin(turn * part))
            }
            var all: [Step] = []
            let start = at(0)
            all.append(.down(200 - start.0, 250 - start.1, 1))
            all.append(.down(200 + start.0, 250 + start.1, 2))
            for step in 1...steps {
                let p = at(Double(step) / Double(steps))
                all.append(.move(200 - p.0, 250 - p.1, 1))
                all.append(.move(200 + p.0, 250 + p.1, 2))
            }
            let p = at(1)
            all.append(.up(200 - p.0, 250 - p.1, 1))
            all.append(.up(200 + p.0, 250 + p.1, 2))
            return all
        }
    }

    @MainActor private func play(_ steps: [Step]) {
        for step in steps {
            switch step {
            case .down(let x, let y, let id): harness.touch(.began, at: CGPoint(x: x, y: y), id: id)
            case .move(let x, let y, let id): harness.touch(.moved, at: CGPoint(x: x, y: y), id: id)
            case .up(let x, let y, let id): harness.touch(.ended, at: CGPoint(x: x, y: y), id: id)
            case .wait(let time): harness.advance(by: time)
            case .cancel: harness.runtime.touchTracker.cancelAll(time: harness.runtime.now)
            }
        }
    }

    /// Adds a recogniser under a name; `configure` sees it first.
    @MainActor @discardableResult private func add<R: UIGestureRecognizer>(
        _ name: String, _ recognizer: R, to target: UIView? = nil, _ configure: (R) -> Void = { _ in }
    ) -> R {
        let log = log!
        recognizer.name = name
        configure(recognizer)
        recognizer.addHandler { log.note("\(name) \(Self.word($0.state))") }
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    private static func word(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }

    @MainActor private func check(
        _ steps: [Step], _ expected: [String], wait: Double = 0.6, file: StaticString = #filePath, line: UInt = #line
    ) {
        log.lines = []
        play(steps)
        harness.advance(by: wait)
        XCTAssertEqual(log.lines, expected, file: file, line: line)
    }

    @MainActor private func clear() {
        view.gestureRecognizers = nil
        harness.advance(by: 1)
    }

    // MARK: One recogniser

    func testTaps() {
        onMain {
            add("tap", UITapGestureRecognizer())
            // 1–6
            check(Step.tap, ["began", "tap ended", "cancelled"])
            check([.down(100, 200), .wait(0.5), .up(100, 200)], ["began", "tap ended", "cancelled"])
            check([.down(100, 200), .wait(1.6), .up(100, 200)], ["began", "ended"])
            check([.down(100, 200), .move(160, 200), .up(160, 200)], ["began", "moved", "ended"])
            check([.down(100, 200), .move(110, 200), .up(110, 200)], ["began", "moved", "tap ended", "cancelled"])
            check([.down(100, 200), .cancel], ["began", "cancelled"])
            // 7: two fingers are no one-finger tap.
            check(
                [.down(100, 200, 1), .down(200, 200, 2), .up(100, 200, 1), .up(200, 200, 2)],
                ["began", "began", "ended", "ended"])
        }
    }

    func testTwoFingerTapAndTripleTap() {
        onMain {
            add("two", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
            // 8–9
            check(
                [.down(100, 200, 1), .down(200, 200, 2), .up(100, 200, 1), .up(200, 200, 2)],
                ["began", "began", "two ended", "cancelled", "cancelled"].sortedEnds)
            check(Step.tap, ["began", "ended"])
            clear()
            add("triple", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 3 }
            // 10–11
            log.lines = []
            play(Step.tap + [.wait(0.1)] + Step.tap + [.wait(0.1)] + Step.tap)
            XCTAssertEqual(log.lines.filter { $0.hasPrefix("triple") }, ["triple ended"])
            clear()
            add("triple", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 3 }
            log.lines = []
            play(Step.doubleTap + [.wait(1)])
            XCTAssertEqual(log.lines.filter { $0.hasPrefix("triple") }, [])
        }
    }

    func testLongPress() {
        onMain {
            add("press", UILongPressGestureRecognizer())
            // 12–15
            check(
                [.down(100, 200), .wait(0.6), .move(120, 200), .up(120, 200)],
                ["began", "press began", "cancelled", "press changed", "press ended"])
            check([.down(100, 200), .wait(0.3), .up(100, 200)], ["began", "ended"])
            check([.down(100, 200), .move(115, 200), .wait(0.6), .up(115, 200)], ["began", "moved", "ended"])
            check(
                [.down(100, 200), .wait(0.6), .cancel], ["began", "press began", "cancelled", "press cancelled"])
        }
    }

    func testPan() {
        onMain {
            add("pan", UIPanGestureRecognizer())
            // 16–19
            check(
                Step.drag(10, 0, steps: 3),
                ["began", "pan began", "cancelled", "pan changed", "pan changed", "pan ended"])
            check(Step.drag(1, 0, steps: 3), ["began", "moved", "moved", "moved", "ended"])
            check(
                Step.drag(10, 0, steps: 2, lift: false) + [.cancel],
                ["began", "pan began", "cancelled", "pan changed", "pan cancelled"])
            clear()
            add("two", UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 }
            check(Step.drag(10, 0, steps: 2), ["began", "moved", "moved", "ended"])
        }
    }

    func testSwipe() {
        onMain {
            add("left", UISwipeGestureRecognizer()) { $0.direction = .left }
            // 20–23
            check(Step.drag(-20, 0, steps: 3), ["began", "moved", "moved", "left ended", "cancelled"])
            check(Step.drag(20, 0, steps: 3), ["began", "moved", "moved", "moved", "ended"])
            check(Step.drag(-15, -20, steps: 3).map { $0 }, ["began", "moved", "moved", "moved", "ended"])
            check(
                [.down(200, 250), .wait(0.6), .move(140, 250), .up(140, 250)], ["began", "moved", "ended"])
        }
    }

    func testASwipeOfTwoFingers() {
        onMain {
            add("two", UISwipeGestureRecognizer()) {
                ($0.direction, $0.numberOfTouchesRequired) = (.left, 2)
            }
            log.lines = []
            play(Step.drag(-20, 0, steps: 4))
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, [], "one finger isn't enough")
            harness.advance(by: 0.6)
            play([.down(200, 250), .down(240, 250, 2)])
            for x in stride(from: 180.0, through: 120, by: -20) { play([.move(x, 250), .move(x + 40, 250, 2)]) }
            play([.up(120, 250), .up(160, 250, 2)])
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["two ended"])
        }
    }

    func testPinchAndRotation() {
        onMain {
            let pinch = add("pinch", UIPinchGestureRecognizer())
            // 24–26
            log.lines = []
            play(Step.pinch(80, 200))
            XCTAssertEqual(
                log.lines.uniqued.filter { $0.hasPrefix("pinch") }, ["pinch began", "pinch changed", "pinch ended"])
            XCTAssertEqual(pinch.state, .possible)
            check(Step.tap, ["began", "ended"])
            clear()
            var scale: CGFloat = 0
            add("pinch", UIPinchGestureRecognizer()) {
                $0.addHandler { scale = ($0 as! UIPinchGestureRecognizer).scale }
            }
            play(Step.pinch(200, 100))
            XCTAssertEqual(scale, 0.5, accuracy: 0.06)
            clear()
            var turned: CGFloat = 0
            add("turn", UIRotationGestureRecognizer()) {
                $0.addHandler { turned = ($0 as! UIRotationGestureRecognizer).rotation }
            }
            // 27–28
            play(Step.pinch(150, 150, turn: 1, steps: 20))
            XCTAssertEqual(turned, 1, accuracy: 0.15)
            clear()
            add("turn", UIRotationGestureRecognizer())
            log.lines = []
            play(Step.pinch(100, 200))
            XCTAssertEqual(log.lines.filter { $0.hasPrefix("turn") }, [], "apart is no turn")
        }
    }

    func testPinchAndRotationAreAsFastAsTheFingers() {
        onMain {
            let together = Together()
            let pinch = add("pinch", UIPinchGestureRecognizer()) { $0.delegate = together }
            let turn = add("turn", UIRotationGestureRecognizer()) { $0.delegate = together }
            @MainActor func place(_ phase: HostEvent.TouchPhase, _ step: Double) -> Double {
                let time = harness.runtime.now
                let reach: Double = 50 + 10 * step
                let (dx, dy) = (reach * cos(0.2 * step), reach * sin(0.2 * step))
                // Both fingers in one frame.
                harness.runtime.post(.touch(id: 1, phase: phase, x: 200 - dx, y: 250 - dy, timestamp: time))
                harness.runtime.post(.touch(id: 2, phase: phase, x: 200 + dx, y: 250 + dy, timestamp: time))
                harness.runtime.frame()
                return time
            }
            _ = place(.began, 0)
            _ = place(.moved, 1)
            let before = place(.moved, 2)
            XCTAssertEqual(pinch.state, .changed)
            XCTAssertEqual(turn.state, .changed)
            let (scale, rotation) = (pinch.scale, turn.rotation)
            let seconds = CGFloat(place(.moved, 3) - before)
            XCTAssertEqual(turn.rotation - rotation, 0.2, accuracy: 0.001)
            let (growth, speed): (CGFloat, CGFloat) = ((pinch.scale - scale) / seconds, 0.2 / seconds)
            XCTAssertEqual(pinch.velocity, growth, accuracy: 0.001)
            XCTAssertEqual(turn.velocity, speed, accuracy: 0.001)
            pinch.scale = 1
            turn.rotation = 0
            let fromHere: CGFloat = 20 / 160 / seconds
            XCTAssertEqual(pinch.velocity, fromHere, accuracy: 0.001)
            XCTAssertEqual(turn.velocity, speed, accuracy: 0.001)
            _ = place(.ended, 3)
        }
    }

    // MARK: Two of them

    func testSingleWaitsForDouble() {
        onMain {
            let double = add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
            let single = add("single", UITapGestureRecognizer())
            single.require(toFail: double)
            // 29–30
            check(Step.tap, ["began", "single ended", "cancelled"])
            log.lines = []
            play(Step.doubleTap)
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["double ended"])
            harness.advance(by: 1)
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["double ended"])
        }
    }

    func testWithoutTheRequirementBothRecognise() {
        onMain {
            add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
            add("single", UITapGestureRecognizer())
            // 31: the single tap wins the first tap, and the double waits for another.
            log.lines = []
            play(Step.tap)
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["single ended"])
            harness.advance(by: 1)
            log.lines = []
            play(Step.doubleTap)
            let heard = log.lines.filter { $0.contains(" ") }
            XCTAssertEqual(heard.first, "single ended")
            XCTAssertEqual(heard.filter { $0 == "double ended" }.count, 1)
        }
    }

    func testPanBeatsTapAndLongPress() {
        onMain {
            add("tap", UITapGestureRecognizer())
            add("press", UILongPressGestureRecognizer())
            add("pan", UIPanGestureRecognizer())
            // 32–34
            check(Step.drag(10, 0, steps: 2), ["began", "pan began", "cancelled", "pan changed", "pan ended"])
            check(Step.tap, ["began", "tap ended", "cancelled"])
            check(
                [.down(100, 200), .wait(0.6), .move(150, 200), .up(150, 200)],
                ["began", "press began", "cancelled", "press changed", "press ended"])
        }
    }

    func testSwipeBeforePanByRequirement() {
        onMain {
            let swipe = add("swipe", UISwipeGestureRecognizer()) { $0.direction = .right }
            let pan = add("pan", UIPanGestureRecognizer())
            pan.require(toFail: swipe)
            // 35–36
            log.lines = []
            play(Step.drag(20, 0, steps: 4))
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["swipe ended"])
            log.lines = []
            play([.down(200, 250), .move(200, 270), .wait(0.6), .move(200, 290), .move(200, 300), .up(200, 300)])
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }.uniqued, ["pan began", "pan changed", "pan ended"])
        }
    }

    func testSimultaneousByDelegate() {
        onMain {
            let together = Together()
            add("pinch", UIPinchGestureRecognizer()) { $0.delegate = together }
            add("turn", UIRotationGestureRecognizer())
            // 37
            log.lines = []
            play(Step.pinch(100, 200, turn: 1, steps: 20))
            XCTAssertEqual(
                Set(log.lines.filter { $0.contains(" ") }),
                [
                    "pinch began", "pinch changed", "pinch ended", "turn began", "turn changed", "turn ended",
                ])
            clear()
            // 38: without it the first wins.
            add("pinch", UIPinchGestureRecognizer())
            add("turn", UIRotationGestureRecognizer())
            log.lines = []
            play(Step.pinch(100, 200, turn: 1, steps: 20))
            let winners = Set(log.lines.filter { $0.contains(" ") }.map { $0.split(separator: " ")[0] })
            XCTAssertEqual(winners.count, 1)
        }
    }

    func testInnerViewsRecogniserComesFirst() {
        onMain {
            let inner = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.addSubview(inner)
            inner.log = log
            add("outer", UITapGestureRecognizer())
            add("inner", UITapGestureRecognizer(), to: inner)
            // 39
            check(Step.tap, ["began", "inner ended", "cancelled"])
            inner.gestureRecognizers?.forEach { $0.isEnabled = false }
            // 40
            check(Step.tap, ["began", "outer ended", "cancelled"])
        }
    }

    func testDelegateVetoes() {
        onMain {
            let veto = Veto()
            add("tap", UITapGestureRecognizer()) { $0.delegate = veto }
            // 41–42
            veto.allowsBegin = false
            check(Step.tap, ["began", "ended"])
            veto.allowsBegin = true
            veto.allowsTouch = false
            check(Step.tap, ["began", "ended"])
            veto.allowsTouch = true
            check(Step.tap, ["began", "tap ended", "cancelled"])
        }
    }

    func testDelegateRequirements() {
        onMain {
            let order = Order()
            order.first = add("pan", UIPanGestureRecognizer())
            add("swipe", UISwipeGestureRecognizer()) {
                $0.direction = .right
                $0.delegate = order
            }
            // 43: the delegate makes the pan wait for the swipe.
            log.lines = []
            play(Step.drag(20, 0, steps: 4))
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["swipe ended"])
        }
    }

    // MARK: What the view hears

    func testCancelsTouchesInViewOff() {
        onMain {
            add("tap", UITapGestureRecognizer()) { $0.cancelsTouchesInView = false }
            // 44
            check(Step.tap, ["began", "tap ended", "ended"])
        }
    }

    func testDelaysTouchesBegan() {
        onMain {
            add("pan", UIPanGestureRecognizer()) { $0.delaysTouchesBegan = true }
            // 45–46: nothing of a drag; of a tap, all of it when the pan has failed.
            check(Step.drag(10, 0, steps: 2), ["pan began", "pan changed", "pan ended"])
            check(Step.tap, ["began", "ended"])
        }
    }

    func testDelaysTouchesEnded() {
        onMain {
            add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
            // 47: the end waits until the double tap has failed.
            log.lines = []
            play(Step.tap)
            XCTAssertEqual(log.lines, ["began"])
            harness.advance(by: 0.5)
            XCTAssertEqual(log.lines, ["began", "ended"])
            clear()
            add("double", UITapGestureRecognizer()) {
                $0.numberOfTapsRequired = 2
                $0.delaysTouchesEnded = false
            }
            // 48
            log.lines = []
            play(Step.tap)
            XCTAssertEqual(log.lines, ["began", "ended"])
        }
    }

    func testDisablingEndsAGesture() {
        onMain {
            let pan = add("pan", UIPanGestureRecognizer())
            // 49
            log.lines = []
            play(Step.drag(10, 0, steps: 2, lift: false))
            pan.isEnabled = false
            play([.move(240, 250), .up(240, 250)])
            XCTAssertEqual(
                log.lines, ["began", "pan began", "cancelled", "pan changed", "pan cancelled"])
        }
    }

    func testAControlKeepsTapsFromItsSuperview() {
        onMain {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let log = log!
            button.addAction(UIAction { _ in log.note("button") }, for: .touchUpInside)
            view.addSubview(button)
            add("tap", UITapGestureRecognizer())
            // 50
            check(Step.tap, ["button"])
        }
    }

    func testACustomRecogniser() {
        onMain {
            add("check", CheckmarkRecognizer())
            // 51–52
            log.lines = []
            play([.down(100, 200), .move(120, 230), .move(180, 150), .up(180, 150)])
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, ["check ended"])
            log.lines = []
            play([.down(100, 200), .move(120, 150), .move(180, 100), .up(180, 100)])
            XCTAssertEqual(log.lines.filter { $0.contains(" ") }, [])
        }
    }
}

private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

private final class Pad: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { _ in log?.note("began") }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { _ in log?.note("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { _ in log?.note("ended") }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { _ in log?.note("cancelled") }
    }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class Veto: NSObject, UIGestureRecognizerDelegate {
    var allowsBegin = true
    var allowsTouch = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        allowsTouch
    }
}

private final class Order: NSObject, UIGestureRecognizerDelegate {
    weak var first: UIGestureRecognizer?
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === first }
}

/// Down, then up and to the right, as an app's own recogniser would.
private final class CheckmarkRecognizer: UIGestureRecognizer {
    private var lowest: CGPoint?
    private var start: CGPoint?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: view)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start, let now = touches.first?.location(in: view) else { return }
        if lowest == nil, now.y < start.y { state = .failed }
        if now.y > (lowest?.y ?? start.y) { lowest = now }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let lowest, let now = touches.first?.location(in: view) else { return }
        state = now.y < lowest.y && now.x > lowest.x ? .ended : .failed
    }
    override func reset() {
        lowest = nil
        start = nil
    }
}

extension [String] {
    fileprivate var uniqued: [String] { reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
    fileprivate var sortedEnds: [String] { self }
}
