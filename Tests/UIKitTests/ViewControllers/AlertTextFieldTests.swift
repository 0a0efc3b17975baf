import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Text fields of alerts.
final class AlertTextFieldTests: MainTestCase, @unchecked Sendable {
    @MainActor private func present(_ count: Int, _ chosen: @escaping (String) -> Void) -> UIAlertController {
        let root = UIViewController()
        harness.show(root: root)
        let alert = UIAlertController(title: "Sign in", message: "Twice", preferredStyle: .alert)
        for index in 0..<count {
            alert.addTextField {
                $0.placeholder = "Field \(index)"
                $0.isSecureTextEntry = index == 1
            }
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen("Cancel") })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen("OK") })
        root.present(alert, animated: false)
        harness.advance(by: 0.1)
        return alert
    }

    @MainActor private func type(_ text: String) {
        harness.runtime.post(.text(text))
        harness.turn()
    }

    func testFieldsAreFilledAndReturnChooses() {
        onMain {
            var chosen: [String] = []
            let alert = present(2) { chosen.append($0) }
            XCTAssertEqual(alert.textFields?.count, 2)
            XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Field 0", "Field 1"])
            XCTAssertTrue(alert.textFields![0].isFirstResponder)
            type("me\n")
            XCTAssertTrue(alert.textFields![1].isFirstResponder, "return goes on")
            type("word\n")
            harness.advance(by: 1)
            XCTAssertEqual(chosen, ["OK"])
            XCTAssertEqual(alert.textFields?.map(\.text), ["me", "word"])
            XCTAssertNil(alert.presentingViewController)
            XCTAssertFalse(alert.textFields![1].isFirstResponder)
        }
    }

    /// Two buttons beside each other follow the reading direction: the cancelling one is the first.
    func testTwoButtonsAreMirroredWhereOneReadsFromTheRight() {
        onMain {
            @MainActor func buttons(in view: UIView) -> [AlertButton] {
                view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
            }
            for isRightToLeft in [false, true] {
                InterfaceDirection.isRightToLeft = isRightToLeft
                defer { InterfaceDirection.isRightToLeft = false }
                let alert = present(0) { _ in }
                let titles = buttons(in: alert.view).sorted { $0.frame.minX < $1.frame.minX }.map(\.action.title)
                XCTAssertEqual(titles, isRightToLeft ? ["OK", "Cancel"] : ["Cancel", "OK"])
                alert.dismiss(animated: false)
                harness.turn()
            }
        }
    }

    /// An alert over a controller with a text field that is edited; DEV-797.
    @MainActor private func alertOver(
        _ field: UITextField, in bar: UIViewController? = nil, fields: Int
    ) -> (root: UIViewController, alert: UIAlertController) {
        let root = bar ?? UIViewController()
        harness.show(root: root)
        if bar == nil { root.view.addSubview(field) }
        harness.advance(by: 0.5)
        XCTAssertTrue(field.becomeFirstResponder())
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for _ in 0..<fields { alert.addTextField() }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        harness.advance(by: 1)
        return (root, alert)
    }

    // DEV-797
    func testWhatWasEditedIsEditedAgainAfterAnAlert() {
        onMain {
            for fields in [0, 1] {
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
                let (root, alert) = alertOver(field, fields: fields)
                XCTAssertFalse(field.isFirstResponder, "the keyboard has gone, or is the alert's")
                XCTAssertEqual(alert.textFields?[0].isFirstResponder, fields == 1 ? true : nil)
                root.dismiss(animated: true)
                harness.advance(by: 1)
                XCTAssertTrue(field.isFirstResponder)
                field.resignFirstResponder()
            }
        }
    }

    func testWhatTheAppEditsMeanwhileIsLeftAlone() {
        onMain {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            let (root, _) = alertOver(field, fields: 0)
            let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
            root.view.addSubview(other)
            other.becomeFirstResponder()
            root.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(other.isFirstResponder)
            other.resignFirstResponder()
        }
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    func testAnAlertTakesABarAwayToo() {
        onMain {
            let chat = Chat()
            let (root, _) = alertOver(chat.field, in: chat, fields: 0)
            XCTAssertNil(KeyboardFrame.current)
            root.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(chat.field.isFirstResponder)
            chat.field.resignFirstResponder()
            XCTAssertTrue(chat.isFirstResponder)
            harness.show(root: nil)
        }
    }

    func testAnActionThatIsOffIsNotChosen() {
        onMain {
            var chosen: [String] = []
            let alert = present(1) { chosen.append($0) }
            alert.actions[1].isEnabled = false
            type("x\n")
            XCTAssertTrue(alert.textFields![0].isFirstResponder, "switching an action leaves the field alone")
            harness.advance(by: 1)
            XCTAssertEqual(chosen, [])
            alert.preferredAction = alert.actions[0]
            type("\n")
            harness.advance(by: 1)
            XCTAssertEqual(chosen, ["Cancel"])
        }
    }

    func testFieldsStandBelowTheMessage() {
        onMain {
            let alert = present(2) { _ in }
            let fields = alert.textFields!.map { $0.convert($0.bounds, to: alert.view) }
            XCTAssertEqual(fields.map(\.width), [238, 238])
            XCTAssertEqual(fields[1].minY - fields[0].minY, 30)
            XCTAssertEqual(fields[0].minX, 16)
            XCTAssertGreaterThan(fields[0].minY, 40)
            harness.renderFrame()
            let inside = alert.textFields![0].convert(CGPoint(x: 200, y: 15), to: nil)
            XCTAssertEqual(harness.pixel(at: inside), Pixel(r: 255, g: 255, b: 255))
        }
    }

    func testAlertsWithoutFieldsHaveNone() {
        onMain {
            XCTAssertNil(UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet).textFields)
        }
    }

    func testAlertsWithFieldsAreReleased() {
        onMain {
            weak var gone: UIAlertController?
            weak var field: UITextField?
            for _ in 0..<SlowTable.rounds(100, else: 30) {
                let alert = present(1) { _ in }
                (gone, field) = (alert, alert.textFields?.first)
                type("x\n")
                harness.advance(by: 0.5)
            }
            harness.show(root: nil)
            harness.advance(by: 1)
            XCTAssertNil(gone)
            XCTAssertNil(field)
        }
    }

    // MARK: The keyboard on the screen

    @MainActor private func place(of alert: UIAlertController) -> CGRect {
        alert.view.convert(alert.view.bounds, to: nil)
    }

    /// An alert with fields, animated or not, above the keyboard on the screen, which stands from 852 points up.
    func testAnAlertStandsInTheMiddleAboveTheKeyboard() {
        onMain {
            for animated in [false, true] {
                harness.runtime.post(.keyboard(.software))
                harness.turn()
                let root = UIViewController()
                harness.show(root: root)
                let alert = UIAlertController(title: "Name", message: "Of the folder", preferredStyle: .alert)
                alert.addTextField()
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                root.present(alert, animated: animated)
                harness.advance(by: 1)
                guard let keyboard = KeyboardFrame.current else { return XCTFail("no keyboard") }
                XCTAssertEqual(place(of: alert).midY, keyboard.minY / 2, accuracy: 1)
                alert.textFields?[0].resignFirstResponder()
                harness.advance(by: 1)
                XCTAssertNil(KeyboardFrame.current)
                XCTAssertEqual(place(of: alert).midY, 426, accuracy: 1, "the keyboard has gone")
                alert.textFields?[0].becomeFirstResponder()
                harness.advance(by: 1)
                XCTAssertEqual(place(of: alert).midY, keyboard.minY / 2, accuracy: 1)
                root.dismiss(animated: false)
                harness.advance(by: 1)
            }
        }
    }

    // DEV-1421
    func testOnALowScreenAnAlertScrollsAboveTheKeyboard() throws {
        try onMain {
            harness.runtime.post(.keyboard(.software))
            harness.turn()
            let root = UIViewController()
            harness.show(root: root)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            for animated in [false, true] {
                let alert = UIAlertController(title: "Name", message: "Of the folder", preferredStyle: .alert)
                for _ in 0..<4 { alert.addTextField() }
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                root.present(alert, animated: animated)
                harness.advance(by: 1)
                let keyboard = try XCTUnwrap(KeyboardFrame.current)
                XCTAssertGreaterThanOrEqual(place(of: alert).minY, 0)
                XCTAssertLessThanOrEqual(place(of: alert).maxY, keyboard.minY)
                for field in alert.textFields ?? [] {
                    field.becomeFirstResponder()
                    harness.advance(by: 1)
                    let scroll = try XCTUnwrap(field.superview?.superview as? UIScrollView)
                    XCTAssertGreaterThan(scroll.contentSize.height, scroll.bounds.height)
                    let seen = scroll.bounds.insetBy(dx: 0, dy: -0.5)
                    XCTAssertTrue(seen.contains(field.convert(field.bounds, to: scroll)), "what is edited is seen")
                }
                root.dismiss(animated: false)
                harness.advance(by: 1)
            }
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
        }
    }

    private final class Stubborn: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }

    func testAnAlertOverAKeyboardThatStaysStandsAboveIt() {
        onMain {
            harness.runtime.post(.keyboard(.software))
            harness.turn()
            let root = UIViewController()
            harness.show(root: root)
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            let stubborn = Stubborn()
            field.delegate = stubborn
            root.view.addSubview(field)
            field.becomeFirstResponder()
            harness.advance(by: 1)
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
            harness.advance(by: 1)
            guard let keyboard = KeyboardFrame.current else { return XCTFail("no keyboard") }
            XCTAssertEqual(place(of: alert).midY, keyboard.minY / 2, accuracy: 1)
            field.delegate = nil
            root.dismiss(animated: false)
            field.resignFirstResponder()
            harness.advance(by: 1)
        }
    }
}
