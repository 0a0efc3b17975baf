import TestSupport
import UIKit
import XCTest

/// What a field says that its text is.
final class TextContentTypeTests: MainTestCase, @unchecked Sendable {
    /// The names are those of the Web's autofill, which apps and keyboards share.
    private let names: [(UITextContentType, String)] = [
        (.name, "name"), (.namePrefix, "name-prefix"), (.givenName, "given-name"), (.middleName, "middle-name"),
        (.familyName, "family-name"), (.nameSuffix, "name-suffix"), (.nickname, "nickname"),
        (.jobTitle, "organization-title"), (.organizationName, "organization-name"), (.location, "location"),
        (.fullStreetAddress, "street-address"), (.streetAddressLine1, "address-line1"),
        (.streetAddressLine2, "address-line2"), (.addressCity, "address-level2"), (.addressState, "address-level1"),
        (.addressCityAndState, "address-level1+2"), (.sublocality, "address-level3"), (.countryName, "country-name"),
        (.postalCode, "postal-code"), (.telephoneNumber, "tel"), (.emailAddress, "email"), (.URL, "url"),
        (.creditCardNumber, "cc-number"), (.username, "username"), (.password, "password"),
        (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"),
    ]

    func testTheTypesHaveTheNamesOfTheWeb() {
        for (type, name) in names { XCTAssertEqual(type.rawValue, name) }
        XCTAssertEqual(Set(names.map(\.0)).count, names.count)
    }

    func testFieldsAndViewsKeepTheirType() {
        onMain {
            let (field, view) = (UITextField(), UITextView())
            XCTAssertNil(field.textContentType)
            for (type, _) in names {
                field.textContentType = type
                view.textContentType = type
                XCTAssertEqual(field.textContentType, type)
                XCTAssertEqual(view.textContentType, type)
            }
        }
    }

    func testNotificationsOfTextHaveTheirNames() {
        onMain {
            XCTAssertEqual(UITextField.textDidChangeNotification.rawValue, "UITextFieldTextDidChangeNotification")
            XCTAssertEqual(
                UITextView.textDidBeginEditingNotification.rawValue, "UITextViewTextDidBeginEditingNotification")
            XCTAssertEqual(UITextView.textDidChangeNotification.rawValue, "UITextViewTextDidChangeNotification")
            XCTAssertEqual(
                UITextView.textDidEndEditingNotification.rawValue, "UITextViewTextDidEndEditingNotification")
            XCTAssertEqual(
                UITextInputMode.currentInputModeDidChangeNotification.rawValue,
                "UITextInputCurrentInputModeDidChangeNotification")
            XCTAssertEqual(UIKeyCommand.inputEscape, "UIKeyInputEscape")
        }
    }

    func testATextViewTellsOfItsEditing() {
        onMain {
            final class Log: @unchecked Sendable { var names: [NSNotification.Name] = [] }
            let log = Log()
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            let watched = [
                UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
                UITextView.textDidEndEditingNotification,
            ]
            let tokens = watched.map { name in
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
                    log.names.append($0.name)
                }
            }
            harness.showWindow()
            harness.window.addSubview(view)
            view.becomeFirstResponder()
            view.insertText("a")
            view.resignFirstResponder()
            XCTAssertEqual(log.names, watched)
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    func testATextFieldTellsOfItsText() {
        onMain {
            final class Log: @unchecked Sendable { var count = 0 }
            let log = Log()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification, object: field, queue: nil
            ) { _ in log.count += 1 }
            harness.showWindow()
            harness.window.addSubview(field)
            field.becomeFirstResponder()
            field.insertText("a")
            XCTAssertEqual(log.count, 1)
            field.text = "set by the app"
            XCTAssertEqual(log.count, 1, "only what a person types is told")
            NotificationCenter.default.removeObserver(token)
        }
    }

    func testAPlaceholderHasAttributesAndARect() {
        onMain {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.red])
            XCTAssertEqual(field.placeholder, "Name")
            XCTAssertEqual(
                field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
            let rect = field.placeholderRect(forBounds: field.bounds)
            XCTAssertTrue(field.bounds.contains(rect))
            XCTAssertFalse(rect.isEmpty)
            XCTAssertNil(field.background)
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            field.background = picture
            XCTAssertTrue(field.background === picture)
        }
    }

    func testATextViewsAlignmentAndAccessory() {
        onMain {
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            XCTAssertEqual(view.textAlignment, .natural)
            view.text = "Some text"
            view.textAlignment = .justified
            XCTAssertEqual(view.textAlignment, .justified)
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            view.inputAccessoryView = bar
            XCTAssertTrue(view.inputAccessoryView === bar)
            harness.showWindow()
            harness.window.addSubview(view)
            view.becomeFirstResponder()
            harness.advance(by: 1)
            XCTAssertNotNil(bar.window, "it stands above the keyboard")
        }
    }
}
