import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A tap on the status bar scrolls to the top, where Apple says that it does.
final class StatusBarTapTests: MainTestCase, @unchecked Sendable {
    private final class Hearing: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var may = true
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            calls.append("should")
            return may
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did \(scrollView.contentOffset.y)") }
    }

    @MainActor private func scroll(_ hearing: Hearing, frame: CGRect? = nil) -> UIScrollView {
        if harness.window.rootViewController == nil {
            harness.show(root: UIViewController())
            harness.turn()
        }
        let root = harness.window.rootViewController!.view!
        let scroll = UIScrollView(frame: frame ?? root.bounds)
        scroll.contentSize = CGSize(width: 300, height: 4000)
        scroll.delegate = hearing
        root.addSubview(scroll)
        harness.turn()
        scroll.contentOffset.y = 1500
        return scroll
    }

    private let bar = CGPoint(x: 196, y: 20)

    func testATapScrollsToTheTopAndTells() {
        onMain {
            let hearing = Hearing()
            let scroll = scroll(hearing)
            harness.tap(bar)
            harness.advance(by: 1)
            let top = -scroll.adjustedContentInset.top
            XCTAssertEqual(scroll.contentOffset.y, top)
            XCTAssertEqual(hearing.calls, ["should", "did \(top)"])
            harness.tap(bar)
            harness.advance(by: 1)
            XCTAssertEqual(hearing.calls.count, 2, "what is at the top isn't asked")
        }
    }

    func testTheDelegateMayRefuseAndAFingerThatMovesIsNoTap() {
        onMain {
            let hearing = Hearing()
            let scroll = scroll(hearing)
            hearing.may = false
            harness.tap(bar)
            harness.advance(by: 1)
            XCTAssertEqual(hearing.calls, ["should"])
            XCTAssertEqual(scroll.contentOffset.y, 1500)
            hearing.calls = []
            hearing.may = true
            harness.tap(CGPoint(x: 196, y: 90))
            harness.touch(.began, at: bar)
            harness.touch(.moved, at: CGPoint(x: 250, y: 20))
            harness.touch(.ended, at: CGPoint(x: 250, y: 20))
            harness.touch(.began, at: bar)
            harness.advance(by: 1)
            harness.touch(.ended, at: bar)
            harness.advance(by: 1)
            XCTAssertEqual(hearing.calls, [])
        }
    }

    func testOfTwoThatScrollSoNoneDoesOnAPhone() {
        onMain {
            let (one, two) = (Hearing(), Hearing())
            let first = scroll(one)
            let second = scroll(two, frame: CGRect(x: 0, y: 300, width: 200, height: 200))
            harness.tap(bar)
            harness.advance(by: 1)
            XCTAssertEqual(one.calls + two.calls, [])
            second.scrollsToTop = false
            harness.tap(bar)
            harness.advance(by: 1)
            XCTAssertEqual(one.calls.first, "should")
            XCTAssertEqual(two.calls, [])
            XCTAssertLessThanOrEqual(first.contentOffset.y, 0)
        }
    }

    func testAControlUnderTheBarKeepsItsTap() {
        onMain {
            let hearing = Hearing()
            _ = scroll(hearing)
            let button = UIButton(frame: CGRect(x: 150, y: 0, width: 100, height: 44))
            harness.window.addSubview(button)
            harness.tap(bar)
            harness.advance(by: 1)
            XCTAssertEqual(hearing.calls, [])
        }
    }
}
