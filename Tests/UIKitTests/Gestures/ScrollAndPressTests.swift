import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Recognisers that hear of what is no touch: a wheel's steps and a keyboard's presses.
final class ScrollAndPressTests: MainTestCase, @unchecked Sendable {
    @MainActor private func wheel(_ delta: CGPoint, at place: CGPoint = CGPoint(x: 50, y: 50)) {
        harness.runtime.post(
            .wheel(x: place.x, y: place.y, deltaX: delta.x, deltaY: delta.y, timestamp: harness.runtime.now))
        harness.runtime.frame()
    }

    func testAWheelIsADragForAPanThatAllowsIt() {
        onMain {
            harness.showWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            harness.window.addSubview(view)
            var heard: [String] = []
            let pan = UIPanGestureRecognizer()
            pan.addHandler { recognizer in
                let way = (recognizer as! UIPanGestureRecognizer).translation(in: nil)
                heard.append("\(recognizer.state.rawValue) \(Int(way.x)) \(Int(way.y)) \(recognizer.numberOfTouches)")
            }
            view.addGestureRecognizer(pan)
            XCTAssertEqual(pan.allowedScrollTypesMask, [])
            wheel(CGPoint(x: 3, y: 20))
            XCTAssertEqual(heard, [])
            pan.allowedScrollTypesMask = .continuous
            wheel(CGPoint(x: 3, y: 20))
            XCTAssertEqual(heard, [])
            pan.allowedScrollTypesMask = .all
            wheel(CGPoint(x: 3, y: 20))
            XCTAssertEqual(heard, ["1 -3 -20 0", "2 -3 -20 0", "3 -3 -20 0"])
            XCTAssertEqual(pan.state, .possible)
            wheel(CGPoint(x: 0, y: 20), at: CGPoint(x: 150, y: 150))
            XCTAssertEqual(heard.count, 3, "beside the view")
            pan.isEnabled = false
            wheel(CGPoint(x: 3, y: 20))
            XCTAssertEqual(heard.count, 3)
        }
    }

    func testAPanThatIsRefusedLeavesTheWheelToTheScrollView() {
        onMain {
            final class Refusing: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
            }
            harness.showWindow()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            scroll.contentInsetAdjustmentBehavior = .never
            let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.addSubview(inside)
            harness.window.addSubview(scroll)
            harness.turn()
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            inside.addGestureRecognizer(pan)
            wheel(CGPoint(x: 0, y: 20))
            XCTAssertEqual(scroll.contentOffset.y, 0, "the inner one takes it")
            let delegate = Refusing()
            pan.delegate = delegate
            wheel(CGPoint(x: 0, y: 20))
            XCTAssertEqual(scroll.contentOffset.y, 20)
            XCTAssertEqual(pan.state, .possible)
        }
    }

    func testRecognisersHearOfPressesOnTheirWay() {
        onMain {
            final class Listener: UIGestureRecognizer {
                var heard: [String] = []
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                    heard.append("began \(presses.first?.key?.characters ?? "")")
                }
                override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                    heard.append("ended")
                }
                override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                    heard.append("cancelled")
                }
            }
            final class Taker: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            harness.showWindow()
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let taker = Taker(frame: outer.bounds)
            outer.addSubview(taker)
            let beside = UIView()
            harness.window.addSubview(outer)
            harness.window.addSubview(beside)
            let (one, two, other) = (Listener(), Listener(), Listener())
            taker.addGestureRecognizer(one)
            outer.addGestureRecognizer(two)
            beside.addGestureRecognizer(other)
            taker.becomeFirstResponder()
            @MainActor func key(_ usage: Int, _ text: String, _ phase: HostKey.Phase) {
                harness.runtime.post(.key(HostKey(usage: usage, characters: text, modifiers: 0, phase: phase)))
                harness.turn()
            }
            key(10, "g", .down)
            key(10, "g", .up)
            XCTAssertEqual(one.heard, ["began g", "ended"])
            XCTAssertEqual(two.heard, ["began g", "ended"])
            XCTAssertEqual(other.heard, [])
            one.isEnabled = false
            two.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
            key(10, "g", .down)
            XCTAssertEqual(one.heard.count, 2)
            XCTAssertEqual(two.heard.count, 2)
            key(41, "", .down)
            XCTAssertEqual(two.heard.count, 3, "escape is menu")
            harness.home()
            XCTAssertEqual(two.heard.last, "cancelled")
        }
    }
}
