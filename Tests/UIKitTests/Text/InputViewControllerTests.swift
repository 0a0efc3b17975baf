import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Keyboards and accessories with controllers.
final class InputViewControllerTests: MainTestCase, @unchecked Sendable {
    private final class Keyboard: UIInputViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame.size.height = 200
        }
    }

    private final class Accessory: UIInputViewController {
        override func loadView() {
            view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 40), inputViewStyle: .default)
        }
    }

    private final class Field: UITextField {
        let keyboard = Keyboard()
        let accessory = Accessory()
        override var inputViewController: UIInputViewController? { keyboard }
        override var inputAccessoryViewController: UIInputViewController? { accessory }
    }

    func testTheirViewsStandAtTheLowerEdge() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            controller.view.addSubview(field)
            harness.advance(by: 0.1)
            XCTAssertNil(field.keyboard.viewIfLoaded?.window)
            field.becomeFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertNotNil(field.keyboard.view.window)
            XCTAssertNotNil(field.accessory.view.window)
            XCTAssertEqual(field.keyboard.inputView?.inputViewStyle, .keyboard)
            XCTAssertEqual(
                InputPanel.shared.frame?.height, 240 + harness.window.safeAreaInsets.bottom,
                "\(InputPanel.shared.frame ?? .zero)")
            field.keyboard.dismissKeyboard()
            harness.advance(by: 0.5)
            XCTAssertFalse(field.isFirstResponder)
            XCTAssertNil(field.keyboard.view.window)
        }
    }

    func testItsProxyEditsTheText() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            controller.view.addSubview(field)
            let proxy = field.keyboard.textDocumentProxy
            XCTAssertFalse(proxy.hasText)
            proxy.insertText("nobody")
            field.becomeFirstResponder()
            proxy.insertText("Hello")
            XCTAssertEqual(field.text, "Hello")
            XCTAssertTrue(proxy.hasText)
            proxy.adjustTextPosition(byCharacterOffset: -2)
            XCTAssertEqual(proxy.documentContextBeforeInput, "Hel")
            XCTAssertEqual(proxy.documentContextAfterInput, "lo")
            proxy.deleteBackward()
            XCTAssertEqual(field.text, "Helo")
            XCTAssertNil(proxy.selectedText)
            field.selectAll(nil)
            XCTAssertEqual(proxy.selectedText, "Helo")
            XCTAssertEqual(proxy.documentIdentifier, field.keyboard.textDocumentProxy.documentIdentifier)
        }
    }

    // DEV-117
    func testAssistantItemsAreEveryResponders() {
        onMain {
            let (one, two) = (UITextField(), UITextField())
            XCTAssertTrue(one.inputAssistantItem === one.inputAssistantItem)
            XCTAssertFalse(one.inputAssistantItem === two.inputAssistantItem)
            XCTAssertEqual(one.editingInteractionConfiguration, .default)
        }
    }
}
