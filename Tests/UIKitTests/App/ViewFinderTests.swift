import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What a story's words find on the screen.
final class ViewFinderTests: MainTestCase, @unchecked Sendable {
    func testWhatAFingerReachesGoesFirst() {
        onMain {
            let controller = UIViewController()
            let near = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            let away = UILabel(frame: CGRect(x: -400, y: 100, width: 100, height: 30))
            for label in [near, away] {
                label.text = "Gallery"
                label.accessibilityIdentifier = "gallery"
                controller.view.addSubview(label)
            }
            harness.show(root: controller)
            XCTAssertIdentical(ViewFinder.view(titled: "gallery"), near)
            XCTAssertIdentical(ViewFinder.view(identified: "gallery"), near)
            near.isHidden = true
            XCTAssertIdentical(ViewFinder.view(titled: "Gallery"), away)
        }
    }

    func testATextFieldIsFoundByItsTextUnlessThatIsSecret() {
        onMain {
            let controller = UIViewController()
            let size = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            size.text = "A4"
            size.accessibilityLabel = "Size"
            let password = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
            password.text = "1234"
            password.isSecureTextEntry = true
            for field in [size, password] { controller.view.addSubview(field) }
            harness.show(root: controller)
            XCTAssertIdentical(ViewFinder.view(titled: "A4"), size)
            XCTAssertIdentical(ViewFinder.view(titled: "Size"), size)
            XCTAssertNil(ViewFinder.view(titled: "1234"))
        }
    }
}
