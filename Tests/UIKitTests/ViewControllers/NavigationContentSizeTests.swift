import CoreGraphics
import TestSupport
import UIKit
import XCTest

/// The size that a stack of controllers wants, in a popover for instance.
final class NavigationContentSizeTests: MainTestCase, @unchecked Sendable {
    func testASizeThatTheControllerHadBeforeItWasPushedCounts() {
        onMain {
            let page = UIViewController()
            page.preferredContentSize = CGSize(width: 300, height: 200)
            let navigation = UINavigationController(rootViewController: page)
            XCTAssertEqual(navigation.preferredContentSize, CGSize(width: 300, height: 200))
            page.preferredContentSize = CGSize(width: 310, height: 210)
            XCTAssertEqual(navigation.preferredContentSize, CGSize(width: 310, height: 210))
            navigation.preferredContentSize = CGSize(width: 50, height: 60)
            XCTAssertEqual(navigation.preferredContentSize, CGSize(width: 50, height: 60))
        }
    }
}
