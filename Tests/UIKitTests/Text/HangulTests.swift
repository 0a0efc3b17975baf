import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Korean syllables out of the letters of the keyboard on the screen. DEV-660.
final class HangulTests: TextFieldTestCase, @unchecked Sendable {
    @MainActor private func makeTyping() throws -> KeyboardTyping {
        let korean = try XCTUnwrap(KeyboardLanguage.all.first { $0.code == "ko" })
        field.becomeFirstResponder()
        harness.turn()
        return KeyboardTyping(traits: .standard, language: korean)
    }

    private func compose(_ letters: String) -> String {
        var (done, open) = ("", HangulSyllable?.none)
        for letter in letters {
            guard let before = open else {
                open = HangulSyllable(letter)
                continue
            }
            let (finished, next) = before.adding(letter)
            done += finished
            open = next
        }
        return done + (open?.text ?? "")
    }

    func testLettersBecomeSyllables() {
        for (letters, text) in [
            ("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㅇㅏㄴㄴㅕㅇ", "안녕"), ("ㄱㅏㅂㅅㅇㅣ", "값이"), ("ㅇㅓㅂㅅㅓ", "업서"), ("ㄷㅏㄹㄱ", "닭"),
            ("ㅇㅗㅐ", "왜"), ("ㅇㅡㅣㅅㅏ", "의사"), ("ㄲㅗㅊ", "꽃"), ("ㅇㅣㅆㄷㅏ", "있다"), ("ㅋㅋ", "ㅋㅋ"), ("ㅠㅠ", "ㅠㅠ"), ("ㅏㄱㅏ", "ㅏ가"),
            ("ㅂㅏㄸㅏ", "바따"), ("ㅎㅏㄴㅏ", "하나"),
        ] { XCTAssertEqual(compose(letters), text, letters) }
    }

    func testLettersAreTakenBackOneByOne() {
        var syllable: HangulSyllable? = HangulSyllable("ㄱ")
        for letter in "ㅗㅏㄹㄱ" { syllable = syllable?.adding(letter).next }
        var texts: [String] = []
        while let open = syllable {
            texts.append(open.text)
            syllable = open.withoutLast
        }
        XCTAssertEqual(texts, ["괅", "괄", "과", "고", "ㄱ"])
    }

    func testAFieldGetsSyllables() throws {
        try onMain {
            let typing = try makeTyping()
            var seen: [String] = []
            for letter in "ㅎㅏㄴㄱ" {
                typing.type(String(letter))
                seen.append(field.text ?? "")
            }
            XCTAssertEqual(seen, ["ㅎ", "하", "한", "한ㄱ"])
            XCTAssertNil(field.markedTextRange)
            typing.type("ㅡ")
            XCTAssertEqual(field.text, "한그")
            typing.delete(wholeWord: false)
            XCTAssertEqual(field.text, "한ㄱ")
            typing.delete(wholeWord: false)
            XCTAssertEqual(field.text, "한")
            typing.delete(wholeWord: false)
            XCTAssertEqual(field.text, "", "what was complete goes as a whole")
            typing.type("ㄱ")
            typing.space()
            typing.type("ㅏ")
            XCTAssertEqual(field.text, "ㄱ ㅏ", "a space ends the syllable")
            XCTAssertFalse(typing.wantsCapital)
        }
    }

    func testAnotherPlaceBeginsAnotherSyllable() throws {
        try onMain {
            let typing = try makeTyping()
            field.text = "가나"
            typing.type("ㅎ")
            XCTAssertEqual(field.text, "가나ㅎ")
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            typing.type("ㅏ")
            XCTAssertEqual(field.text, "ㅏ가나ㅎ")
        }
    }

    func testTheKeyboardHasTheLettersAndShiftTheDoubleOnes() throws {
        let languages = KeyboardLanguage.ofLocale("ko_KR")
        XCTAssertEqual(languages.map(\.code), ["ko", "en"])
        let korean = try XCTUnwrap(languages.first)
        XCTAssertEqual(korean.rows.map(\.count), [10, 9, 7])
        XCTAssertEqual(korean.shifted("ㄱ"), "ㄲ")
        XCTAssertEqual(korean.shifted("ㅏ"), "ㅏ")
        XCTAssertEqual(korean.unshifted("ㅖ"), "ㅔ")
        XCTAssertNil(korean.unshifted("ㅏ"))
        XCTAssertEqual(KeyboardLanguage.english.shifted("a"), "A")
        XCTAssertEqual(KeyboardLanguage.english.unshifted("A"), "a")
    }
}
