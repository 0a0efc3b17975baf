import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Sheets at the lower edge and the keyboard: as Apple's do, they stand above it and keep their height as far as there is room.
final class SheetKeyboardTests: MainTestCase, @unchecked Sendable {
    @MainActor private func present(_ detents: [UISheetPresentationController.Detent]) -> UIViewController {
        let root = UIViewController()
        harness.show(root: root)
        harness.advance(by: 0.1)
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = detents
        root.present(sheet, animated: false)
        harness.advance(by: 0.1)
        return sheet
    }

    @MainActor private func top(_ sheet: UIViewController) -> CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }

    @MainActor private func showKeyboard(_ height: CGFloat) {
        let screen = harness.window.bounds
        KeyboardFrame.change(to: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height))
        harness.advance(by: 0.1)
    }

    func testThatALowSheetStandsAboveTheKeyboard() {
        onMain {
            let sheet = present([.custom(identifier: .init("low")) { _ in 200 }])
            let (height, inset) = (harness.window.bounds.height, harness.window.safeAreaInsets.bottom)
            XCTAssertEqual(top(sheet), height - 200 - inset)
            showKeyboard(300)
            XCTAssertEqual(top(sheet), height - 200 - 300)
            XCTAssertEqual(sheet.view.bounds.height, 500, "it goes on below the keyboard")
            KeyboardFrame.change(to: nil)
            harness.advance(by: 0.1)
            XCTAssertEqual(top(sheet), height - 200 - inset)
        }
    }

    func testThatNoSheetStandsHigherThanALargeOne() {
        onMain {
            let sheet = present([.medium(), .large()])
            let low = top(sheet)
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            harness.advance(by: 1)
            let large = top(sheet)
            XCTAssertLessThan(large, low)
            showKeyboard(300)
            XCTAssertEqual(top(sheet), large)
            sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
            harness.advance(by: 1)
            XCTAssertLessThan(top(sheet), low)
            XCTAssertGreaterThanOrEqual(top(sheet), large)
            showKeyboard(harness.window.bounds.height - 200)
            XCTAssertEqual(top(sheet), large)
        }
    }

    func testThatASheetBelowAnotherStays() {
        onMain {
            let lower = present([.medium()])
            let before = top(lower)
            let upper = UIViewController()
            upper.sheetPresentationController?.detents = [.medium()]
            lower.present(upper, animated: false)
            harness.advance(by: 0.1)
            showKeyboard(300)
            XCTAssertLessThan(top(upper), before)
            XCTAssertEqual(top(lower), before)
        }
    }
}
