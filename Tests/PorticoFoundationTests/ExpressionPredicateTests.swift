import Foundation
import PorticoFoundation
import XCTest

/// What `#Predicate` says of texts beyond Linux's Foundation.
final class ExpressionPredicateTests: XCTestCase {
    private struct Note { var text: String }

    func testTextsAreComparedAsTheDeviceDoes() throws {
        let (text, small) = ("ÉCL", "b")
        let (before, equal) = (ComparisonResult.orderedAscending, ComparisonResult.orderedSame)
        let contains = #Predicate<Note> { $0.text.localizedStandardContains(text) }
        XCTAssertTrue(try contains.evaluate(Note(text: "an eclair")))
        XCTAssertFalse(try contains.evaluate(Note(text: "an ecair")))
        let less = #Predicate<Note> { $0.text.localizedCompare(small) == before }
        XCTAssertTrue(try less.evaluate(Note(text: "A")))
        XCTAssertFalse(try less.evaluate(Note(text: "c")))
        let same = #Predicate<Note> { $0.text.caseInsensitiveCompare(small) == equal }
        XCTAssertTrue(try same.evaluate(Note(text: "B")))
        XCTAssertFalse(try same.evaluate(Note(text: "a")))
    }
}
