import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Views that leave their window under a finger: they hear that it is over, once; those that stay go on.
final class LeavingViewTests: MainTestCase, @unchecked Sendable {
    private var log: Lines!
    private var outer: TouchedView!
    private var inner: TouchedView!

    override func prepare() {
        harness.showWindow()
        log = Lines()
        outer = TouchedView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        inner = TouchedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        inner.log = log
        outer.log = log
        outer.name = "outer"
        outer.addSubview(inner)
        harness.window.addSubview(outer)
        harness.turn()
    }

    override func cleanUp() { (log, outer, inner) = (nil, nil, nil) }

    private let start = CGPoint(x: 150, y: 250)
    @MainActor private func move(_ y: Double) { harness.touch(.moved, at: CGPoint(x: start.x, y: start.y + y)) }
    @MainActor private func end(_ y: Double) { harness.touch(.ended, at: CGPoint(x: start.x, y: start.y + y)) }

    @MainActor private func watch(_ name: String, _ recognizer: UIGestureRecognizer, on view: UIView) {
        let log = log!
        recognizer.addHandler { log.lines.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
    }

    // DEV-092
    func testARemovedViewsTouchesAreCancelledOnce() {
        onMain {
            harness.touch(.began, at: start)
            inner.removeFromSuperview()
            XCTAssertEqual(log.lines, ["inner began", "inner cancelled"])
            move(20)
            end(20)
            XCTAssertEqual(log.lines, ["inner began", "inner cancelled"])
        }
    }

    func testItGoesWithAnAncestor() {
        onMain {
            harness.touch(.began, at: start)
            outer.removeFromSuperview()
            end(0)
            XCTAssertEqual(log.lines, ["inner began", "inner cancelled"])
        }
    }

    func testMovingWithinTheWindowCancelsNothing() {
        onMain {
            harness.touch(.began, at: start)
            harness.window.addSubview(inner)
            move(20)
            end(20)
            XCTAssertEqual(log.lines, ["inner began", "inner moved", "inner ended"])
        }
    }

    func testAControlHearsTouchCancel() {
        onMain {
            let button = UIButton(frame: inner.bounds)
            let log = log!
            button.addAction(UIAction { _ in log.lines.append("cancel") }, for: .touchCancel)
            button.addAction(UIAction { _ in log.lines.append("up") }, for: [.touchUpInside, .touchUpOutside])
            inner.addSubview(button)
            harness.touch(.began, at: start)
            XCTAssertTrue(button.isTracking)
            button.removeFromSuperview()
            XCTAssertFalse(button.isTracking)
            end(0)
            XCTAssertEqual(log.lines, ["cancel"])
        }
    }

    func testItsRecognisersAreCancelledAndOthersGoOn() {
        onMain {
            watch("inner", UIPanGestureRecognizer(), on: inner)
            let pan = UIPanGestureRecognizer()
            let together = BothDelegate()
            pan.delegate = together
            watch("outer", pan, on: outer)
            harness.touch(.began, at: start)
            move(20)
            log.lines = []
            inner.removeFromSuperview()
            XCTAssertEqual(log.lines, ["inner cancelled"])
            log.lines = []
            move(40)
            end(40)
            XCTAssertEqual(log.lines, ["outer changed", "outer ended"])
        }
    }

    func testAWaitingTapDoesNotRecogniseBecauseItsViewWent() {
        onMain {
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            watch("single", single, on: inner)
            watch("double", double, on: inner)
            harness.tap(start)
            inner.removeFromSuperview()
            harness.advance(by: 1)
            XCTAssertEqual(log.lines.filter { $0.hasPrefix("single") || $0.hasPrefix("double") }, [])
            // Back in the window they begin anew.
            outer.addSubview(inner)
            harness.tap(start)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines.filter { $0.hasPrefix("single") || $0.hasPrefix("double") }, ["single ended"])
        }
    }

    func testAnActionMayTakeTheViewAway() {
        onMain {
            let pan = UIPanGestureRecognizer()
            let (inner, log) = (inner!, log!)
            pan.addHandler { recognizer in
                log.lines.append("pan \(recognizer.state)")
                if recognizer.state == .began { inner.removeFromSuperview() }
            }
            inner.addGestureRecognizer(pan)
            harness.touch(.began, at: start)
            move(20)
            move(40)
            end(40)
            XCTAssertEqual(log.lines, ["inner began", "pan began", "pan cancelled", "inner cancelled"])
            XCTAssertEqual(pan.state, .possible)
        }
    }

    func testADraggedScrollViewStopsWithoutDecelerating() {
        onMain {
            let scroll = UIScrollView(frame: outer.bounds)
            scroll.contentSize = CGSize(width: 390, height: 3000)
            let watcher = DragWatcher()
            scroll.delegate = watcher
            outer.addSubview(scroll)
            harness.touch(.began, at: start)
            for step in 1...5 { move(Double(step) * 20) }
            XCTAssertTrue(scroll.isDragging)
            scroll.removeFromSuperview()
            XCTAssertFalse(scroll.isDragging)
            XCTAssertFalse(scroll.isDecelerating)
            end(100)
            XCTAssertEqual(watcher.lines, ["begin", "end false"])
        }
    }

    // MARK: Sheets

    /// A sheet under a finger, its presenter's window given another root: nobody is left, everybody has disappeared.
    func testASheetUnderAFingerGoesWithItsRoot() {
        onMain {
            outer.removeFromSuperview()
            for steps in [1, 3] {
                weak var (presenter, sheet): (UIViewController?, UIViewController?)
                do {
                    let (root, presented) = (UIViewController(), UIViewController())
                    (presenter, sheet) = (root, presented)
                    harness.window.rootViewController = root
                    harness.advance(by: 0.1)
                    root.present(presented, animated: false)
                    harness.turn()
                    let grip = CGPoint(x: 200, y: 400)
                    harness.touch(.began, at: grip)
                    for step in 1...steps {
                        harness.touch(.moved, at: CGPoint(x: grip.x, y: grip.y + 60 * Double(step)))
                    }
                    XCTAssertTrue(presented.isBeingDismissed)
                    harness.window.rootViewController = nil
                }
                harness.advance(by: 1)
                XCTAssertNil(presenter)
                XCTAssertNil(sheet)
                harness.touch(.ended, at: CGPoint(x: 200, y: 500))
                harness.advance(by: 1)
            }
        }
    }

    func testASheetThatIsDraggedAwayIsReleased() {
        onMain {
            let root = UIViewController()
            harness.window.rootViewController = root
            harness.advance(by: 0.1)
            for distance in [500.0, 40] {
                weak var sheet: UIViewController?
                do {
                    let presented = UIViewController()
                    sheet = presented
                    root.present(presented, animated: false)
                    harness.turn()
                }
                let grip = CGPoint(x: 200, y: 300)
                harness.touch(.began, at: grip)
                harness.touch(.moved, at: CGPoint(x: grip.x, y: grip.y + distance / 2))
                harness.touch(.moved, at: CGPoint(x: grip.x, y: grip.y + distance))
                harness.advance(by: 0.3)
                harness.touch(.ended, at: CGPoint(x: grip.x, y: grip.y + distance))
                harness.advance(by: 1)
                if distance < 100 {
                    XCTAssertNotNil(root.presentedViewController, "a short drag leaves it")
                    root.dismiss(animated: false)
                    harness.advance(by: 1)
                }
                XCTAssertNil(root.presentedViewController)
                XCTAssertNil(sheet, "dragged by \(distance)")
            }
        }
    }

    /// portico-event-fuzz, seed 1044: nobody but the presentation holds what is on its way out.
    func testDismissingTwiceEndsTheFirst() {
        onMain {
            let root = UIViewController()
            harness.window.rootViewController = root
            harness.advance(by: 0.1)
            root.present(UIViewController(), animated: false)
            harness.turn()
            root.dismiss(animated: true)
            harness.advance(by: 0.1)
            let leaving = root.presentedViewController.map { Unmanaged.passUnretained($0) }
            XCTAssertNotNil(leaving)
            var ends = 0
            ModalPresenter.dismiss(root.presentation!, animated: true, interactor: nil) { ends += 1 }
            XCTAssertEqual(ends, 1)
            XCTAssertNil(root.presentedViewController)
            harness.advance(by: 1)
        }
    }

    func testAPercentDrivenTransitionThatIsEndedByOthersIsReleased() {
        onMain {
            outer.removeFromSuperview()
            weak var controller: UIViewController?
            do {
                let navigation = UINavigationController(rootViewController: UIViewController())
                harness.window.rootViewController = navigation
                let pushed = UIViewController()
                controller = pushed
                navigation.pushViewController(pushed, animated: false)
                harness.advance(by: 0.1)
                harness.touch(.began, at: CGPoint(x: 2, y: 400))
                harness.touch(.moved, at: CGPoint(x: 60, y: 400))
                harness.touch(.moved, at: CGPoint(x: 120, y: 400))
                XCTAssertNotNil(navigation.transitionCoordinator)
                harness.window.rootViewController = nil
            }
            harness.advance(by: 2)
            XCTAssertNil(controller)
            harness.touch(.ended, at: CGPoint(x: 120, y: 400))
        }
    }

    /// The edge pop of a stack in a sheet, while the sheet goes: nobody appears in a container that leaves.
    func testAPopUnderAFingerInASheetThatIsDismissed() {
        onMain {
            outer.removeFromSuperview()
            let (root, below, top) = (UIViewController(), Watched(), Watched())
            harness.window.rootViewController = root
            let navigation = UINavigationController(rootViewController: below)
            navigation.pushViewController(top, animated: false)
            harness.advance(by: 0.1)
            root.present(navigation, animated: false)
            harness.advance(by: 0.1)
            top.heard = []
            below.heard = []
            harness.touch(.began, at: CGPoint(x: 2, y: 400))
            harness.touch(.moved, at: CGPoint(x: 60, y: 400))
            harness.touch(.moved, at: CGPoint(x: 120, y: 400))
            XCTAssertNotNil(navigation.transitionCoordinator)
            root.dismiss(animated: true)
            harness.advance(by: 1)
            harness.touch(.ended, at: CGPoint(x: 120, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(top.heard, ["willDisappear", "didDisappear"])
            XCTAssertEqual(below.heard, ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
            XCTAssertEqual([top, below].map(\.appearance.phase), [.disappeared, .disappeared])
        }
    }
}

private final class Watched: HearingController {
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        heard.append("isAppearing")
    }
}

private final class Lines {
    var lines: [String] = []
}

private final class TouchedView: UIView {
    var name = "inner"
    var log: Lines?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("\(name) began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("\(name) moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("\(name) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("\(name) cancelled")
    }
}

private final class BothDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class DragWatcher: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("stop") }
}
