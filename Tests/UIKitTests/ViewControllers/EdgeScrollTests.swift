import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A finger at the edge from which a page is popped: along the edge it scrolls.
final class EdgeScrollTests: MainTestCase, @unchecked Sendable {
    @MainActor private func pushed() -> (navigation: UINavigationController, scroll: UIScrollView) {
        let page = UIViewController()
        let scroll = UIScrollView()
        page.view = scroll
        scroll.contentSize = CGSize(width: 100, height: 5000)
        let navigation = UINavigationController(rootViewController: UIViewController())
        harness.show(root: navigation)
        navigation.pushViewController(page, animated: false)
        harness.advance(by: 0.5)
        return (navigation, scroll)
    }

    @MainActor private func swipe(from start: CGPoint, by way: CGPoint) {
        harness.touch(.began, at: start)
        for step in 1...8 {
            harness.advance(by: 0.02)
            let part = CGFloat(step) / 8
            harness.touch(.moved, at: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
        }
        harness.touch(.ended, at: CGPoint(x: start.x + way.x, y: start.y + way.y))
        harness.advance(by: 2)
    }

    func testThatAFingerAlongTheEdgeScrolls() {
        onMain {
            let (navigation, scroll) = pushed()
            let before = scroll.contentOffset.y
            swipe(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 4, y: -240))
            XCTAssertGreaterThan(scroll.contentOffset.y, before + 100)
            XCTAssertEqual(navigation.viewControllers.count, 2)
        }
    }

    func testThatAFingerFromTheEdgePops() {
        onMain {
            let (navigation, _) = pushed()
            swipe(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 280, y: 30))
            XCTAssertEqual(navigation.viewControllers.count, 1)
        }
    }
}
