import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitValues

/// The trait of predictions in the text is kept (DEV-078), and a text of an app's own has its default.
final class InlinePredictionTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Own: UIView, UITextInputTraits {}

    func testTheTraitIsKept() {
        onMain {
            let field = UITextField(), view = UITextView()
            XCTAssertEqual(field.inlinePredictionType, .default)
            field.inlinePredictionType = .no
            view.inlinePredictionType = .yes
            XCTAssertEqual((field as any UITextInputTraits).inlinePredictionType, .no)
            XCTAssertEqual((view as any UITextInputTraits).inlinePredictionType, .yes)
            XCTAssertEqual(Own().inlinePredictionType, .default)
        }
    }
}
