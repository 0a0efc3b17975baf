import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Japanese and Chinese out of the Latin letters of the keyboard on the screen. DEV-660.
final class ComposingKeyboardTests: TextFieldTestCase, @unchecked Sendable {
    @MainActor private func makeTyping(_ code: String) throws -> KeyboardTyping {
        let language = try XCTUnwrap(KeyboardLanguage.all.first { $0.code == code })
        field.becomeFirstResponder()
        harness.turn()
        return KeyboardTyping(traits: .standard, language: language)
    }

    @MainActor private func type(_ letters: String, with typing: KeyboardTyping) {
        for letter in letters { typing.type(String(letter)) }
    }

    @MainActor private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    // MARK: Kana

    func testLettersBecomeKana() {
        for (letters, kana) in [
            ("konnnichiha", "こんにちは"), ("kyou", "きょう"), ("gakkou", "がっこう"), ("sensei", "せんせい"), ("shinbunn", "しんぶん"),
            ("zasshi", "ざっし"), ("jisho", "じしょ"), ("fujisan", "ふじさん"),
            ("ra-menn", "らーめん"), ("kin'en", "きんえん"),
            ("tyotto", "ちょっと"), ("xtu", "っ"), ("hon", "ほん"), ("nyuu", "にゅう"), ("fairu", "ふぁいる"),
        ] { XCTAssertEqual(RomajiReader.finishLetters(letters), kana, letters) }
    }

    func testLettersWaitForTheirKana() {
        for (letters, kana, rest) in [
            ("k", "", "k"), ("ky", "", "ky"), ("kan", "か", "n"), ("kany", "か", "ny"), ("kank", "かん", "k"),
            ("att", "あっ", "t"),
        ] {
            let read = RomajiReader.readLetters(letters)
            XCTAssertEqual([read.kana, read.rest], [kana, rest], letters)
        }
    }

    func testKanaAreMarkedUntilTheyAreFinal() throws {
        try onMain {
            let typing = try makeTyping("ja")
            var seen: [String] = []
            for letter in "kyou" {
                typing.type(String(letter))
                seen.append(field.text ?? "")
            }
            XCTAssertEqual(seen, ["k", "ky", "きょ", "きょう"])
            XCTAssertEqual(marked, "きょう")
            XCTAssertEqual(field.editor.selection, NSRange(location: 3, length: 0))
            typing.enter()
            XCTAssertEqual(field.text, "きょう")
            XCTAssertNil(field.markedTextRange)
            XCTAssertEqual(typing.candidates, [])
        }
    }

    func testTheLastLetterNBecomesAKana() throws {
        try onMain {
            let typing = try makeTyping("ja")
            type("hon", with: typing)
            XCTAssertEqual(field.text, "ほn")
            typing.enter()
            XCTAssertEqual(field.text, "ほん")
            XCTAssertNil(field.markedTextRange)
        }
    }

    func testBackspaceTakesKanaBack() throws {
        try onMain {
            let typing = try makeTyping("ja")
            type("kyou", with: typing)
            var seen: [String] = []
            for _ in 0..<4 {
                typing.delete(wholeWord: false)
                seen.append(field.text ?? "")
            }
            XCTAssertEqual(seen, ["きょ", "き", "", ""])
            XCTAssertNil(field.markedTextRange)
            type("ka", with: typing)
            XCTAssertEqual(field.text, "か", "what is left doesn't come back")
        }
    }

    func testTheSpaceBarGoesThroughCandidates() throws {
        try onMain {
            let typing = try makeTyping("ja")
            type("ka", with: typing)
            let candidates = typing.candidates
            XCTAssertTrue(candidates.contains("か") && candidates.contains("カ"))
            typing.space()
            XCTAssertEqual(field.text, candidates[0])
            XCTAssertEqual(marked, candidates[0])
            typing.space()
            XCTAssertEqual(field.text, candidates[1 % candidates.count])
            typing.delete(wholeWord: false)
            XCTAssertEqual(field.text, "か", "backspace brings the kana back")
            typing.chooseCandidate("カ")
            XCTAssertEqual(field.text, "カ")
            XCTAssertNil(field.markedTextRange)
            typing.space()
            XCTAssertEqual(field.text, "カ ", "then a space is a space")
        }
    }

    func testALetterBehindACandidateBeginsAnotherWord() throws {
        try onMain {
            let typing = try makeTyping("ja")
            type("ka", with: typing)
            let first = typing.candidates[0]
            typing.space()
            type("ki", with: typing)
            XCTAssertEqual(field.text, first + "き")
            XCTAssertEqual(marked, "き")
        }
    }

    func testMarksEndWhatIsComposed() throws {
        try onMain {
            let typing = try makeTyping("ja")
            type("ka.", with: typing)
            XCTAssertEqual(field.text, "か。")
            XCTAssertNil(field.markedTextRange)
        }
    }

    func testWhatAnotherChangeEndsIsNotComposedOn() throws {
        try onMain {
            let typing = try makeTyping("ja")
            type("ka", with: typing)
            field.text = "new"
            type("ki", with: typing)
            XCTAssertEqual(field.text, "newき")
            XCTAssertEqual(marked, "き")
        }
    }

    func testTheDelegateCanRefuse() throws {
        try onMain {
            let typing = try makeTyping("ja")
            listener.mayChange = { _, _ in false }
            type("ka", with: typing)
            XCTAssertEqual(field.text, "")
            XCTAssertEqual(typing.candidates, [])
        }
    }

    // MARK: Kanji

    /// A dictionary of a few words, in EUC-JP as the real one is.
    @MainActor private func makeDictionary() throws -> KanjiDictionary {
        func euc(_ kana: String) -> [UInt8] {
            kana.unicodeScalars.flatMap { [0xA4, UInt8($0.value - 0x3041) + 0xA1] }
        }
        var bytes = Array(";; a comment\n;; okuri-ari entries.\n".utf8)
        // 贈る and 送る are B4C1 and C1F7 … by their codes: 大 is C2E7, 送 is C1F7, 漢 B4C1, 字 BBFA, 私 BBE4.
        bytes += euc("おく") + Array("r /".utf8) + [0xC1, 0xF7] + Array(";to send/\n".utf8)
        bytes += euc("おお") + Array("k /".utf8) + [0xC2, 0xE7] + Array("/\n".utf8)
        bytes += Array(";; okuri-nasi entries.\n".utf8)
        bytes += euc("かんじ") + Array(" /".utf8) + [0xB4, 0xC1, 0xBB, 0xFA] + Array(";letters/(concat \"x\")/\n".utf8)
        bytes += euc("わたし") + Array(" /".utf8) + [0xBB, 0xE4] + Array("/\n".utf8)
        return try XCTUnwrap(KanjiDictionary(Data(bytes)))
    }

    func testWordsAreFoundByTheirReading() throws {
        try onMain {
            let dictionary = try makeDictionary()
            XCTAssertEqual(dictionary.words(of: "かんじ"), ["漢字"])
            XCTAssertEqual(dictionary.words(of: "わたし"), ["私"])
            XCTAssertEqual(dictionary.words(of: "おくる"), ["送る"])
            XCTAssertEqual(dictionary.words(of: "おくられ"), ["送られ"])
            XCTAssertEqual(dictionary.words(of: "おおきい"), ["大きい"])
            XCTAssertEqual(dictionary.words(of: "かん"), [])
            XCTAssertEqual(dictionary.words(of: ""), [])
            XCTAssertEqual(dictionary.words(of: "abc"), [])
            XCTAssertNil(KanjiDictionary(Data("nothing".utf8)))
        }
    }

    func testCandidatesBeginWithWords() throws {
        try onMain {
            var composition = KanaComposition(try makeDictionary())
            for letter in "kanji" { composition.addLetter(String(letter)) }
            XCTAssertEqual(composition.candidates, ["漢字", "かんじ", "カンジ"])
            var sentence = KanaComposition(try makeDictionary())
            for letter in "watashiha" { sentence.addLetter(String(letter)) }
            XCTAssertEqual(sentence.candidates.first, "私は")
        }
    }

    // MARK: Chinese

    func testCharactersAreChosenByTheirSound() throws {
        try onMain {
            let typing = try makeTyping("zh")
            type("nihao", with: typing)
            XCTAssertEqual(marked, "nihao")
            XCTAssertTrue(typing.candidates.contains("你"))
            typing.chooseCandidate("你")
            XCTAssertEqual(field.text, "你hao")
            XCTAssertEqual(marked, "hao")
            XCTAssertTrue(typing.candidates.contains("好"))
            typing.chooseCandidate("好")
            XCTAssertEqual(field.text, "你好")
            XCTAssertNil(field.markedTextRange)
        }
    }

    func testTheSpaceBarTakesTheFirstCharacter() throws {
        try onMain {
            let typing = try makeTyping("zh")
            type("a", with: typing)
            XCTAssertEqual(typing.candidates.first, "啊")
            typing.space()
            XCTAssertEqual(field.text, "啊")
            XCTAssertNil(field.markedTextRange)
            type("nv", with: typing)
            XCTAssertTrue(typing.candidates.contains("女"))
            typing.enter()
            XCTAssertEqual(field.text, "啊nv", "return keeps the letters")
        }
    }

    func testWhereSoundsPart() {
        onMain {
            let table = PinyinTable.shared
            // Each of the usual characters has its sound: the runs of the table are as long as the characters are many.
            let counts = PinyinTable.sounds.split(separator: " ").compactMap { Int($0.drop { !$0.isNumber }) }
            XCTAssertEqual(counts.reduce(0, +), 3755)
            XCTAssertEqual(table.characters(of: "a"), ["啊", "阿"])
            XCTAssertEqual(table.characters(of: "zuo").last, "座")
            XCTAssertTrue(table.characters(of: "nv").contains("女"))
            XCTAssertTrue(table.characters(of: "ma").contains("妈"))
            XCTAssertEqual(table.firstSound(of: "xian"), "xian")
            XCTAssertEqual(table.firstSound(of: "zhongguo"), "zhong")
            XCTAssertEqual(table.firstSound(of: "women"), "wo")
            XCTAssertNil(table.firstSound(of: "v"))
            var parted = PinyinComposition()
            for letter in "xi'an" { parted.addLetter(String(letter)) }
            XCTAssertTrue(parted.candidates.contains("西"))
            XCTAssertEqual(parted.choose("西"), "西")
            XCTAssertEqual(parted.shown, "an")
        }
    }

    func testSecureTextIsNotComposed() throws {
        try onMain {
            field.isSecureTextEntry = true
            XCTAssertFalse(KeyboardTraits(field).composes)
            field.isSecureTextEntry = false
            XCTAssertTrue(KeyboardTraits(field).composes)
            field.keyboardType = .emailAddress
            XCTAssertFalse(KeyboardTraits(field).composes)
        }
    }

    func testLanguagesOfTheLocale() {
        XCTAssertEqual(KeyboardLanguage.ofLocale("ja_JP").map(\.code), ["ja", "en"])
        XCTAssertEqual(KeyboardLanguage.ofLocale("zh-Hans-CN").map(\.code), ["zh", "en"])
        XCTAssertEqual(KeyboardLanguage.ofLocale("zh-Hant-TW").map(\.code), ["en"])
    }
}
