import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Spelling by the system's English dictionary, which Scripts/setup installs for tests.
final class TextCheckerTests: MainTestCase, @unchecked Sendable {
    @MainActor private func mistake(
        _ text: String, at offset: Int = 0, wrap: Bool = false, _ language: String = "en",
        _ checker: UITextChecker = UITextChecker()
    ) -> String? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text, range: whole, startingAt: offset, wrap: wrap, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    func testWordsThatAreNone() {
        onMain {
            XCTAssertTrue(UITextChecker.availableLanguages.contains("en_US"), "run Scripts/setup --tests")
            XCTAssertNil(mistake("silkworm"))
            XCTAssertEqual(mistake("silkwrom"), "silkwrom")
            XCTAssertNil(mistake("It doesn’t matter, does it? 4th row"))
            XCTAssertEqual(mistake("A 👍 is a thum up", at: 0, wrap: false, "en-US"), "thum")
        }
    }

    func testTheSearchBeginsAtItsOffsetAndWraps() {
        onMain {
            let text = "frst and secnd"
            XCTAssertEqual(mistake(text), "frst")
            XCTAssertEqual(mistake(text, at: 4), "secnd")
            XCTAssertNil(mistake(text, at: 14))
            XCTAssertEqual(mistake(text, at: 14, wrap: true), "frst")
            let part = UITextChecker().rangeOfMisspelledWord(
                in: text, range: NSRange(location: 5, length: 6), startingAt: 0, wrap: true, language: "en")
            XCTAssertEqual(part.location, NSNotFound, "a word that the range cuts")
            let outside = UITextChecker().rangeOfMisspelledWord(
                in: text, range: NSRange(location: 40, length: 6), startingAt: 0, wrap: true, language: "en")
            XCTAssertEqual(outside.location, NSNotFound)
        }
    }

    func testGuessesAndCompletions() throws {
        try onMain {
            let checker = UITextChecker()
            let guesses = try XCTUnwrap(
                checker.guesses(forWordRange: NSRange(location: 2, length: 6), in: "a holdei", language: "en_US"))
            XCTAssertTrue(guesses.contains("holder") || guesses.contains("holder's"), "\(guesses)")
            let words = try XCTUnwrap(
                checker.completions(forPartialWordRange: NSRange(location: 0, length: 7), in: "Televis", language: "en")
            )
            XCTAssertTrue(words.contains("Television") && words.allSatisfy { $0.hasPrefix("Televis") }, "\(words)")
            XCTAssertNil(checker.guesses(forWordRange: NSRange(location: 9, length: 2), in: "ab", language: "en"))
        }
    }

    /// DEV-641: learnt words are the app's own.
    func testIgnoredAndLearnedWords() throws {
        try onMain {
            let checker = UITextChecker()
            checker.ignoreWord("portico-ish")
            checker.ignoreWord("Qwerp")
            XCTAssertEqual(checker.ignoredWords, ["Qwerp", "portico-ish"])
            XCTAssertNil(mistake("Qwerp", at: 0, wrap: false, "en", checker))
            XCTAssertEqual(mistake("Qwerp"), "Qwerp")
            XCTAssertFalse(UITextChecker.hasLearnedWord("Zxqu"))
            UITextChecker.learnWord("Zxqu")
            defer { UITextChecker.unlearnWord("Zxqu") }
            XCTAssertTrue(UITextChecker.hasLearnedWord("Zxqu"))
            XCTAssertNil(mistake("Zxqu"))
            let file = NSHomeDirectory() + "/Library/Spelling/LocalDictionary"
            XCTAssertTrue(try String(contentsOfFile: file, encoding: .utf8).contains("Zxqu"))
            UITextChecker.unlearnWord("Zxqu")
            XCTAssertEqual(mistake("Zxqu"), "Zxqu")
        }
    }

    /// DEV-642
    func testALanguageWithoutADictionaryHasNoMistakes() {
        onMain {
            XCTAssertNil(mistake("qqqq wwww", at: 0, wrap: false, "xx_XX"))
            XCTAssertNil(
                UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 4), in: "qqqq", language: "xx"))
        }
    }
}
