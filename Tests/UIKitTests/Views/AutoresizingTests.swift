import TestSupport
import UIKit
import XCTest

/// `autoresizingMask` in the forms that apps use.
final class AutoresizingTests: MainTestCase, @unchecked Sendable {
    @MainActor private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 150)
        return child.frame
    }

    func testMasks() {
        onMain {
            XCTAssertEqual(resized([]), CGRect(x: 10, y: 20, width: 40, height: 60))
            XCTAssertEqual(resized([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 20, width: 140, height: 110))
            XCTAssertEqual(resized([.flexibleLeftMargin]), CGRect(x: 110, y: 20, width: 40, height: 60))
            XCTAssertEqual(
                resized([.flexibleRightMargin, .flexibleBottomMargin]), CGRect(x: 10, y: 20, width: 40, height: 60))
            XCTAssertEqual(
                resized([.flexibleLeftMargin, .flexibleRightMargin]).minX, 10 + 100 * 10.0 / 60, accuracy: 1e-9)
        }
    }
}
