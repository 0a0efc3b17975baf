import XCTest

@testable import UIKitBase

/// Misspelt words follow a text that changes, and what changed has to be looked at again.
final class SpellingMarksTests: XCTestCase {
    private var marks = SpellingMarks()
    private var text = NSMutableAttributedString()

    override func setUp() {
        super.setUp()
        text = NSMutableAttributedString(string: "frst and secnd")
        marks = SpellingMarks()
        marks.forgetWords(length: text.length)
        marks.setWords([word(0, "frst"), word(9, "secnd")], in: 0..<14)
    }

    private func word(_ start: Int, _ text: String) -> SpellingMarks.Word {
        SpellingMarks.Word(range: NSRange(location: start, length: text.utf16.count), units: Array(text.utf16))
    }

    private func replace(_ start: Int, _ length: Int, _ new: String) {
        text.replaceCharacters(in: NSRange(location: start, length: length), with: new)
        marks.followChange(
            in: NSRange(location: start, length: new.utf16.count), delta: new.utf16.count - length, of: text)
    }

    private var places: [Int] { marks.words.map(\.range.location) }

    func testWordsBehindAChangeMove() {
        XCTAssertEqual(marks.unchecked, [])
        replace(5, 3, "or")
        XCTAssertEqual(places, [0, 8])
        XCTAssertEqual(marks.unchecked, [4..<8], "with what stands beside it")
        XCTAssertEqual(marks.word(at: 8), NSRange(location: 8, length: 5))
        XCTAssertNil(marks.word(at: 5))
    }

    func testAWordThatIsTouchedIsNoneAnyMore() {
        replace(4, 0, "x")
        XCTAssertEqual(places, [10], "frstx is another word")
        replace(10, 2, "")
        XCTAssertEqual(places, [])
        XCTAssertEqual(marks.unchecked, [3..<6, 9..<11])
    }

    func testASpaceAfterAWordLeavesIt() {
        replace(4, 0, "  ")
        XCTAssertEqual(places, [0, 11])
    }

    func testALargeChangeKeepsWordsThatAreThereStill() {
        marks.followChange(in: NSRange(location: 0, length: 14), delta: 0, of: text)
        XCTAssertEqual(places, [0, 9], "other looks")
        XCTAssertEqual(marks.unchecked, [0..<14])
        // A letter more, told as a change of the whole text.
        text.insert(NSAttributedString(string: "x "), at: 5)
        marks.followChange(in: NSRange(location: 0, length: 16), delta: 2, of: text)
        XCTAssertEqual(places, [0, 11])
    }

    func testWhatHasBeenLookedAtIsNotLookedAtAgain() {
        marks.forgetWords(length: 14)
        XCTAssertEqual(marks.uncheckedParts(in: NSRange(location: 2, length: 4)), [2..<6])
        marks.setWords([], in: 2..<6)
        XCTAssertEqual(marks.unchecked, [0..<2, 6..<14])
        marks.addUnchecked(2..<4)
        XCTAssertEqual(marks.unchecked, [0..<4, 6..<14])
        XCTAssertEqual(marks.uncheckedParts(in: NSRange(location: 4, length: 2)), [])
    }

    func testWordsInARange() {
        XCTAssertEqual(marks.words(in: NSRange(location: 4, length: 5)).map(\.range.location), [])
        XCTAssertEqual(marks.words(in: NSRange(location: 3, length: 7)).map(\.range.location), [0, 9])
    }
}
