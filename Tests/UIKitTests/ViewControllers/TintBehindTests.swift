import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// Tints behind what is presented.
final class TintBehindTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> UIViewController {
        let root = UIViewController()
        harness.show(root: root)
        harness.advance(by: 0.1)
        return root
    }

    func testASheetDimsTintsAsLongAsItDimsWhatIsBehind() {
        onMain {
            let root = show()
            let below = UIView()
            root.view.addSubview(below)
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(sheet, animated: true)
            XCTAssertEqual(below.tintAdjustmentMode, .dimmed)
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .dimmed)
            XCTAssertEqual(sheet.view.tintAdjustmentMode, .normal)
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .normal, "what can be used is coloured")
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .dimmed)
            root.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .normal)
        }
    }

    func testAPopoverAndAnAlertGiveTheModeBackThatTheAppHadSet() {
        onMain {
            let root = show()
            root.view.tintAdjustmentMode = .normal
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = root.view
            for presented in [popover, UIAlertController(title: "a", message: nil, preferredStyle: .alert)] {
                root.present(presented, animated: false)
                harness.advance(by: 0.5)
                XCTAssertEqual(root.view.tintAdjustmentMode, .dimmed)
                root.dismiss(animated: false)
                harness.advance(by: 0.5)
                XCTAssertEqual(root.view.tintAdjustmentMode, .normal)
                XCTAssertEqual(root.view.extras?.tintAdjustmentMode, .normal)
            }
        }
    }
}
