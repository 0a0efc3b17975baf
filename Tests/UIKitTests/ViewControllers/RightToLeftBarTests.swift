import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Bars where people read from the right.
final class RightToLeftBarTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> UINavigationController {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let first = UIViewController()
        first.title = "First"
        let second = UIViewController()
        second.title = "Second"
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        harness.show(root: navigation)
        harness.advance(by: 0.1)
        return navigation
    }

    func testTheBackButtonsSignStandsBeforeItsWordsAndPointsRight() {
        onMain {
            let navigation = show()
            let button = navigation.navigationBar.content!.backButton!
            XCTAssertGreaterThan(button.frame.minX, 200)
            let sign = button.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil }!
            let label = button.subviews.compactMap { $0 as? UILabel }.first!
            XCTAssertEqual(sign.frame.maxX, button.bounds.width)
            XCTAssertEqual(label.frame.minX, 0)
            harness.renderFrame()
            // The sign's tip is at its right: there the middle row has colour, at its left the top row.
            let place = sign.convert(sign.bounds, to: nil)
            @MainActor func isTinted(_ x: CGFloat, _ y: CGFloat) -> Bool {
                let pixel = harness.pixel(at: CGPoint(x: x, y: y))
                return pixel.b > pixel.r + 60
            }
            XCTAssertTrue(isTinted(place.maxX - 4.5, place.midY - 0.5))
            XCTAssertFalse(isTinted(place.minX + 2, place.midY - 0.5))
        }
    }

    func testAPanFromTheRightEdgePops() {
        onMain {
            let navigation = show()
            @MainActor func pan(from: CGFloat, to: CGFloat) {
                harness.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400))
            }
            pan(from: 2, to: 380)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            pan(from: 391, to: 340)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            pan(from: 391, to: 10)
            XCTAssertEqual(navigation.viewControllers.count, 1)
        }
    }
}
