import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The keyboard on the screen of a phone, 393 × 852, above a text field.
final class KeyboardTests: TextFieldTestCase, @unchecked Sendable {
    @MainActor private func begin(_ type: UIKeyboardType = .default) {
        disconnectKeyboard()
        field.keyboardType = type
        field.autocorrectionType = .no
        field.becomeFirstResponder()
        harness.advance(by: 0.3)
    }

    @MainActor private var labels: Set<String> { Set(board?.keys.map(\.label) ?? []) }

    // MARK: Coming and going

    // DEV-660
    func testItComesUpAndSaysWhere() {
        onMain {
            listener.listenToKeyboard()
            begin()
            XCTAssertEqual(
                listener.told(),
                [
                    "shouldBegin", "willChangeFrame 561", "willShow 561", "event begin", "didBegin", "note begin",
                    "selection 0,0", "didChangeFrame 561", "didShow 561",
                ].filter { $0 != "selection 0,0" })
            XCTAssertEqual(KeyboardFrame.current, CGRect(x: 0, y: 561, width: 393, height: 291))
            field.resignFirstResponder()
            harness.advance(by: 0.3)
            XCTAssertNil(board)
            XCTAssertNil(KeyboardFrame.current)
        }
    }

    func testSuggestionsTakeTheirRoom() {
        onMain {
            disconnectKeyboard()
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            XCTAssertEqual(KeyboardFrame.current?.height, 336)
            field.autocorrectionType = .no
            field.reloadInputViews()
            harness.advance(by: 0.3)
            XCTAssertEqual(KeyboardFrame.current?.height, 291)
        }
    }

    func testTheNotificationHasItsCurve() {
        onMain {
            var told: [Int] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { note in
                let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                MainActor.assumeIsolated { told += [curve?.intValue ?? -1, Int((duration?.doubleValue ?? 0) * 100)] }
            }
            begin()
            NotificationCenter.default.removeObserver(token)
            XCTAssertEqual(told, [7, 25])
            XCTAssertEqual(UIView.AnimationCurve(rawValue: 7), .easeInOut)
        }
    }

    func testItGoesWhenAHardwareKeyboardIsConnected() {
        onMain {
            begin()
            harness.runtime.post(.keyboard(.hardware))
            harness.advance(by: 0.3)
            XCTAssertNil(board)
            XCTAssertTrue(field.isFirstResponder)
            disconnectKeyboard()
            harness.advance(by: 0.3)
            XCTAssertNotNil(board)
        }
    }

    func testAnInputViewStandsInForIt() {
        onMain {
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
            begin()
            XCTAssertNil(board)
            XCTAssertEqual(KeyboardFrame.current?.height, 134)
        }
    }

    func testRotationGivesItTheNewWidth() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(field)
            begin()
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(KeyboardFrame.current, CGRect(x: 0, y: 222, width: 852, height: 171))
            let key = board?.keys.first { $0.label.lowercased() == "q" }
            XCTAssertGreaterThan(key?.frame.minX ?? 0, 59, "beside the sensors")
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(KeyboardFrame.current?.width, 393)
            field.removeFromSuperview()
            harness.show(root: nil)
        }
    }

    func testTheLettersOfAPadStandBesideItsDigitsInLandscape() throws {
        try onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(field)
            begin(.numberPad)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            let key = try XCTUnwrap(board?.views.first { $0.key.label == "2" })
            let words = key.subviews.compactMap { $0 as? UILabel }
            XCTAssertEqual(words.map(\.text), ["2", "ABC"])
            XCTAssertFalse(words[0].frame.intersects(words[1].frame))
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertLessThan(words[0].frame.midY, words[1].frame.midY, "and below them in portrait")
            field.removeFromSuperview()
            harness.show(root: nil)
        }
    }

    // MARK: Typing

    func testKeysType() {
        onMain {
            begin()
            tapKeys("Hi, you! 2+2=4")
            XCTAssertEqual(field.text, "Hi, you! 2+2=4")
            XCTAssertTrue(listener.told().contains("shouldChange 0,0 ‘H’"))
        }
    }

    func testKeysAnswerBeforeItHasComeUp() {
        onMain {
            disconnectKeyboard()
            field.autocorrectionType = .no
            field.becomeFirstResponder()
            harness.advance(by: 0.2)
            tapKey("H")
            XCTAssertEqual(field.text, "H")
        }
    }

    func testASentenceBeginsWithACapital() {
        onMain {
            begin()
            XCTAssertTrue(labels.contains("Q"))
            tapKey("A")
            XCTAssertTrue(labels.contains("q"))
            tapKey("b")
            for _ in 0..<2 { tapKey("space") }
            XCTAssertEqual(field.text, "Ab. ")
            XCTAssertTrue(labels.contains("Q"))
            tapKey("C")
            XCTAssertEqual(field.text, "Ab. C")
        }
    }

    /// Nor does it end a word that is being composed, in languages that do.
    func testATurnDoesntEndWhatTheLastKeyBegan() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(field)
            begin()
            tapKeys("Ab")
            tapKey("space")
            let typing = board?.typing
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(board?.metrics?.isLandscape, true)
            XCTAssertTrue(board?.typing === typing)
            tapKey("space")
            XCTAssertEqual(field.text, "Ab. ")
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
            other.autocorrectionType = .no
            controller.view.addSubview(other)
            other.becomeFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertFalse(board?.typing === typing, "another text begins anew")
            other.resignFirstResponder()
            field.removeFromSuperview()
            harness.show(root: nil)
        }
    }

    func testCapitalizationFollowsTheTrait() {
        onMain {
            field.autocapitalizationType = .words
            begin()
            tapKeys("A b")
            tapKey("space")
            XCTAssertTrue(labels.contains("Q"))
            field.autocapitalizationType = .none
            field.reloadInputViews()
            harness.turn()
            XCTAssertTrue(labels.contains("q"))
            field.autocapitalizationType = .allCharacters
            field.reloadInputViews()
            tapKey("C")
            tapKey("D")
            XCTAssertEqual(field.text?.hasSuffix("CD"), true)
        }
    }

    func testShiftOnceAndLocked() {
        onMain {
            field.autocapitalizationType = .none
            begin()
            tapKey("shift")
            XCTAssertEqual(board?.shift, .once)
            tapKey("A")
            XCTAssertEqual(board?.shift, .off)
            tapKey("shift")
            tapKey("shift")
            XCTAssertEqual(board?.shift, .locked)
            tapKey("B")
            tapKey("C")
            XCTAssertEqual(board?.shift, .locked)
            tapKey("shift")
            tapKey("d")
            XCTAssertEqual(field.text, "ABCd")
        }
    }

    // DEV-662
    func testSmartPunctuation() {
        onMain {
            begin()
            tapKeys("a--b \"c\"")
            XCTAssertEqual(field.text, "a—b “c”")
            field.text = ""
            field.smartQuotesType = .no
            field.smartDashesType = .no
            field.reloadInputViews()
            tapKeys("a--\"")
            XCTAssertEqual(field.text, "a--\"")
        }
    }

    func testAnAddressIsTypedAsItIs() {
        onMain {
            begin(.emailAddress)
            tapKeys("a@b.c")
            XCTAssertEqual(field.text, "a@b.c")
            XCTAssertTrue(labels.contains("@"))
        }
    }

    func testSecureTextIsTypedAsItIs() {
        onMain {
            field.isSecureTextEntry = true
            begin()
            tapKeys("a--b")
            XCTAssertEqual(field.text, "a--b")
        }
    }

    func testTheReturnKeyWaitsForText() {
        onMain {
            field.enablesReturnKeyAutomatically = true
            field.returnKeyType = .search
            begin()
            XCTAssertTrue(labels.contains("search"))
            _ = listener.told()
            tapKey("Return")
            XCTAssertFalse(listener.told().contains("shouldReturn"))
            tapKey("A")
            tapKey("Return")
            XCTAssertTrue(listener.told().contains("shouldReturn"))
        }
    }

    // MARK: Fingers that stay

    func testDeleteRepeats() {
        onMain {
            field.text = "abcdefgh"
            begin()
            guard let place = place(ofKey: "delete") else { return XCTFail("no delete key") }
            harness.touch(.began, at: place)
            XCTAssertEqual(field.text, "abcdefg")
            harness.advance(by: 0.4)
            XCTAssertEqual(field.text, "abcdefg")
            harness.advance(by: 0.35)
            XCTAssertEqual(field.text, "abcd")
            harness.touch(.ended, at: place)
            harness.advance(by: 1)
            XCTAssertEqual(field.text, "abcd")
        }
    }

    func testAccentsOfALetter() {
        onMain {
            field.autocapitalizationType = .none
            begin()
            guard let place = place(ofKey: "e") else { return XCTFail("no e") }
            harness.touch(.began, at: place)
            harness.advance(by: 0.6)
            harness.touch(.moved, at: CGPoint(x: place.x + 40, y: place.y - 40))
            harness.touch(.ended, at: CGPoint(x: place.x + 40, y: place.y - 40))
            XCTAssertEqual(field.text, "è")
        }
    }

    func testAFingerThatSlidesTypesWhereItLifts() {
        onMain {
            field.autocapitalizationType = .none
            begin()
            guard let a = place(ofKey: "a"), let s = place(ofKey: "s") else { return XCTFail("no keys") }
            harness.touch(.began, at: a)
            harness.touch(.moved, at: s)
            harness.touch(.ended, at: s)
            XCTAssertEqual(field.text, "s")
        }
    }

    func testTheSpaceBarMovesTheCaret() {
        onMain {
            field.text = "hello world"
            begin()
            guard let place = place(ofKey: "space") else { return XCTFail("no space") }
            harness.touch(.began, at: place)
            harness.advance(by: 0.6)
            harness.touch(.moved, at: CGPoint(x: place.x - 300, y: place.y))
            XCTAssertEqual(selection, [0, 0])
            harness.touch(.ended, at: CGPoint(x: place.x - 300, y: place.y))
            XCTAssertEqual(field.text, "hello world", "no space is typed")
        }
    }

    // MARK: Kinds

    func testKindsHaveTheirKeys() {
        onMain {
            begin(.numberPad)
            XCTAssertEqual(board?.keys.compactMap(\.typed).sorted(), "0123456789".map(String.init))
            XCTAssertEqual(KeyboardFrame.current?.height, 291)
            for (type, wanted) in [
                (UIKeyboardType.decimalPad, "."), (.phonePad, "+*#"), (.URL, ".com"), (.emailAddress, "@"),
                (.twitter, "#"), (.webSearch, "."), (.numbersAndPunctuation, "1"),
            ] {
                field.keyboardType = type
                field.reloadInputViews()
                XCTAssertTrue(labels.contains(wanted), "\(type) \(labels)")
            }
        }
    }

    func testEmojiAreTyped() {
        onMain {
            begin()
            tapKey("Emoji")
            XCTAssertEqual(board?.page, .emoji)
            harness.advance(by: 0.1)
            harness.tap(CGPoint(x: 30, y: 561 + 45))
            XCTAssertEqual(field.text, "😀")
        }
    }

    func testAllKeysAreOnTheKeyboardAndNoneOverAnother() {
        onMain {
            for language in KeyboardLanguage.all {
                for type in (0...11).compactMap(UIKeyboardType.init) {
                    for page in [KeyboardPage.letters, .numbers, .symbols] {
                        for (size, isPad) in [
                            (CGSize(width: 375, height: 667), false), (CGSize(width: 852, height: 393), false),
                            (CGSize(width: 820, height: 1180), true), (CGSize(width: 1376, height: 1032), true),
                        ] {
                            let metrics = KeyboardMetrics(
                                screen: size, safeArea: .zero, isPad: isPad, showsSuggestions: true, isNumberPad: false)
                            let keys = KeyboardPlan(
                                type: type, page: page, language: language, enter: "return", entersAccented: false,
                                metrics: metrics, isUppercase: false, shift: .off, hasLanguages: true
                            ).keys
                            let bounds = CGRect(x: 0, y: 0, width: metrics.width, height: metrics.height)
                            for (index, key) in keys.enumerated() {
                                XCTAssertTrue(
                                    bounds.insetBy(dx: -0.01, dy: -0.01).contains(key.frame),
                                    "\(language.code) \(type) \(page) \(size) \(key.name) \(key.frame)")
                                for other in keys[(index + 1)...]
                                where key.frame.insetBy(dx: 1, dy: 1).intersects(other.frame) {
                                    XCTFail("\(language.code) \(type) \(page) \(size): \(key.name) over \(other.name)")
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    // MARK: Words

    func testWhatIsNear() {
        onMain {
            XCTAssertTrue(KeyboardSpelling.isNear("teh", "the"))
            XCTAssertTrue(KeyboardSpelling.isNear("helo", "hello"))
            XCTAssertTrue(KeyboardSpelling.isNear("wprld", "world"))
            XCTAssertFalse(KeyboardSpelling.isNear("abc", "xyz"))
        }
    }

    // DEV-661
    func testAMistakeIsPutRightAndBackspaceTakesThatBack() throws {
        try onMain {
            try XCTSkipIf(SpellingDictionary.of("en") == nil, "hunspell's English dictionary is not installed")
            disconnectKeyboard()
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            tapKeys("Helllo ")
            XCTAssertEqual(field.text, "Hello ")
            tapKey("delete")
            XCTAssertEqual(field.text, "Helllo")
            tapKeys(" ")
            XCTAssertEqual(field.text, "Helllo ")
        }
    }

    func testTheBeginningOfAWordIsNotPutRight() throws {
        try onMain {
            try XCTSkipIf(SpellingDictionary.of("en") == nil, "hunspell's English dictionary is not installed")
            disconnectKeyboard()
            field.text = "Hellloxy"
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            let place = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 6))
            field.selectedTextRange = field.textRange(from: place, to: place)
            tapKeys(" ")
            XCTAssertEqual(field.text, "Helllo xy")
        }
    }

    func testPlacesWithoutASuggestionAreNotRead() {
        onMain {
            let bar = SuggestionBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            harness.window.addSubview(bar)
            bar.layoutIfNeeded()
            @MainActor func read() -> [String] { AccessibilityTree.elements(in: bar).map { $0.label ?? "no name" } }
            XCTAssertEqual(read(), [])
            bar.show([Suggestion(text: "the", isLiteral: true), Suggestion(text: "then")])
            XCTAssertEqual(read(), ["“the”", "then"])
            bar.show([])
            XCTAssertEqual(read(), [])
            bar.removeFromSuperview()
        }
    }
}
