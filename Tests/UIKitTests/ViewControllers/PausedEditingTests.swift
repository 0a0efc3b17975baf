import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What is edited when a sheet comes: DEV-797.
final class PausedEditingTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Page: UIViewController, UITextFieldDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        var told: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            field.delegate = self
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { told.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { told.append("end") }
    }

    @MainActor private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            field.becomeFirstResponder()
        }
    }

    @MainActor private func editedPage() -> Page {
        let page = Page()
        harness.show(root: page)
        harness.advance(by: 0.5)
        XCTAssertTrue(page.field.becomeFirstResponder())
        return page
    }

    func testASheetTakesTheKeyboardAwayAndBringsItBack() {
        onMain {
            let page = editedPage()
            for sheet in [UIViewController(), Form()] {
                page.told = []
                page.present(sheet, animated: true)
                XCTAssertEqual(page.told, ["end"], "before the sheet moves")
                harness.advance(by: 1)
                XCTAssertEqual((sheet as? Form)?.field.isFirstResponder, sheet is Form ? true : nil)
                page.dismiss(animated: true)
                harness.advance(by: 1)
                XCTAssertTrue(page.field.isFirstResponder)
                XCTAssertEqual(page.told, ["end", "begin"])
            }
            page.field.resignFirstResponder()
        }
    }

    func testASheetOverAPageThatIsntEditedEditsNothing() {
        onMain {
            let page = editedPage()
            page.present(UIViewController(), animated: false)
            harness.advance(by: 0.5)
            page.dismiss(animated: false)
            harness.advance(by: 0.5)
            page.field.resignFirstResponder()
            page.told = []
            page.present(UIViewController(), animated: false)
            harness.advance(by: 0.5)
            page.dismiss(animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(page.told, [])
        }
    }

    func testASheetThatDimsNothingLeavesTheKeyboard() {
        onMain {
            let page = editedPage()
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            page.present(sheet, animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(page.field.isFirstResponder)
            page.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(page.told, ["begin"])
            page.field.resignFirstResponder()
        }
    }

    func testThatAPopoverLeavesTheKeyboard() {
        onMain {
            harness.end()
            harness = Harness(device: DeviceProfile.named("iPad 10.9\"")!)
            let page = editedPage()
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = page.view
            popover.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 500, width: 10, height: 10)
            page.present(popover, animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(page.field.isFirstResponder)
            page.dismiss(animated: true)
            harness.advance(by: 1)
            page.field.resignFirstResponder()
        }
    }
}
